import { z } from 'zod';
import { SESSION_TYPES } from '../session/index.ts';
import { ACCOUNT_LIMITS } from './accountLimits.ts';
import { BODY_RULES, PRESENT_PASSWORD_RULES } from './accountRules.ts';
import { maxLengthInclusive, required } from './generic.ts';
import { optionalTextField, phoneField, textField } from './schema.ts';

const email = textField(BODY_RULES.email);
const newPassword = textField(BODY_RULES.newPassword, { trim: false });
const presentPassword = textField(PRESENT_PASSWORD_RULES, { trim: false });
const code = optionalTextField([maxLengthInclusive(ACCOUNT_LIMITS.code)]);

/** Body of registration as the API takes it, with the area it was made in. */
export const registerBodySchema = z.object({
  fullname: textField(BODY_RULES.fullname),
  email,
  phone: phoneField(BODY_RULES.phone),
  password: newPassword,
  referralCode: code,
  program: code,
  consent: z.literal(true, { error: 'consent' }),
  sessionType: z.enum(SESSION_TYPES).optional(),
});

/** Body of login, with the session type; any password that is there, so that old ones still work. */
export const loginBodySchema = z.object({
  email,
  password: presentPassword,
  sessionType: z.enum(SESSION_TYPES).default('reguler'),
  program: code,
});

/** Body of forgot password. */
export const forgotPasswordSchema = z.object({ email });

/** Reset by mailed token. */
export const resetPasswordBodySchema = z.object({ token: textField([required]), password: newPassword });

/** Change of a known password. */
export const changePasswordBodySchema = z.object({ oldPassword: presentPassword, newPassword });
