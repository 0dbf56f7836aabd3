import { dataSaverCookie } from '@suluh/session/cookies';
import type { Form } from '@suluh/session/proxy';

/** Remembers in the browser what was chosen, and draws the page it was chosen on again. */
export const dataSaverForm: Form = {
  back: ({ cameFrom }) => cameFrom,
  send: ({ fields }, back, _send, remember) => {
    remember(dataSaverCookie(fields.saving === 'on', new Date()));
    return Promise.resolve(back);
  },
};
