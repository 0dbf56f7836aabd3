import type { ApiClient } from '@suluh/api/client';
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

interface PromoUsed {
  promoCode: string;
  /** Ids in the cart of the courses it is used on. */
  cart: readonly string[];
  /** The payment method once there is one. */
  method?: string | null;
  /** The programme of the partner whose page it is. */
  program: string | undefined;
}

/** Asks whether a promo can be used on courses (docs/product/api.md#orders). */
export const validatePromo = (api: ApiClient, { promoCode, cart, method, program }: PromoUsed) =>
  api.POST('/api/promo/validate', {
    body: {
      cartList: [...cart],
      promoCode,
      ...(method ? { productCode: method } : {}),
      ...(program ? { specialProgram: program } : {}),
    },
  });
