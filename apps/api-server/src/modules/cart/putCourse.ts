import type { cartEntries } from '@suluh/api/catalogue';
import { ApiError } from '../../http/apiError.ts';
import type { Call } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { cartAdd } from './addToCart.ts';

type Wanted = Call<typeof cartEntries.cartAdd>['body'];

/** Refusals that say that a course, or its date, can no longer be had. */
export const GONE: readonly string[] = ['NOT_FOUND', 'ALREADY_BOUGHT', 'EVENT_FULL', 'EVENT_REQUIRED'];

type CartCall = Omit<Call<typeof cartEntries.cartAdd>, 'params' | 'query' | 'body' | 'idempotencyKey'>;

/**
 * Puts one of several courses into the cart by the one way there is, so that every rule of the cart holds for it too; or
 * says how it was refused, for one of these reasons.
 * @throws ApiError for anything else, such as closed sales
 */
export async function tryCourse(
  call: CartCall,
  services: Services,
  body: Wanted,
  reasons = GONE,
): Promise<{ cartId: string } | ApiError> {
  try {
    const { data } = await cartAdd.handle({ ...call, params: {}, query: {}, body, idempotencyKey: null }, services);
    return data as { cartId: string };
  } catch (error) {
    if (error instanceof ApiError && reasons.includes(error.status)) return error;
    throw error;
  }
}

/** The same; null when it is refused for one of these reasons. */
export async function putCourse(
  call: CartCall,
  services: Services,
  body: Wanted,
  reasons = GONE,
): Promise<string | null> {
  const put = await tryCourse(call, services, body, reasons);
  return put instanceof ApiError ? null : put.cartId;
}
