import { MAX_FILE_BYTES } from '@suluh/domain/file';
import {
  changePhoneSchema,
  forgotPasswordSchema,
  interestSchema,
  otpSchema,
  profileSchema,
} from '@suluh/domain/validation';
import { z } from 'zod';
import { defineEntry, fileData } from '../entry.ts';
import { agreement, learningInterest, userProfile } from '../entities/index.ts';

export const me = defineEntry({
  id: 'profile.me',
  method: 'GET',
  path: '/api/profile/me',
  auth: 'B',
  summary: 'The learner',
  data: userProfile,
});

export const edit = defineEntry({
  id: 'profile.edit',
  method: 'PUT',
  path: '/api/profile/edit',
  auth: 'B',
  summary: 'Change what the learner says of themselves',
  description: 'All fields at once: what is left out or empty is forgotten, but for the name, which is required.',
  body: profileSchema,
  data: userProfile,
});

export const photo = defineEntry({
  id: 'profile.photo',
  method: 'POST',
  path: '/api/profile/photo',
  auth: 'B',
  summary: 'Set the photo',
  description: 'JPG, JPEG or PNG, told by its content, at most 5 MB. It replaces the one before.',
  upload: { field: 'photo', maxBytes: MAX_FILE_BYTES },
  data: userProfile,
  errors: [413, 415],
});

export const photoRemove = defineEntry({
  id: 'profile.photoRemove',
  method: 'DELETE',
  path: '/api/profile/photo',
  auth: 'B',
  summary: 'Take the photo away',
  description: 'Removing none changes nothing.',
  data: userProfile,
});

export const credentials = defineEntry({
  id: 'profile.credentials',
  method: 'GET',
  path: '/api/profile/credentials',
  auth: 'B',
  summary: 'What the account is logged in with and reached by, and what may soon take its place',
  data: z.object({
    email: z.email(),
    pendingEmail: z.email().nullable().describe('An address that a code was mailed to and not yet proven'),
    pendingPhone: z.string().nullable().describe('A number, E.164, that a code was sent to and not yet proven'),
    phone: userProfile.shape.phone,
    phoneProof: userProfile.shape.phoneProof,
    hasPassword: z.boolean().describe('False for who signs in elsewhere alone'),
  }),
});

export const emailChange = defineEntry({
  id: 'profile.emailChange',
  method: 'POST',
  path: '/api/profile/email',
  auth: 'B',
  guarded: true,
  summary: 'Mail a code to another e-mail address',
  description:
    'The address stays until the code comes back. 403 FORBIDDEN: the password is wrong. 403 LOGIN_AGAIN: no password was given, and the login is older than a quarter of an hour. 409 ALREADY_REGISTERED: another account has the address. 409 CONFLICT: it is the account’s own. 409 OTP_WAIT: a code was just sent; data is how many seconds to wait.',
  body: forgotPasswordSchema.extend({ password: z.string().max(200).optional() }),
  data: z.object({ wait: z.int().min(0) }),
  errors: [403, 409],
  errorData: z.int(),
});

export const emailConfirm = defineEntry({
  id: 'profile.emailConfirm',
  method: 'POST',
  path: '/api/profile/email/confirm',
  auth: 'B',
  summary: 'Prove the other e-mail address, which then is the account’s',
  description:
    'Other logins end, and the address until now is told. 422 OTP_INVALID: wrong, used, older than ten minutes, or tried too often.',
  body: z.object({ otp: otpSchema }),
  data: userProfile,
  errors: [409, 422],
});

/** What a code by text message is for. */
const purpose = z.literal('verifyPhone');

export const otpSend = defineEntry({
  id: 'otp.send',
  method: 'POST',
  path: '/api/otp/send',
  auth: 'B',
  guarded: true,
  summary: 'Send a code to a phone by text message',
  description:
    'The account’s number stays until the code comes back. 409 CONFLICT: it is proven already. 409 OTP_WAIT: a code was just sent; data is how many seconds to wait. 429: five were sent in a day for the account, or to the number. 422 PHONE_UNREACHABLE: no message can be sent to it. 404: nobody sends text messages here.',
  body: changePhoneSchema.extend({ purpose }),
  data: z.object({ wait: z.int().min(0), length: z.int().min(1) }),
  errors: [404, 409, 422],
  errorData: z.int(),
});

export const otpVerify = defineEntry({
  id: 'otp.verify',
  method: 'POST',
  path: '/api/otp/verify',
  auth: 'B',
  summary: 'Prove the phone, whose number then is the account’s',
  description: '422 OTP_INVALID: wrong, used, older than ten minutes, or tried too often.',
  body: z.object({ purpose, otp: otpSchema }),
  data: userProfile,
  errors: [422],
});

export const interests = defineEntry({
  id: 'learningInterest.list',
  method: 'GET',
  path: '/api/learning-interest',
  auth: 'B',
  summary: 'Learning interests on offer, and which of them the learner chose',
  data: z.array(learningInterest),
});

export const interestsSave = defineEntry({
  id: 'learningInterest.save',
  method: 'POST',
  path: '/api/learning-interest',
  auth: 'B',
  summary: 'Choose 1 to 3 learning interests',
  description: 'They replace the ones chosen before. A name that is not on offer is refused.',
  body: interestSchema,
  data: z.array(learningInterest),
});

export const verificationSend = defineEntry({
  id: 'verification.send',
  method: 'POST',
  path: '/api/verification/send',
  auth: 'B',
  summary: 'Mail a code that proves the e-mail address',
  description:
    'A new code makes the one before void. 409 OTP_WAIT: one was just sent; data is how many seconds to wait. 409 CONFLICT: the address is proven already.',
  data: z.object({ wait: z.int().min(0) }),
  errors: [409],
  errorData: z.int(),
});

export const verificationCountdown = defineEntry({
  id: 'verification.countdown',
  method: 'GET',
  path: '/api/verification/countdown',
  auth: 'B',
  summary: 'Seconds until another code can be sent',
  data: z.int().min(0),
});

export const verificationAuthorize = defineEntry({
  id: 'verification.authorize',
  method: 'POST',
  path: '/api/verification/authorize',
  auth: 'B',
  summary: 'Prove the e-mail address by the mailed code',
  description: '422 OTP_INVALID: wrong, used, older than ten minutes, or tried too often.',
  body: z.object({ otp: otpSchema }),
  data: z.object({ isVerified: z.boolean() }),
  errors: [422],
});

export const exportData = defineEntry({
  id: 'profile.export',
  isClosedToLooks: true,
  method: 'GET',
  path: '/api/profile/export',
  auth: 'B',
  summary: 'Everything that is kept of the learner, as a ZIP',
  description: 'One JSON file for each subject and the photo; no secrets. At most 5 in a day.',
  data: fileData,
  file: 'application/zip',
});

export const agreements = defineEntry({
  id: 'profile.agreements',
  method: 'GET',
  path: '/api/profile/agreements',
  auth: 'B',
  summary: 'Documents the learner agreed to, each in the version they read, newest first',
  data: z.array(agreement),
});

export const close = defineEntry({
  id: 'profile.close',
  method: 'DELETE',
  path: '/api/profile/me',
  auth: 'B',
  summary: 'Close the account',
  description:
    'Ends every login. Logging in within a week opens the account again; then it is erased. 403 FORBIDDEN: the password is wrong. 403 LOGIN_AGAIN: no password was given, and the login is older than a quarter of an hour.',
  body: z.object({
    password: z.string().max(200).optional(),
    certificates: z.enum(['keep', 'revoke']),
  }),
  data: z.object({ erasedAt: z.iso.datetime() }),
  errors: [403],
});
