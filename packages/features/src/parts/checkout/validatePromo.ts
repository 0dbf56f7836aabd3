import type { ApiClient } from '@suluh/api/client';

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
