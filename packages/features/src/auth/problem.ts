import { forgotPasswordText, loginText, registerText, resetPasswordText } from '@suluh/i18n-id/auth';
import { errorText } from '@suluh/i18n-id/errors';
import { LINK_IS_SPENT } from './linkIsSpent.ts';

const TEXTS: Readonly<Record<string, string>> = {
  INVALID_CREDENTIALS: loginText.wrong,
  NO_MEMBERSHIP: loginText.wrongArea,
  ACCOUNT_BLOCKED: loginText.blocked,
  EXTERNAL_LOGIN_ONLY: registerText.closed,
  REGISTRATION_CLOSED: registerText.closed,
  ALREADY_REGISTERED: registerText.emailTaken,
  REFERRAL_UNKNOWN: registerText.referralUnknown,
  PASSWORD_WEAK: registerText.weak,
  TOO_MANY_REQUESTS: loginText.tooMany,
  [LINK_IS_SPENT]: resetPasswordText.invalidBody,
  UNAVAILABLE: errorText.noConnection,
};

/**
 * What to say about a refusal of a sign-in form, by its code; server messages pass through (docs/product/errors.md).
 */
export const problemText = (code: string, serverMessage?: string): string =>
  serverMessage || (TEXTS[code] ?? errorText.generic);

export { forgotPasswordText, loginText, registerText, resetPasswordText };
