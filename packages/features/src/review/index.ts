import { pathTo } from '@suluh/domain/address';
import { reviewText } from '@suluh/i18n-id/review';
import { definePage } from '../parts/page/index.ts';
import { loadOwned } from '../parts/owned/index.ts';
import { ReviewScreen } from './ReviewScreen.tsx';

/** The learner's review of an owned course. */
export const reviewPage = definePage('review', {
  words: async ({ context, course }) => {
    const outcome = await loadOwned(context, course, pathTo(context.tenant.routes, 'review', { course }));
    return outcome.kind === 'found' ? { title: reviewText.titleOf(outcome.data.courseFullname) } : null;
  },
  Screen: ReviewScreen,
});
