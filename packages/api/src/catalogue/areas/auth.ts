import {
  changePasswordBodySchema,
  forgotPasswordSchema,
  loginBodySchema,
  registerBodySchema,
  resetPasswordBodySchema,
} from '@suluh/domain/validation';
import { SESSION_TYPES, SIGN_IN_PROVIDERS } from '@suluh/domain/session';
import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { instant, slug } from '../envelope.ts';
import { login, session } from '../entities/index.ts';

export const register = defineEntry({
  id: 'auth.register',
  method: 'POST',
  path: '/api/auth/register',
  auth: 'P',
  guarded: true,
  summary: 'Make an account',
  body: registerBodySchema,
  data: z.object({ userId: z.string() }),
  status: 201,
  errors: [403, 404, 409, 422],
});

export const logIn = defineEntry({
  id: 'auth.login',
  method: 'POST',
  path: '/api/auth/login',
  auth: 'P',
  guarded: true,
  summary: 'Log in to one area',
  description: '403 NO_MEMBERSHIP: the password is right, but the account does not belong to the area or programme.',
  body: loginBodySchema,
  data: login,
  errors: [403, 404],
});

export const refreshToken = defineEntry({
  id: 'auth.refreshToken',
  method: 'POST',
  path: '/api/auth/refresh-token',
  auth: 'R',
  summary: 'Exchange the refresh token',
  description: 'The token is spent. Spending one twice revokes every token of that login: 403 TOKEN_REVOKED.',
  data: session,
  errors: [403],
});

export const logOut = defineEntry({
  id: 'auth.logout',
  method: 'POST',
  path: '/api/auth/logout',
  auth: 'B',
  endsLook: true,
  summary: 'End this login',
  data: z.object({ redirect: z.string() }),
});

export const forgotPassword = defineEntry({
  id: 'auth.forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  auth: 'P',
  guarded: true,
  summary: 'Mail a reset link',
  description: 'Answers the same for an unknown e-mail address.',
  body: forgotPasswordSchema,
  data: z.object({}),
});

export const resetPassword = defineEntry({
  id: 'auth.resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  auth: 'P',
  guarded: true,
  summary: 'Set a password with the mailed token',
  description: 'Ends every login of the account.',
  body: resetPasswordBodySchema,
  data: z.object({}),
  errors: [403, 422],
});

export const changePassword = defineEntry({
  id: 'auth.changePassword',
  method: 'POST',
  path: '/api/auth/change-password',
  auth: 'B',
  guarded: true,
  summary: 'Change the password',
  description: 'Ends every other login of the account.',
  body: changePasswordBodySchema,
  data: z.object({}),
  errors: [403, 422],
});

export const listLogins = defineEntry({
  id: 'auth.logins',
  isClosedToLooks: true,
  method: 'GET',
  path: '/api/auth/login-sessions',
  auth: 'B',
  summary: 'Where the account is logged in',
  description: 'Newest first. `isCurrent` is the login that asks.',
  data: z.array(
    z.object({
      id: z.uuid(),
      startedAt: instant,
      lastUsedAt: instant.describe('When it was refreshed last'),
      sessionType: z.enum(SESSION_TYPES),
      programName: z.string().nullable().describe('Of the programme it is signed in to'),
      isCurrent: z.boolean(),
    }),
  ),
});

export const endOtherLogins = defineEntry({
  id: 'auth.endOtherLogins',
  method: 'POST',
  path: '/api/auth/logout-others',
  auth: 'B',
  summary: 'End every other login of the account',
  data: z.object({ ended: z.number().int().min(0) }),
});

export const ssoStart = defineEntry({
  id: 'sso.start',
  method: 'GET',
  path: '/api/sso/{slug}',
  auth: 'P',
  summary: 'Where to sign in for a programme with external login',
  description:
    'signInUrl carries state and a PKCE challenge; the provider returns to the callback page of redirectTo’s site.',
  params: z.object({ slug }),
  query: z.object({
    redirectTo: z.string().max(2000).optional().describe('Same-site path to come back to'),
    callbackUrl: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .describe('Page of the tenant app that receives code and state'),
  }),
  data: z.object({ signInUrl: z.string(), signOutUrl: z.string().nullable() }),
  errors: [404, 503],
});

const externalLogin = login.extend({ redirectTo: z.string() });
const secret = z.string().min(1).max(200);

export const ssoCallback = defineEntry({
  id: 'sso.callback',
  method: 'POST',
  path: '/api/sso/{slug}/callback',
  auth: 'P',
  guarded: true,
  summary: 'Exchange code and state for a login',
  params: z.object({ slug }),
  body: z.object({ code: z.string().min(1).max(2000), state: z.string().min(1).max(200) }),
  data: externalLogin,
  description:
    '409 LINK_REQUIRED: an account here has the same e-mail address; `data.linkToken` goes with the proof that it is theirs.',
  errors: [403, 404, 409, 503],
  errorData: z.union([z.object({ linkToken: z.string() }), z.int()]),
});

