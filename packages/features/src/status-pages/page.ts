import { seoText } from '@suluh/i18n-id/seo';
import { notFound } from 'next/navigation';
import { definePage } from '../parts/page/index.ts';

/** The address that says that there is nothing. */
export const notFoundPage = definePage('notFound', {
  words: seoText.notFound,
  Screen: () => {
    notFound();
  },
});
