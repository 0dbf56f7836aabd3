import type { ApiFailure, ApiResult } from '@suluh/api/client';
import { pathTo, signInPath } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import {
  CHANGE_PASSWORD_FORM,
  FORGOT_PASSWORD_FORM,
  JOIN_FORM,
  LOGIN_FORM,
  REGISTER_FORM,
  RESET_PASSWORD_FORM,
} from '@suluh/domain/validation';
import { z } from 'zod';
import { codeOf, refusedTo, text, ticked, type Action } from '../parts/action/index.ts';
import { typedIn } from '../parts/rule-form/draft.ts';
import type { Submitted } from '../parts/rule-form/submitted.ts';
import {
  acceptAndLogIn,
  askForReset,
  askToJoin,
  changePassword,
  joinAndLogIn,
  logIn,
  registerAndLogIn,
  resetPassword,
  type Account,
  type Credentials,
  type NewAccount,
  type Registered,
} from './calls.ts';

/**
 * A password that was typed twice is the same twice, before JavaScript too (docs/product/validation.md#form-fields). The
 * repetition goes no further.
 */
const sameTwice = z
  .object({ password: text, newPassword: text, passwordConfirmation: z.string() })
  .partial()
  .refine(
    ({ password, newPassword, passwordConfirmation }) =>
      passwordConfirmation === undefined || passwordConfirmation === (newPassword || password),
  )
  .transform(() => ({}));

/** Back with the refusal's code, and how many seconds it makes wait. */
export const withError = (back: string, failure: ApiFailure): string =>
  withQuery(back, { error: codeOf(failure), wait: typeof failure.data === 'number' ? failure.data : undefined });

/** Logs in and leads on. A refusal returns to the form and keeps where to go. */
export const login: Action<Credentials, Submitted> = {
  name: 'login',
  input: z.object({ email: text, password: text }),
  run: logIn,
  back: (_fields, routes, target) => signInPath(routes, 'login', target),
  keeps: (fields) => typedIn(LOGIN_FORM, fields),
  leadsTo: (outcome, _routes, { target, back }) =>
    outcome.kind === 'done' ? target : withError(back, outcome.failure),
};

/** Makes the account, then logs in. */
export const register: Action<NewAccount, Registered> = {
  name: 'register',
  input: z
    .object({
      fullname: text,
      email: text,
      phone: text,
      password: text,
      referralCode: text,
      consent: ticked,
    })
    .and(sameTwice),
  run: registerAndLogIn,
  back: ({ referralCode }, routes, target) =>
    withQuery(signInPath(routes, 'register', target), { referral: referralCode || undefined }),
  keeps: (fields) => typedIn(REGISTER_FORM, fields),
  leadsTo: (outcome, routes, { target, back }) => {
    if (outcome.kind === 'done') return target;
    return withError(outcome.isRegistered ? signInPath(routes, 'login', target) : back, outcome.failure);
  },
};

/** Takes an account of another site to this one: by its password, or `way` mail by a mailed link. */
export const join: Action<{ email: string; password: string; consent: boolean; way: string }, Submitted> = {
  name: 'join',
  input: z.object({ email: text, password: text, consent: ticked, way: text }),
  run: (api, input, site) => (input.way === 'mail' ? askToJoin : joinAndLogIn)(api, input, site),
  back: (_fields, routes, target) => signInPath(routes, 'join', target),
  keeps: (fields) => typedIn(JOIN_FORM, fields),
  leadsTo: (outcome, _routes, { target, back }, { way }) => {
    if (outcome.kind === 'refused') return withError(back, outcome.failure);
    return way === 'mail' ? withQuery(back, { sent: '1' }) : target;
  },
};

/** Accepts an invitation to the internship, then logs in. */
export const invitationAccept: Action<Account & { code: string }, Registered> = {
  name: 'invitation-accept',
  input: z
    .object({
      code: text,
      fullname: text,
      email: text,
      phone: text,
      password: text,
      consent: ticked,
    })
    .and(sameTwice),
  run: acceptAndLogIn,
  back: ({ code }, routes) => pathTo(routes, 'invitation', { kode: code }),
  keeps: (fields) => typedIn(REGISTER_FORM, fields),
  leadsTo: (outcome, routes, { back }) => {
    if (outcome.kind === 'done') return pathTo(routes, 'onJob');
    return withError(outcome.isRegistered ? pathTo(routes, 'login') : back, outcome.failure);
  },
};

/** Asks for the mail with the reset link. The address of the page after it tells logs and histories nothing. */
export const forgotPassword: Action<{ email: string }, Submitted> = {
  name: 'forgot-password',
  input: z.object({ email: text }),
  run: askForReset,
  back: (_fields, routes) => pathTo(routes, 'forgotPassword'),
  keeps: (fields) => typedIn(FORGOT_PASSWORD_FORM, fields),
  leadsTo: (outcome, _routes, { back }) =>
    outcome.kind === 'done' ? withQuery(back, { sent: '1' }) : withError(back, outcome.failure),
};

/** Sets a new password with the token of the mailed link. */
export const setPassword: Action<{ token: string; password: string }, Submitted> = {
  name: 'reset-password',
  input: z.object({ token: text, password: text }).and(sameTwice),
  run: resetPassword,
  back: ({ token }, routes) => pathTo(routes, 'resetPassword', { token }),
  keeps: (fields) => typedIn(RESET_PASSWORD_FORM, fields),
  leadsTo: (outcome, routes, { back }) =>
    outcome.kind === 'done'
      ? withQuery(pathTo(routes, 'resetPassword'), { done: '1' })
      : withError(back, outcome.failure),
};

/** Sets another password and says so on a page of its own. */
export const passwordChange: Action<{ oldPassword: string; newPassword: string }, Submitted> = {
  name: 'password-change',
  input: z.object({ oldPassword: text, newPassword: text }).and(sameTwice),
  run: changePassword,
  back: (_fields, routes) => pathTo(routes, 'changePassword'),
  keeps: (fields) => typedIn(CHANGE_PASSWORD_FORM, fields),
  leadsTo: (outcome, routes, { back }) => {
    if (outcome.kind === 'done') return pathTo(routes, 'passwordChanged');
    return outcome.failure.code === 401 ? signInPath(routes, 'login', back) : withError(back, outcome.failure);
  },
};

/** Logs the account out everywhere else. */
export const loginsEnd: Action<object, ApiResult<object>> = {
  name: 'logins-end',
  input: z.object({}),
  run: (api) => api.POST('/api/auth/logout-others'),
  back: (_fields, routes) => pathTo(routes, 'changePassword'),
  leadsTo: ({ error }, routes, { back }) => (error ? refusedTo(error, routes, back) : withQuery(back, { ended: '1' })),
};
