import { bundleText } from '@suluh/i18n-id/bundle';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DoneDeed } from '../chrome/DoneDeed.tsx';
import { takeDeed } from '../parts/deed/index.ts';
import { answering, asked, expectReadable, found, ledTo, logIn, logOut, show, tenant } from '../testing/island.tsx';
import { BuyBundle } from './BuyBundle.tsx';

const PUT = 'POST /api/cart/bundle';
const PATH = '/collection-course/paket';
const none = { cart: [], missing: [], full: [], owned: [], order: null };
const press = () => page.getByRole('button', { name: bundleText.buy }).click();
const offer = () => show(<BuyBundle slug="paket-dapur" path={PATH} />, { at: PATH });

beforeEach(() => logOut());

test('before JavaScript it is a form', async () => {
  const place = await offer();
  const form = place.querySelector('form')!;
  expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/api/form/bundle-add']);
  await expectReadable();
});

test('the press of a visitor is carried through the login, and the cart has it without another', async () => {
  await answering({ [PUT]: [found({ ...none, cart: ['a', 'b'] })] });
  await offer();
  await press();
  await expect.poll(ledTo).toEqual([`/auth/login?redirectTo=${encodeURIComponent(PATH)}`]);
  expect(await asked(PUT)).toEqual([]);
  logIn();
  const deed = takeDeed(tenant.id, { path: PATH, isLoggedIn: true, isSignInPage: false });
  await show(<DoneDeed deed={deed!} />, { at: PATH });
  await expect.poll(ledTo).toContain('/cart?cart=a%2Cb');
  expect((await asked(PUT)).map(({ body }) => body)).toEqual([{ slug: 'paket-dapur' }]);
});

test.each([
  [
    'what can be had is in the cart, which says what was full',
    { cart: ['a'], missing: [7, 8], full: [8] },
    '/cart?cart=a&bundle=2&penuh=1',
  ],
  ['only full classes are left', { missing: [8], full: [8] }, `${PATH}?error=EVENT_FULL`],
  ['all of it waits in an order', { missing: [8], order: 'SLH-1' }, '/payment-process?order=SLH-1'],
  ['all of it is owned', { missing: [7], owned: [7] }, '/my-course?paket=punya'],
  ['nothing of it is sold any more', { missing: [9] }, `${PATH}?error=NOT_FOUND`],
])('%s', async (_, put, address) => {
  await answering({ [PUT]: [found({ ...none, ...put })] });
  logIn();
  await offer();
  await press();
  await expect.poll(async () => (await ledTo()).at(-1)).toBe(address);
});
