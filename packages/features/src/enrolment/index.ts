import { pathTo } from '@suluh/domain/address';
import { definePage } from '../parts/page/index.ts';
import { finishedText } from '@suluh/i18n-id/enrolment';
import { EnrolmentScreen } from './EnrolmentScreen.tsx';
import { FinishedScreen } from './FinishedScreen.tsx';
import { loadOwned } from '../parts/owned/index.ts';

/** One owned course. */
export const enrolmentPage = definePage('enrolment', {
  words: async ({ context, course }) => {
    const outcome = await loadOwned(context, course, pathTo(context.tenant.routes, 'enrolment', { course }));
    return outcome.kind === 'found' ? { title: outcome.data.courseFullname } : null;
  },
  Screen: EnrolmentScreen,
});

/** The finished moment of one. */
export const finishedPage = definePage('finished', { words: finishedText.title, Screen: FinishedScreen });
