import { pathTo } from '@suluh/domain/address';
import { waitingText } from '@suluh/i18n-id/waiting';
import { definePage } from '../parts/page/index.ts';
import { loadPlace } from './load.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

/** The line of a schedule. */
export const waitingPage = definePage('waiting', {
  words: async ({ context, event }) => {
    const outcome = await loadPlace(context, event, pathTo(context.tenant.routes, 'waiting', { event }));
    return outcome.kind === 'found' ? { title: waitingText.titleOf(outcome.data.courseFullname) } : null;
  },
  Screen: WaitingScreen,
});
