import { cartEntries, paymentEntries as entries } from '@suluh/api/catalogue';
import { asc, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route, type Call } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { cartAdd } from '../cart/addToCart.ts';
import { orderOfLearner } from '../order/queries.ts';

type Wanted = Call<typeof cartEntries.cartAdd>['body'];

/** Refusals that say that a course, or its date, can no longer be had. */
const GONE = ['NOT_FOUND', 'ALREADY_BOUGHT', 'EVENT_FULL', 'EVENT_REQUIRED'];

/**
 * Puts a course into the cart by the one way there is, so that every rule of the cart holds here too; null when it is
 * gone.
 * @throws ApiError for anything else, such as closed sales
 */
async function put(call: Call<typeof entries.paymentAgain>, services: Services, body: Wanted): Promise<string | null> {
  try {
    const { data } = await cartAdd.handle({ ...call, params: {}, query: {}, body, idempotencyKey: null }, services);
    return (data as { cartId: string }).cartId;
  } catch (error) {
    if (error instanceof ApiError && GONE.includes(error.status)) return null;
    throw error;
  }
}

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
    const dated = eventId === null ? null : await put(call, services, { courseId, eventId });
    const cartId = dated ?? (await put(call, services, { courseId }));
    if (cartId === null) data.missing.push(courseId);
    else data.cart.push(cartId);
    if (cartId !== null && eventId !== null && dated === null) data.undated.push(courseId);
  }
  return { data };
});
