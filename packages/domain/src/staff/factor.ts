/** How many recovery codes somebody has, each for one sign-in without their second factor (docs/product/staff.md#second-factor). */
export const RECOVERY_CODES = 10;
/** Letters of one, of 32 there are: nobody guesses it, so that a plain digest keeps it. */
export const RECOVERY_CODE_LETTERS = 16;
/** How many passkeys somebody may have. */
export const MOST_PASSKEYS = 10;
/** How long a passkey may take to answer what it was asked, in milliseconds. */
export const PASSKEY_CHALLENGE_MS = 5 * 60_000;
/** How long a second factor that was shown counts as shown just now, in milliseconds. */
export const FRESH_PROOF_MS = 5 * 60_000;

/** Whether a second factor was shown just now, as what changes second factors asks for. */
export const isFreshlyProved = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() < FRESH_PROOF_MS;

/** A recovery code as it is read and typed: in groups of four. */
export const groupedCode = (letters: string): string => letters.replaceAll(/.{4}(?=.)/g, '$&-');

/** The letters of a recovery code however they were typed; null for what is none. */
export function recoveryLetters(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return letters.length === RECOVERY_CODE_LETTERS && /^[A-Z2-9]+$/.test(letters) ? letters : null;
}
