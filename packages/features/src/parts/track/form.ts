import { analyticsCookie } from '@suluh/session/cookies';
import type { Form } from '@suluh/session/proxy';

/** Remembers whether pages may report what happens on them, and returns. */
export const analyticsForm: Form = {
  back: ({ cameFrom }) => cameFrom,
  send: ({ fields }, back, _send, remember) => {
    remember(analyticsCookie(fields.allowed === 'on', new Date()));
    return Promise.resolve(back);
  },
};
