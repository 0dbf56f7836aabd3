import type { ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { CHANGE_EMAIL_FORM } from '@suluh/domain/validation';
import { z } from 'zod';
import { refusedTo, returning, text, type Action } from '../parts/action/index.ts';
import { typedIn } from '../parts/rule-form/draft.ts';
import { typedCode } from './typedCode.ts';

/** Has a code mailed to another address. */
export const emailChange: Action<{ email: string; password: string }, ApiResult<object>> = {
  name: 'email-change',
  input: z.object({ email: text, password: text }),
  run: (api, { email, password }) =>
    api.POST('/api/profile/email', { body: { email, ...(password ? { password } : {}) } }),
  back: (_fields, routes) => pathTo(routes, 'changeEmail'),
  keeps: (fields) => typedIn(CHANGE_EMAIL_FORM, fields),
  leadsTo: returning,
};

/** Proves the address by the code. */
export const emailConfirm: Action<{ otp: string }, ApiResult<object>> = {
  name: 'email-confirm',
  input: z.object({ otp: text }),
  run: (api, body) => api.POST('/api/profile/email/confirm', { body }),
  back: (_fields, routes) => pathTo(routes, 'changeEmail'),
  keeps: typedCode,
  leadsTo: ({ error }, routes, { back }) => (error ? refusedTo(error, routes, back) : withQuery(back, { saved: '1' })),
};
