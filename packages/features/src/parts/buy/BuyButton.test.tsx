import { courseActionText, courseText } from '@suluh/i18n-id/course';
import { eventFullText } from '@suluh/i18n-id/dialogs';
import { errorText } from '@suluh/i18n-id/errors';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { takeDeed } from '../deed/index.ts';
import {
  answering,
  asked,
  expectReadable,
  found,
  late,
  ledTo,
  logIn,
  refused,
  show,
  tenant,
  said,
} from '../../testing/island.tsx';
import { AddToCartButton, BuyButton } from './index.ts';

const [CART, ORDER, CONFIRM] = ['POST /api/cart', 'POST /api/course/order', 'POST /api/cart/confirm'];
const PAGE = '/course/membatik-pemula?promoCode=HEMAT&category=7&ulasan=2';
const inCart = found({ cartId: 'c-1' });

const open = (action: 'buy' | 'register') =>
  show(<BuyButton courseId={12} action={action} path={PAGE} kind="flame" />, { at: PAGE });
const buy = () => page.getByRole('button', { name: courseActionText.buy });
const register = () => page.getByRole('button', { name: courseActionText.register });

test('buying puts the course into the cart and leads there, with the promo of the address', async () => {
  logIn();
  await answering({ [CART]: [inCart] });
  await open('buy');
  await buy().click();
  await expect.poll(ledTo).toEqual(['/cart?cart=c-1&promoCode=HEMAT&category=7']);
});

test.each(['buy', 'register'] as const)(
  'before JavaScript the button to %s posts the course to the cart',
  async (action) => {
    await answering({});
    await open(action);
    const form = (action === 'buy' ? buy() : register()).element().closest('form')!;
    expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/api/form/cart-add']);
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ courseId: '12', redirectTo: PAGE });
  },
);

test('tapped twice, it is put into the cart once', async () => {
  logIn();
  await answering({ [CART]: [late(inCart)] });
  await open('buy');
  await buy().dblClick();
  await expect.poll(ledTo).toHaveLength(1);
  expect(await asked(CART)).toHaveLength(1);
});

test('tapped again while the cart is loading, it is not put there again', async () => {
  logIn();
  await answering({ [CART]: [inCart] });
  await open('buy');
  await buy().click();
  await expect.poll(ledTo).toHaveLength(1);
  await buy().click({ force: true });
  expect(await asked(CART)).toHaveLength(1);
});

test('who comes back to a page that was kept can buy again', async () => {
  logIn();
  await answering({ [CART]: [inCart] });
  await open('buy');
  await buy().click();
  await expect.poll(ledTo).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(buy()).not.toHaveAttribute('aria-busy');
});

test('without a session it leads to login and back, and the purchase waits to be done there', async () => {
  await answering({});
  await open('buy');
  await buy().click();
  await expect.poll(ledTo).toEqual([`/auth/login?redirectTo=${encodeURIComponent(PAGE)}`]);
  expect(takeDeed(tenant.id, { path: PAGE, isLoggedIn: true, isSignInPage: false })).toMatchObject({
    kind: 'buy',
    courseId: 12,
  });
  expect(await asked('POST')).toEqual([]);
});

test('a session that ended meanwhile leads to login too', async () => {
  logIn();
  await answering({ [CART]: [refused(401, 'UNAUTHORIZED', 'Sesi berakhir')] });
  await open('buy');
  await buy().click();
  await expect.poll(ledTo).toEqual([`/auth/login?redirectTo=${encodeURIComponent(PAGE)}`]);
});

test.each([
  ['bought before', 'ALREADY_BOUGHT', undefined, '/my-course'],
  ['waiting in an order', 'ORDER_WAITING', 'SLH-0', '/payment-process?order=SLH-0'],
])('a course that is %s leads there instead', async (_, status, data, where) => {
  logIn();
  await answering({ [CART]: [refused(409, status, '', data)] });
  await open('buy');
  await buy().click();
  await expect.poll(ledTo).toEqual([where]);
});

test('a refusal is said in the words of the server, and it can be tried again', async () => {
  logIn();
  await answering({ [CART]: [refused(409, 'SALES_CLOSED', 'Penjualan sudah ditutup'), inCart] });
  await open('buy');
  await buy().click();
  await said('Penjualan sudah ditutup');
  await buy().click();
  await expect.poll(ledTo).toHaveLength(1);
});

test('a lost line is said', async () => {
  logIn();
  await answering({ [CART]: ['lost'] });
  await open('buy');
  await buy().click();
  await said(errorText.noConnection);
  expect(ledTo()).toEqual([]);
});

test('a date that is full opens its dialog, which can be closed and read by everybody', async () => {
  logIn();
  await answering({ [CART]: [refused(409, 'EVENT_FULL', '')] });
  await open('buy');
  await buy().click();
  await expect.element(page.getByRole('dialog', { name: eventFullText.title })).toBeVisible();
  await expectReadable();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a free course is registered for at once and leads to My Course', async () => {
  logIn();
  await answering({ [ORDER]: [found('c-9')], [CONFIRM]: [found({ orderId: 'SLH-1', status: 'PAID' })] });
  await open('register');
  await register().click();
  await expect.poll(ledTo).toEqual(['/my-course']);
  expect((await asked(CONFIRM))[0]?.body).toMatchObject({ cartId: ['c-9'], productCode: '' });
});

test('a course that was free and has a price by now is not ordered: the cart tells it', async () => {
  logIn();
  await answering({ [ORDER]: [found('c-5')], [CONFIRM]: [refused(409, 'PRICE_CHANGED', 'Harga berubah')] });
  await open('register');
  await register().click();
  await expect.poll(ledTo).toEqual(['/cart?cart=c-5&promoCode=HEMAT&category=7']);
  expect((await asked(CONFIRM)).map(({ body }) => body)).toMatchObject([{ expectedTotal: 0 }]);
});

test('a lost line while registering is said as well', async () => {
  logIn();
  await answering({ [ORDER]: ['lost'] });
  await open('register');
  await register().click();
  await said(errorText.noConnection);
});

test('put into the cart, one stays on the page and finds the way there, by keyboard too', async () => {
  logIn();
  await answering({ [CART]: [inCart] });
  await show(<AddToCartButton courseId={12} path={PAGE} />, { at: PAGE });
  page.getByRole('button', { name: courseText.toCart }).element().focus();
  await userEvent.keyboard('{Enter}');
  await said(courseText.addedToCart);
  await expect
    .element(page.getByRole('link', { name: courseText.inCart }))
    .toHaveAttribute('href', '/cart?promoCode=HEMAT&category=7');
  expect(ledTo()).toEqual([]);
  await expectReadable();
});
