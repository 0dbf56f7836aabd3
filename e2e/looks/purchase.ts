import type { BrowserContext, Page } from '@playwright/test';
import { loggedInNewcomer, post } from '../fixtures/account.ts';
import type { Tenant } from '../fixtures/addresses.ts';
import { PaymentSandbox } from '../pages/outside.ts';
import { ORIGIN, type Place } from '../fixtures/places.ts';

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
    .slice(0, 3)
    .map(({ id }) => id);
}

interface Chosen {
  paymentMethod: { number: string | null; paymentUrl: string | null };
}

/** Goes on as soon as the page of an order says how it ended: the shop hears of a payment by a message. */
async function ended(page: Page, path: string, heading: RegExp): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { name: heading }).first().waitFor({ timeout: 20_000 });
}

/**
 * The pages of a purchase, each while there is something on it: the cart, how to pay, the number to pay to and its bill
 * at the bank, what was paid; then a card that is asked for and refused. Somebody new does it, so that nobody's own cart
 * is touched. None where nothing is sold, or where only members buy.
 */
export async function purchasePlaces(
  page: Page,
  tenant: Tenant,
  look: (places: readonly Place[]) => Promise<void>,
): Promise<void> {
  const [cart, method] = ['cart', 'paymentMethod'].map((of) => tenant.pages.find(({ name }) => name === of)?.path);
  if (tenant.face !== 'main' || !cart || !method) return;
  const context = page.context();
  const origin = ORIGIN[tenant.face];
  await loggedInNewcomer(context, origin);
  const courses = await priced(context, origin);
  const ordered = async (productCode: string, cartId: readonly string[]) => {
    const chosen = { cartId, productCode, gateway: 'sandbox', promoCode: '', type: 'new' };
    const { orderId } = await post<{ orderId: string }>(context, origin, '/cart/confirm', chosen);
    const { paymentMethod } = await post<Chosen>(context, origin, '/payment/choose?slug=reguler', {
      orderId,
      productCode,
    });
    return { path: `/payment-process?order=${orderId}`, ...paymentMethod };
  };
  const inCart = async (courseId: number) =>
    (await post<{ cartId: string }>(context, origin, '/cart', { courseId })).cartId;

  const cartId: string[] = [];
  for (const courseId of courses.slice(0, 2)) cartId.push(await inCart(courseId));
  await look([{ name: 'cartFilled', path: cart }]);
  await look([{ name: 'paymentMethodFilled', path: method }]);
  const waiting = await ordered('VA_BCA', cartId);
  await look([{ name: 'orderWaiting', path: waiting.path }]);
  const bank = await new PaymentSandbox(await context.newPage()).bill(waiting.number ?? '');
  const bill = bank.page.url();
  await look([{ name: 'sandboxBill', path: bill }]);
  await bank.pay();
  await look([{ name: 'sandboxPaid', path: bill }]);
  await ended(page, waiting.path, /Pembayaran Berhasil/);
  await look([{ name: 'orderPaid', path: waiting.path }]);

  const [third] = courses.slice(2);
  if (third === undefined) return;
  const byCard = await ordered('CREDIT_CARD', [await inCart(third)]);
  if (byCard.paymentUrl === null) return;
  await look([{ name: 'sandboxCard', path: byCard.paymentUrl }]);
  await bank.page.goto(byCard.paymentUrl);
  await bank.fail();
  await ended(page, byCard.path, /gagal|Tidak Berhasil/);
  await look([{ name: 'orderFailed', path: byCard.path }]);
}
