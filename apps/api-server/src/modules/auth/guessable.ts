import { DEMO_PASSWORD } from '@suluh/config/demoPassword';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';

/** Passwords that others were found to have, lower case. */
const COMMON = new Set(dictionary['passwords-common']);
/** A name shorter than this is no password by itself. */
const MIN_NAME = 4;

/** A password without what people hang on to pass a rule: digits and signs at its end. */
const coreOf = (password: string): string => password.toLowerCase().replace(/[^\p{L}]+$/u, '');

/** What guessers of this product try first, wherever it stands. */
const PRODUCT = 'suluh';

type Mode = Pick<Services['settings'], 'SULUH_MODE'>;

/**
 * Whether somebody who guesses begins with this password: one that is common, with or without digits at its end, or the
 * account's own name or address with digits. Outside the demo, whose accounts are everybody's, also one with the product's
 * name in it, and the demo's own.
 */
export function isGuessable(
  password: string,
  { email, fullname }: { email: string; fullname: string },
  { SULUH_MODE }: Mode,
): boolean {
  const core = coreOf(password);
  if (COMMON.has(password.toLowerCase()) || COMMON.has(core)) return true;
  if (SULUH_MODE !== 'demo' && (password.toLowerCase().includes(PRODUCT) || core === coreOf(DEMO_PASSWORD)))
    return true;
  const own = [email.split('@', 1)[0] ?? '', ...fullname.split(/\s+/), fullname.replaceAll(/\s/g, '')];
  return own.map(coreOf).some((word) => word.length >= MIN_NAME && word === core);
}

/** Passes a new password nobody guesses at once. @throws ApiError PASSWORD_WEAK */
export function assertNotGuessable(password: string, owner: { email: string; fullname: string }, mode: Mode): void {
  if (isGuessable(password, owner, mode)) throw new ApiError('PASSWORD_WEAK');
}
