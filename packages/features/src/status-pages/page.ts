import { seoText } from '@suluh/i18n-id/seo';
import { definePage } from '../parts/page/index.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

/**
 * The address that says that there is nothing. It stands in the place of every page that found nothing to show, which the
 * framework leaves blank until scripts run, and is answered with 404 (packages/kept-pages/src/wholeNotFound.ts).
 */
export const notFoundPage = definePage('notFound', { words: seoText.notFound, Screen: NotFoundScreen });
