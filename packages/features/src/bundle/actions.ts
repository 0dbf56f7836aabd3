import type { ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { z } from 'zod';
import { refusedTo, text, type Action } from '../parts/action/index.ts';

type Put = ApiResult<{ data: { cart: string[]; missing: number[] } }>;

/** Puts the courses of a bundle into the cart and leads there; one that is owned whole leads to My Course. */
export const bundleAdd: Action<{ slug: string }, Put> = {
  name: 'bundle-add',
  input: z.object({ slug: text }),
  run: (api, body) => api.POST('/api/cart/bundle', { body }),
  leadsTo: ({ data, error }, routes, { back }) => {
    if (error) return refusedTo(error, routes, back);
    const { cart, missing } = data.data;
    return cart.length === 0
      ? pathTo(routes, 'myCourse')
      : withQuery(pathTo(routes, 'cart', { cart: cart.join(',') }), { bundle: missing.length || null });
  },
};
