import { otpRules } from '@suluh/domain/validation';
import { brokenRuleText } from '@suluh/i18n-id/validation';

/** Of a form that proves an address or a phone: its code, for a refusal to keep. */
export const typedCode = ({ otp = '' }: Readonly<Partial<Record<string, string>>>): { otp: string } => ({ otp });

/**
 * What is wrong with a code as it was typed, for its field to say (docs/product/validation.md#one-time-code); null for
 * nothing, for no code, and where the field is not there. @param pending where a code went that can still be typed; null
 * for none, as once it has ended or was proven in another tab: then the page says what was wrong
 */
export function codeError(otp: string | undefined, pending: string | null): string | null {
  return otp === undefined || pending === null ? null : brokenRuleText(otp.trim(), otpRules());
}
