import { BODY_RULES, FORM_RULES, PRESENT_PASSWORD_RULES } from './accountRules.ts';
import { repetitionOf, type Form } from './form.ts';

const email = { kind: 'text', rules: FORM_RULES.email } as const;
const newPassword = { kind: 'password', rules: FORM_RULES.newPassword } as const;
const presentPassword = { kind: 'password', rules: PRESENT_PASSWORD_RULES } as const;

/** Registration: the body and the repeated password. */
export const REGISTER_FORM = {
  fullname: { kind: 'text', rules: FORM_RULES.fullname },
  email,
  phone: { kind: 'text', rules: FORM_RULES.phone },
  password: newPassword,
  passwordConfirmation: repetitionOf('password'),
  referralCode: { kind: 'text', rules: [] },
  consent: { kind: 'consent' },
} as const satisfies Form;

/** Login. The password is only required here, so that old ones still work. */
export const LOGIN_FORM = { email, password: presentPassword } as const satisfies Form;

/** An account of another site taken to this one. Its password is none of the form's rules: a mailed link does without it. */
export const JOIN_FORM = { email, consent: { kind: 'consent' } } as const satisfies Form;

/** Another e-mail address; who has no password needs none. */
export const CHANGE_EMAIL_FORM = { email, password: presentPassword } as const satisfies Form;

/** The number a code is sent to by text message. */
export const CHANGE_PHONE_FORM = { phone: { kind: 'text', rules: FORM_RULES.phone } } as const satisfies Form;

/** Forgot password, with the server's reading of the longest e-mail. */
export const FORGOT_PASSWORD_FORM = { email: { kind: 'text', rules: BODY_RULES.email } } as const satisfies Form;

/** A new password by the mailed link. */
export const RESET_PASSWORD_FORM = {
  password: newPassword,
  passwordConfirmation: repetitionOf('password'),
} as const satisfies Form;

/** Change of a known password. */
export const CHANGE_PASSWORD_FORM = {
  oldPassword: presentPassword,
  newPassword,
  passwordConfirmation: repetitionOf('newPassword'),
} as const satisfies Form;
