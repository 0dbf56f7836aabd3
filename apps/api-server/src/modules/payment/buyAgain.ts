import { paymentEntries as entries } from '@suluh/api/catalogue';
import { asc, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { putCourse } from '../cart/putCourse.ts';
import { orderOfLearner } from '../order/queries.ts';

/** 'Beli Lagi': the courses of an order go into the cart, with their dates where these can still be had. */
export const again = route(entries.paymentAgain, async (call, services) => {
  const { orderItem } = schema;
  const order = await orderOfLearner(services.db, learner(call.caller), call.params.orderId);
  const items = await services.db
    .select()
    .from(orderItem)
    .where(eq(orderItem.orderId, order.id))
    .orderBy(asc(orderItem.position));
  const data = { cart: [] as string[], missing: [] as number[], undated: [] as number[] };
  for (const { courseId, eventId } of items) {
    const dated = eventId === null ? null : await putCourse(call, services, { courseId, eventId });
    const cartId = dated ?? (await putCourse(call, services, { courseId }));
    if (cartId === null) data.missing.push(courseId);
    else data.cart.push(cartId);
    if (cartId !== null && eventId !== null && dated === null) data.undated.push(courseId);
  }
  return { data };
});
