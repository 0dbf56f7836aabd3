import { z } from 'zod';
import { SESSION_TYPES } from '../session/index.ts';
import { ACCOUNT_LIMITS, PHONE_MIN_LENGTH } from './accountLimits.ts';
import {
  emailAt,
  emailFormat,
  maxLength,
  maxLengthInclusive,
  minLength,
  mobilePhone,
  name,
  required,
  sameAs,
} from './generic.ts';
import { failureMessage } from './message.ts';
import { PASSWORD_RULES } from './password.ts';
import { optionalTextField, textField } from './schema.ts';

type Longest = typeof maxLength;

const email = (longest: Longest) => textField([required, emailAt, emailFormat, longest(ACCOUNT_LIMITS.email)]);
const newPassword = (longest: Longest) =>
  textField([required, ...PASSWORD_RULES, longest(ACCOUNT_LIMITS.password)], { trim: false });
const presentPassword = textField([required, maxLengthInclusive(ACCOUNT_LIMITS.password)], { trim: false });
const phone = (longest: Longest) =>
  textField([required, mobilePhone, minLength(PHONE_MIN_LENGTH), longest(ACCOUNT_LIMITS.phone)]);
const fullname = (longest: Longest) => textField([required, name, longest(ACCOUNT_LIMITS.fullname)]);
const code = optionalTextField([maxLengthInclusive(ACCOUNT_LIMITS.code)]);
const consent = z.literal(true, { error: 'consent' });
const repeated = { passwordConfirmation: textField([required], { trim: false }) };

/**
 * 'Tidak Sama' below the repeated password. Asked as soon as both are there, whatever the other fields hold: a rule
 * across fields otherwise waits until each of them is valid.
 */
function repeats<Name extends string>(original: Name) {
  type Form = Readonly<Record<Name | 'passwordConfirmation', string>>;
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  const whenBothAreThere = ({ value }: { value: unknown }) =>
    isText((value as Form)?.[original]) && isText((value as Form)?.passwordConfirmation);
  const isRepeated = (form: Form) => sameAs(form[original])(form.passwordConfirmation) === null;
  return [
    isRepeated,
    { path: ['passwordConfirmation'], error: failureMessage({ code: 'notSame' }), when: whenBothAreThere },
  ] satisfies [unknown, unknown];
}

const registerFields = (longest: Longest) => ({
  fullname: fullname(longest),
  email: email(longest),
  phone: phone(longest),
  password: newPassword(longest),
  referralCode: code,
  program: code,
  consent,
});

/** Body of registration as the API takes it (endpoints, Auth), with the area it was made in. */
export const registerBodySchema = z.object({
  ...registerFields(maxLengthInclusive),
  sessionType: z.enum(SESSION_TYPES).optional(),
});
/** The registration form: the body and the repeated password ('Tidak Sama' when it differs). */
export const registerFormSchema = z
  .object({ ...registerFields(maxLength), ...repeated })
  .refine(...repeats('password'));

/**
 * Login form; the body adds the session type. The password is only required here, so that old ones still
 * work.
 */
export const loginFormSchema = z.object({ email: email(maxLength), password: presentPassword });
export const loginBodySchema = z.object({
  email: email(maxLengthInclusive),
  password: presentPassword,
  sessionType: z.enum(SESSION_TYPES).default('reguler'),
  program: code,
});

/** Forgot password, the same for form and body. */
export const forgotPasswordSchema = z.object({ email: email(maxLengthInclusive) });

/** Reset by mailed token. */
export const resetPasswordBodySchema = z.object({
  token: textField([required]),
  password: newPassword(maxLengthInclusive),
});
export const resetPasswordFormSchema = z
  .object({ password: newPassword(maxLength), ...repeated })
  .refine(...repeats('password'));

/** Change of a known password. */
export const changePasswordBodySchema = z.object({
  oldPassword: presentPassword,
  newPassword: newPassword(maxLengthInclusive),
});
export const changePasswordFormSchema = z
  .object({ oldPassword: presentPassword, newPassword: newPassword(maxLength), ...repeated })
  .refine(...repeats('newPassword'));
