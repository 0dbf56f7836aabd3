import type { ApiClient } from '@suluh/api/client';
import type { CheckoutQuery } from '../checkout/query.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The order the courses of an address went into, for whoever comes back to a checkout page without having seen the
 * answer; null when there is none.
 */
export async function orderOfCart(api: ApiClient, { cart }: Pick<CheckoutQuery, 'cart'>): Promise<string | null> {
  const cartId = (cart ?? []).filter((id) => UUID.test(id));
  if (cartId.length === 0) return null;
  const { data } = await api.GET('/api/cart/order', { params: { query: { cartId } } });
  return data?.data.orderId ?? null;
}