const startQuery = z.object({
  redirectTo: z.string().max(2000).optional().describe('Same-site path to come back to'),
  callbackUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .describe('Address of the tenant app that receives code and state'),
  sessionType: z.enum(SESSION_TYPES).optional(),
  program: slug.optional(),
  referralCode: z.string().max(40).optional().describe('Of the friend whose link led to a registration'),
});
const answer = z.object({ code: z.string().min(1).max(2000), state: z.string().min(1).max(200) });

export const providers = defineEntry({
  id: 'auth.providers',
  method: 'GET',
  path: '/api/auth/provider',
  auth: 'P',
  summary: 'Where people can sign in with an account they have elsewhere',
  data: z.object({ providers: z.array(z.enum(SIGN_IN_PROVIDERS)) }),
});

export const googleStart = defineEntry({
  id: 'auth.googleStart',
  method: 'GET',
  path: '/api/auth/google',
  auth: 'P',
  summary: 'Where to sign in with Google',
  description: 'signInUrl carries state and a PKCE challenge; Google returns to callbackUrl.',
  query: startQuery,
  data: z.object({ signInUrl: z.string() }),
  errors: [403, 404, 503],
});

export const google = defineEntry({
  id: 'auth.google',
  method: 'POST',
  path: '/api/auth/google',
  auth: 'P',
  guarded: true,
  summary: 'Exchange Google’s code and state for a login',
  description:
    'Somebody new gets an account where people may register. 409 LINK_REQUIRED: an account here has the same e-mail address; `data.linkToken` goes with the proof that it is theirs.',
  body: answer,
  data: externalLogin,
  errors: [403, 404, 409, 503],
  errorData: z.union([z.object({ linkToken: z.string() }), z.int()]),
});

export const facebookStart = defineEntry({
  id: 'auth.facebookStart',
  method: 'GET',
  path: '/api/auth/facebook',
  auth: 'P',
  summary: 'Where to sign in with Facebook',
  description: 'As with Google.',
  query: startQuery,
  data: z.object({ signInUrl: z.string() }),
  errors: [403, 404, 503],
});

export const facebook = defineEntry({
  id: 'auth.facebook',
  method: 'POST',
  path: '/api/auth/facebook',
  auth: 'P',
  guarded: true,
  summary: 'Exchange Facebook’s code and state for a login',
  description: 'As with Google. 403 EMAIL_MISSING: Facebook tells no e-mail address.',
  body: answer,
  data: externalLogin,
  errors: [403, 404, 409, 503],
  errorData: z.union([z.object({ linkToken: z.string() }), z.int()]),
});

export const link = defineEntry({
  id: 'auth.link',
  method: 'POST',
  path: '/api/auth/link',
  auth: 'P',
  guarded: true,
  summary: 'Join a sign-in elsewhere to the account that has its e-mail address',
  description:
    'Once, by the password of that account or by the token that was mailed to it. 403 EMAIL_UNPROVEN: the password is right, but nobody proved the address yet; the mailed token does.',
  body: z.union([
    z.object({ linkToken: secret, password: z.string().min(1).max(128) }),
    z.object({ linkToken: secret, mailToken: secret }),
  ]),
  data: externalLogin,
  errors: [403, 404],
});

export const linkMail = defineEntry({
  id: 'auth.linkMail',
  method: 'POST',
  path: '/api/auth/link/mail',
  auth: 'P',
  guarded: true,
  summary: 'Mail the owner of the account a link that proves it is theirs',
  body: z.object({ linkToken: secret }),
  data: z.object({}),
  errors: [403, 404],
});

const areaFields = { sessionType: z.enum(SESSION_TYPES).optional(), program: slug.optional() };

export const join = defineEntry({
  id: 'auth.join',
  method: 'POST',
  path: '/api/auth/join',
  auth: 'P',
  guarded: true,
  summary: 'Take an account of another site of ours to this one, by its password, and log in',
  description:
    '403 EMAIL_UNPROVEN: the password is right, but nobody proved the address yet; a mailed link does. 403 NO_MEMBERSHIP: the account was a member once, and its time is over.',
  body: loginBodySchema.extend({ ...areaFields, consent: z.literal(true, { error: 'consent' }) }),
  data: login,
  errors: [403, 404],
});

export const joinMail = defineEntry({
  id: 'auth.joinMail',
  method: 'POST',
  path: '/api/auth/join/mail',
  auth: 'P',
  guarded: true,
  summary: 'Mail a link that does the same with a new password',
  description: 'Answers the same for an unknown e-mail address.',
  body: forgotPasswordSchema.extend({ ...areaFields, consent: z.literal(true, { error: 'consent' }) }),
  data: z.object({}),
  errors: [403, 404],
});
