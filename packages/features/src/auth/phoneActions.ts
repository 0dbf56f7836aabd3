import type { ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { CHANGE_PHONE_FORM } from '@suluh/domain/validation';
import { z } from 'zod';
import { refusedTo, returning, text, type Action } from '../parts/action/index.ts';
import { typedIn } from '../parts/rule-form/draft.ts';
import { typedCode } from './typedCode.ts';

const purpose = 'verifyPhone';

/** Has a code sent to a phone. */
export const phoneCode: Action<{ phone: string }, ApiResult<object>> = {
  name: 'phone-code',
  input: z.object({ phone: text }),
  run: (api, { phone }) => api.POST('/api/otp/send', { body: { target: phone, purpose } }),
  back: (_fields, routes) => pathTo(routes, 'changePhone'),
  keeps: (fields) => typedIn(CHANGE_PHONE_FORM, fields),
  leadsTo: returning,
};

/** Proves the phone by the code. */
export const phoneConfirm: Action<{ otp: string }, ApiResult<object>> = {
  name: 'phone-confirm',
  input: z.object({ otp: text }),
  run: (api, { otp }) => api.POST('/api/otp/verify', { body: { otp, purpose } }),
  back: (_fields, routes) => pathTo(routes, 'changePhone'),
  keeps: typedCode,
  leadsTo: ({ error }, routes, { back }) => (error ? refusedTo(error, routes, back) : withQuery(back, { saved: '1' })),
};
