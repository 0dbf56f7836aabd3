import type { ApiClient, ApiResult } from '@suluh/api/client';
import { pathTo, type Routes } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { refusedTo } from '../action/index.ts';

/** What became of the courses of a bundle. */
interface PutBundle {
  cart: string[];
  /** All that were left out; of these the classes without a seat, and what is owned. */
  missing: number[];
  full: number[];
  owned: number[];
  /** One that waits to be paid with some of them. */
  order: string | null;
}

export type BundleOutcome = ApiResult<{ data: PutBundle }>;

/** Puts what can be had of a bundle into the cart. */
export const putBundle = (api: ApiClient, slug: string): Promise<BundleOutcome> =>
  api.POST('/api/cart/bundle', { body: { slug } });

/**
 * Where it leads (docs/product/bundle.md#price): to the cart, which says what was left out; with nothing to buy back to the
 * page because classes are full, to the order that waits, or to My Course of who owns it all.
 */
export function bundleLeadsTo({ data, error }: BundleOutcome, routes: Routes, back: string): string {
  if (error) return refusedTo(error, routes, back);
  const { cart, missing, full, owned, order } = data.data;
  if (cart.length > 0)
    return withQuery(pathTo(routes, 'cart', { cart: cart.join(',') }), {
      bundle: missing.length || null,
      penuh: full.length || null,
    });
  if (full.length > 0) return withQuery(back, { error: 'EVENT_FULL' });
  if (order !== null) return pathTo(routes, 'paymentProcess', { order });
  return owned.length > 0 ? pathTo(routes, 'myCourse', { paket: 'punya' }) : withQuery(back, { error: 'NOT_FOUND' });
}
