import { changeEmailText, changePhoneText } from '@suluh/i18n-id/auth';
import { formProblem } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';

const TEXTS: Readonly<Record<string, string>> = {
  CONFLICT: changePhoneText.same,
  OTP_WAIT: changeEmailText.wait,
  OTP_INVALID: changeEmailText.wrongCode,
  TOO_MANY_REQUESTS: changePhoneText.tomorrow,
};

/** What is so of a phone by now. */
interface PhoneStanding {
  phoneProof: string;
  /** A number a code was sent to; null when there is none to prove. */
  pendingPhone: string | null;
}

/**
 * What was wrong with the last press, for the page it led back to. A refusal of a code is over once the number is proven:
 * who goes back in the browser then comes to its address again.
 */
export function phoneProblem(search: SearchParams, { phoneProof, pendingPhone }: PhoneStanding): string | null {
  const code = String(search.error);
  if (code.startsWith('OTP_') && phoneProof === 'proven' && pendingPhone === null) return null;
  return TEXTS[code] ?? formProblem(search);
}
