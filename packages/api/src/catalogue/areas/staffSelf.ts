import { z } from 'zod';
import { staffMe } from '../entities/index.ts';
import { defineEntry } from '../entry.ts';

const code = z.string().trim().length(6).regex(/^\d*$/);

export const signIn = defineEntry({
  id: 'staff.signIn',
  method: 'POST',
  path: '/api/staff/session',
  auth: 'P',
  summary: 'Sign in to the back office',
  description:
    '401 INVALID_CREDENTIALS for a wrong password, or an account that has no role. 409 CODE_REQUIRED where an authenticator is set up and no code was sent, 422 OTP_INVALID for a wrong one. The token is kept by the server of the back office and never reaches a page.',
  body: z.object({ email: z.string().trim().max(254), password: z.string().max(200), code: code.optional() }),
  data: z.object({ token: z.string(), me: staffMe }),
  errors: [409, 422],
  guarded: true,
});

export const signOut = defineEntry({
  id: 'staff.signOut',
  method: 'DELETE',
  path: '/api/staff/session',
  auth: 'S',
  summary: 'End this session of the back office',
  data: z.object({ success: z.boolean() }),
});

export const me = defineEntry({
  id: 'staff.me',
  method: 'GET',
  path: '/api/staff/me',
  auth: 'S',
  summary: 'Who is signed in, and what they may do',
  data: staffMe,
});

export const secondFactorBegin = defineEntry({
  id: 'staff.secondFactorBegin',
  method: 'POST',
  path: '/api/staff/second-factor',
  auth: 'S',
  summary: 'Begin to set up an authenticator: its secret is told this once',
  description: '409 CONFLICT while one is set up.',
  data: z.object({ secret: z.string(), address: z.string().describe('otpauth://, for a QR code') }),
  status: 201,
  errors: [409],
});

export const secondFactorConfirm = defineEntry({
  id: 'staff.secondFactorConfirm',
  method: 'PUT',
  path: '/api/staff/second-factor',
  auth: 'S',
  summary: 'Finish setting up by a first code',
  body: z.object({ code }),
  data: staffMe,
  errors: [404, 422],
});
