import { track } from '../track/index.ts';

/** Code of the promo whose use this tab has reported. */
const REPORTED = 'suluh-promo-reported';

/** Reports that a promo is used: once in a tab, however often the cart changes under it and on whichever page it is seen. */
export function reportPromo(code: string): void {
  if (sessionStorage.getItem(REPORTED) === code) return;
  sessionStorage.setItem(REPORTED, code);
  track('promo_use', { promo: code });
}

/** It was taken off: used again, it is a use of its own. */
export const forgetPromo = (): void => sessionStorage.removeItem(REPORTED);
