import type { BrowserContext } from '@playwright/test';
import { loggedInNewcomer, post } from '../fixtures/account.ts';
import type { Tenant } from '../fixtures/addresses.ts';
import { ORIGIN, type Place } from './places.ts';

interface Offered {
  id: number;
  priceAfter: number;
  haveEvent: boolean;
}

/** The first courses that cost something and have no date, which is what a drawing of a cart holds. */
async function priced(context: BrowserContext, origin: string): Promise<number[]> {
  const answer = await context.request.get(`${origin}/api/course/filter?limit=20`);
  const { data } = (await answer.json()) as { data: Offered[] };
  return data
    .filter(({ priceAfter, haveEvent }) => priceAfter > 0 && !haveEvent)
    .slice(0, 2)
    .map(({ id }) => id);
}

/**
 * The pages of a purchase, each while there is something on it: the cart, how to pay, and the number to pay to. Somebody
 * new does it, so that nobody's own cart is touched; the order stays and ends by itself. None where nothing is sold, or
 * where only members buy.
 */
export async function purchasePlaces(
  context: BrowserContext,
  tenant: Tenant,
  look: (places: readonly Place[]) => Promise<void>,
): Promise<void> {
  const [cart, method] = ['cart', 'paymentMethod'].map((of) => tenant.pages.find(({ name }) => name === of)?.path);
  if (tenant.face !== 'main' || !cart || !method) return;
  const origin = ORIGIN[tenant.face];
  await loggedInNewcomer(context, origin);
  const cartId: string[] = [];
  for (const courseId of await priced(context, origin))
    cartId.push((await post<{ cartId: string }>(context, origin, '/cart', { courseId })).cartId);
  await look([{ name: 'cartFilled', path: cart }]);
  await look([{ name: 'paymentMethodFilled', path: method }]);
  const chosen = { cartId, productCode: 'VA_BCA', gateway: 'sandbox', promoCode: '', type: 'new' };
  const { orderId } = await post<{ orderId: string }>(context, origin, '/cart/confirm', chosen);
  await post(context, origin, '/payment/choose?slug=reguler', { orderId, productCode: chosen.productCode });
  await look([{ name: 'orderWaiting', path: `/payment-process?order=${orderId}` }]);
}
