import type { ApiClient } from '@suluh/api/client';
import { selectedCart } from '@suluh/domain/cart';
import { type AppContext, type Outcome, learnerApi, outcomeOf, renewWhenOver } from '../context/index.ts';
import { cartCheckoutItem, type CheckoutItem } from '../checkout/item.ts';
import { validatePromo } from '../checkout/promoUse.ts';
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
  const { data, error } = await validatePromo(api, { promoCode, cart: cartList, program });
  return data ? { kind: 'applied', promo: data.data, fixed: fixedPromo } : { kind: 'rejected', message: error.message };
}

/**
 * A promo that was remembered while the cart was empty, where it can be used on what is chosen now; nothing is said of
 * one that cannot (docs/product/promo.md#form).
 */
async function rememberedPromo(
  api: ApiClient,
  query: CheckoutQuery,
  cartList: string[],
  program: string | undefined,
): Promise<PromoStart> {
  if (cartList.length === 0) return { kind: 'none' };
  const promoCode = (await api.GET('/api/promo/check')).data?.data.promoCode ?? null;
  const start = await startPromo(api, { ...query, promoCode, fixedPromo: false }, cartList, program);
  return start.kind === 'applied' ? start : { kind: 'none' };
}

/** Loads what both checkout pages need. A session that ended is renewed on the way. @param path address of the page.
 * @param options `takesRemembered`: a promo that was remembered is used where the address names none */
export async function loadCheckout(
  context: AppContext,
  path: string,
  query: CheckoutQuery,
  { takesRemembered = false }: { takesRemembered?: boolean } = {},
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
    ? await (takesRemembered && query.promoCode === null ? rememberedPromo : startPromo)(
        api,
        query,
        selected.map(({ cartId }) => cartId),
        tenant.program,
      )
    : ({ kind: 'none' } as const);
  return { kind: 'found', data: { api, items, selected, promo } };
}
