import { z } from 'zod';
import { passkeyMade, passkeyOptions, passkeyUsed, staffMe, staffPasskey } from '../entities/index.ts';
import { defineEntry } from '../entry.ts';

const code = z.string().trim().length(6).regex(/^\d*$/);
const recoveryCode = z.string().trim().max(40);

/** One way to prove who somebody is, beside the password. */
const proof = { code: code.optional(), recoveryCode: recoveryCode.optional(), passkey: passkeyUsed.optional() };

/** The ways somebody has, and what a passkey is asked; null for who has none. Without a second factor the password is one. */
const ways = z.object({ hasAuthenticator: z.boolean(), passkey: passkeyOptions.nullable(), byPassword: z.boolean() });

/** Data of a refusal: the ways there are, or how many seconds to wait. */
const refusedWays = z.union([ways, z.int()]);

export const signIn = defineEntry({
  id: 'staff.signIn',
  method: 'POST',
  path: '/api/staff/session',
  auth: 'P',
  summary: 'Sign in to the back office',
  description:
    '401 INVALID_CREDENTIALS for a wrong password, or an account that has no role. 409 CODE_REQUIRED where a second factor is set up and none was sent: data says which there are. 422 OTP_INVALID for a wrong code, PASSKEY_INVALID for a passkey. The token is kept by the server of the back office and never reaches a page.',
  body: z.object({ email: z.string().trim().max(254), password: z.string().max(200), ...proof }),
  data: z.object({ token: z.string(), me: staffMe }),
  errors: [409, 422],
  errorData: refusedWays,
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
  description:
    '409 CONFLICT while one is set up. 403 PROOF_REQUIRED beside another second factor that was not shown just now.',
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

export const secondFactorRemove = defineEntry({
  id: 'staff.secondFactorRemove',
  method: 'DELETE',
  path: '/api/staff/second-factor',
  auth: 'S',
  summary: 'Take the authenticator away; every other session ends',
  description: '403 PROOF_REQUIRED without a second factor shown just now, 409 LAST_FACTOR when there is no passkey.',
  data: staffMe,
  errors: [404, 409],
});

export const proofBegin = defineEntry({
  id: 'staff.proofBegin',
  method: 'POST',
  path: '/api/staff/proof/begin',
  auth: 'S',
  summary: 'The ways one can prove who one is, and what a passkey is asked',
  data: ways,
  status: 201,
});

export const prove = defineEntry({
  id: 'staff.proof',
  method: 'POST',
  path: '/api/staff/proof',
  auth: 'S',
  summary:
    'Prove who one is: what changes second factors, and what takes data of people out, is open for five minutes then',
  description:
    'By a second factor; who has none types the password again, which opens no more than what leaves. 409 CODE_REQUIRED without any, 422 OTP_INVALID for a wrong code, PASSKEY_INVALID for a passkey, 400 at `password` for a wrong one.',
  body: z.object({ ...proof, password: z.string().max(200).optional() }),
  data: staffMe,
  errors: [409, 422],
  errorData: refusedWays,
});

export const passkeys = defineEntry({
  id: 'staff.passkeys',
  method: 'GET',
  path: '/api/staff/passkey',
  auth: 'S',
  summary: 'Passkeys of whoever asks, the oldest first',
  data: z.array(staffPasskey),
});

export const passkeyBegin = defineEntry({
  id: 'staff.passkeyBegin',
  method: 'POST',
  path: '/api/staff/passkey/begin',
  auth: 'S',
  summary: 'Begin to make a passkey: what the browser is asked',
  description:
    '403 PROOF_REQUIRED beside another second factor that was not shown just now, 409 CONFLICT for an eleventh.',
  data: passkeyOptions,
  status: 201,
  errors: [409],
});

export const passkeyAdd = defineEntry({
  id: 'staff.passkeyAdd',
  method: 'POST',
  path: '/api/staff/passkey',
  auth: 'S',
  summary: 'Finish making a passkey, with a name for it',
  body: z.object({ name: z.string().trim().min(1).max(60), passkey: passkeyMade }),
  data: staffMe,
  status: 201,
  errors: [409, 422],
});

export const passkeyRemove = defineEntry({
  id: 'staff.passkeyRemove',
  method: 'DELETE',
  path: '/api/staff/passkey/{id}',
  auth: 'S',
  summary: 'Take a passkey away; every other session ends',
  description: '403 PROOF_REQUIRED without a second factor shown just now, 409 LAST_FACTOR for the last second factor.',
  params: z.object({ id: z.uuid() }),
  data: staffMe,
  errors: [404, 409],
});

export const recoveryCodes = defineEntry({
  id: 'staff.recoveryCodes',
  method: 'POST',
  path: '/api/staff/recovery-code',
  auth: 'S',
  summary: 'Ten new recovery codes, told this once; those before hold no more',
  description: '403 PROOF_REQUIRED without a second factor shown just now.',
  data: z.object({ codes: z.array(z.string()) }),
  status: 201,
});
