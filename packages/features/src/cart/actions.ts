import type { ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { z } from 'zod';
import { returning, text, type Action } from '../parts/action/index.ts';
import { removeFromCart } from './calls.ts';

/** Takes a course out of the cart and returns to it. */
export const cartRemove: Action<{ cartId: string }, ApiResult<object>> = {
  name: 'cart-remove',
  input: z.object({ cartId: text }),
  run: removeFromCart,
  back: ({ redirectTo }, routes, target) => (redirectTo ? target : pathTo(routes, 'cart')),
  leadsTo: returning,
};
