import { cartEntries as entries } from '@suluh/api/catalogue';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';

/**
 * The order that courses of the cart went into, for who comes back to a page of theirs without having seen the answer.
 */
export const cartOrder = route(entries.cartOrder, async ({ query, caller }, { db }) => {
  const { orderItem, orders } = schema;
  const [found] = await db
    .select({ orderId: orders.id })
    .from(orderItem)
    .innerJoin(orders, and(eq(orders.id, orderItem.orderId), eq(orders.userId, learner(caller).userId)))
    .where(inArray(orderItem.cartId, query.cartId))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return { data: { orderId: found?.orderId ?? null } };
});
