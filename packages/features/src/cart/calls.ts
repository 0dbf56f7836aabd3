import type { ApiClient } from '@suluh/api/client';

/** Takes a course out of the cart. */
export const removeFromCart = (api: ApiClient, { cartId }: { cartId: string }) =>
  api.DELETE('/api/cart/{cartId}', { params: { path: { cartId } } });
