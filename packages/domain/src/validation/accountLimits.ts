import { PASSWORD_MAX_LENGTH } from './password.ts';

/** Longest texts of an account; the form refuses the limit itself, the server accepts it (R18). */
export const ACCOUNT_LIMITS = {
  fullname: 100,
  email: 254,
  phone: 13,
  password: PASSWORD_MAX_LENGTH,
  code: 64,
} as const;
/** Least digits of a mobile phone after the leading 62. */
export const PHONE_MIN_LENGTH = 9;
/** Longest free text of a form. */
export const FREE_TEXT_MAX_LENGTH = 1000;
