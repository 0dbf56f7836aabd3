import type { ApiClient } from '@suluh/api/client';
import { selectedCart } from '@suluh/domain/cart';
import { type AppContext, type Outcome, learnerApi, outcomeOf, renewWhenOver } from '../context/index.ts';
import { cartCheckoutItem, type CheckoutItem } from '../checkout/item.ts';
import type { CheckoutQuery } from '../checkout/query.ts';
import type { PromoStart } from '../checkout/usePromo.ts';

/** The learner's cart and the promo of the address, as a checkout page begins. */
export interface CheckoutStart {
  api: ApiClient;
  items: CheckoutItem[];
  selected: CheckoutItem[];
  promo: PromoStart;
}

/**
 * Validates the promo the address carries on the chosen courses (docs/product/api.md#orders; the variant without a
 * method).
 */
async function startPromo(
  api: ApiClient,
  { promoCode, fixedPromo }: CheckoutQuery,
  cartList: string[],
  program: string | undefined,
): Promise<PromoStart> {
  if (promoCode === null) return { kind: 'none' };
  if (cartList.length === 0) return { kind: 'emptyCart' };
  const { data, error } = await api.POST('/api/promo/validate', {
    body: { cartList, promoCode, ...(program ? { specialProgram: program } : {}) },
  });
  return data ? { kind: 'applied', promo: data.data, fixed: fixedPromo } : { kind: 'rejected', message: error.message };
}

/** Loads what both checkout pages need. A session that ended is renewed on the way. @param path address of the page. */
export async function loadCheckout(
  context: AppContext,
  path: string,
  query: CheckoutQuery,
): Promise<Outcome<CheckoutStart>> {
  const { tenant } = context;
  const api = await learnerApi(context, path);
  const outcome = outcomeOf(await api.GET('/api/carts'));
  if (outcome.kind !== 'found') {
    renewWhenOver(outcome.failure, tenant, path);
    return outcome;
  }
  const items = outcome.data.data.map((item) => cartCheckoutItem(item, tenant));
  const selected = selectedCart(items, query.cart);
  const promo = tenant.capabilities.hasPromo
    ? await startPromo(
        api,
        query,
        selected.map(({ cartId }) => cartId),
        tenant.program,
      )
    : ({ kind: 'none' } as const);
  return { kind: 'found', data: { api, items, selected, promo } };
}
