import { pathTo, signInPath } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { safeRedirectTarget } from '@suluh/domain/session';
import type { Form, FormAnswer, FormCall, Posted } from './formCall.ts';

const programOf = ({ scope }: Posted) => (scope.program ? { program: scope.program } : {});

/** Back with the refusal's code, and how many seconds it makes wait. */
const withError = (back: string, { status, data }: FormAnswer): string =>
  withQuery(back, { error: status, wait: typeof data === 'number' ? data : undefined });

const loginCall = (posted: Posted): FormCall => {
  const { email, password } = posted.fields;
  return {
    path: '/api/auth/login',
    body: { email, password, sessionType: posted.scope.sessionType, ...programOf(posted) },
  };
};

const registerCall = (posted: Posted): FormCall => {
  const { fullname, email, phone, password, consent } = posted.fields;
  return {
    path: '/api/auth/register',
    body: {
      fullname,
      email,
      phone,
      password,
      consent: consent !== undefined,
      sessionType: posted.scope.sessionType,
      ...programOf(posted),
    },
  };
};

const toLogin = ({ routes, target }: Posted): string => signInPath(routes, 'login', target);

/** Forms of the sign-in area that work before JavaScript. A refusal returns to the form and keeps where to go. */
export const SIGN_IN_FORMS = {
  login: {
    back: toLogin,
    send: async (posted, back, call) => {
      const answer = await call(loginCall(posted));
      return answer.ok ? posted.target : withError(back, answer);
    },
  },
  /** Makes the account, then logs in. */
  register: {
    back: ({ routes, target }) => signInPath(routes, 'register', target),
    send: async (posted, back, call) => {
      const made = await call(registerCall(posted));
      if (!made.ok) return withError(back, made);
      const answer = await call(loginCall(posted));
      return answer.ok ? posted.target : withError(toLogin(posted), answer);
    },
  },
  'forgot-password': {
    back: ({ routes }) => pathTo(routes, 'forgotPassword'),
    send: async (posted, back, call) => {
      const { email } = posted.fields;
      const answer = await call({ path: '/api/auth/forgot-password', body: { email, ...programOf(posted) } });
      return answer.ok ? withQuery(back, { sent: email }) : withError(back, answer);
    },
  },
  'reset-password': {
    back: ({ routes, fields }) => pathTo(routes, 'resetPassword', { token: fields.token }),
    send: async ({ routes, fields: { token, password } }, back, call) => {
      const answer = await call({ path: '/api/auth/reset-password', body: { token, password } });
      return answer.ok ? withQuery(pathTo(routes, 'resetPassword'), { done: '1' }) : withError(back, answer);
    },
  },
  /**
   * Joins a partner's sign-in to the account with its address: by that account's password, or by the token of a mailed
   * link.
   */
  'link-account': {
    back: ({ routes, fields }) => withQuery(pathTo(routes, 'externalLink'), { token: fields.mailToken }),
    send: async ({ scope, fields: { password, mailToken }, linkToken = '' }, back, call) => {
      const answer = await call({
        path: `/api/sso/${scope.program}/link`,
        body: { linkToken, ...(mailToken ? { mailToken } : { password }) },
      });
      return answer.ok
        ? safeRedirectTarget((answer.data as { redirectTo: string }).redirectTo)
        : withError(back, answer);
    },
  },
  'link-mail': {
    back: ({ routes }) => pathTo(routes, 'externalLink'),
    send: async ({ scope, linkToken = '' }, back, call) => {
      const answer = await call({ path: `/api/sso/${scope.program}/link/mail`, body: { linkToken } });
      return answer.ok ? withQuery(back, { sent: '1' }) : withError(back, answer);
    },
  },
} satisfies Record<string, Form>;
