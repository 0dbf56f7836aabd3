import { cartText } from '@suluh/i18n-id/cart';
import { errorText } from '@suluh/i18n-id/errors';
import { appDownloadText } from '@suluh/i18n-id/dialogs';
import { promoRefusalMessage, promoText } from '@suluh/i18n-id/promo';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PromoStart } from '../parts/checkout/index.ts';
import { cartCheckoutItem } from '../parts/checkout/item.ts';
import { cartItem, promo } from '../testing/checkout.ts';
import { answering, asked, expectReadable, found, late, refused, show, tenant, said } from '../testing/island.tsx';
import type { Script } from '../testing/scriptedApi.ts';
import { CartBoard } from './CartBoard.tsx';

const [LIST, VALIDATE] = ['GET /api/promo', 'POST /api/promo/validate'];
const promos = [
  promo({ endPromo: '2099-10-31T16:00:00Z' }),
  promo({ promoCode: 'RAMAI', title: 'Potongan Rp75.000', endPromo: '2099-10-31T16:00:00Z' }),
];
const saves = (promoCode = 'HEMAT', discount = 50_000) =>
  found({ promoCode, discount, productCode: 'all', maxItems: 1 });
const usable: Script = { [LIST]: [found(promos)], [VALIDATE]: [saves()] };
const given: Extract<PromoStart, { kind: 'applied' }> = {
  kind: 'applied',
  promo: { promoCode: 'HEMAT', discount: 50_000, productCode: 'all', maxItems: 1 },
  fixed: false,
};
const one = [cartItem()];
const two = [...one, cartItem({ cartId: 'c-2', courseId: 13, fullname: 'Menenun Dasar' })];

interface Cart {
  courses?: typeof one;
  start?: PromoStart;
  at?: string;
  screen?: 'phone' | 'desktop';
}
const open = ({ courses = one, start = { kind: 'none' }, at = '/cart', screen = 'desktop' }: Cart = {}) =>
  show(
    <CartBoard
      items={courses.map((course) => cartCheckoutItem(course, tenant))}
      start={start}
      problem={null}
      note={null}
      hasPromo
      promoEntry={null}
      paymentMethodPath="/payment-method"
    />,
    { at, screen },
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
const coupon = (code: string) => page.getByRole('radio', { name: code, exact: false });
const row = () => page.getByRole('button', { name: promoText.invite, exact: false });
const applied = (code: string) => page.getByRole('button', { name: promoText.applied(code), exact: false });
const total = () => page.getByText('Total Pembayaran').first();
const pays = (rupiah: string) => expect.poll(() => document.body.textContent).toContain(`Total Pembayaran${rupiah}`);

test('a promo that is picked and used lowers the total, and stays in the address for a reload', async () => {
  await answering(usable);
  await open();
  await row().click();
  await coupon('HEMAT').click();
  await expect.element(page.getByText(promoText.saving, { exact: true })).toBeVisible();
  await button(promoText.use).click();
  await expect.element(applied('HEMAT')).toBeVisible();
  await pays('Rp362.500');
  await expect.poll(() => window.location.search).toBe('?promoCode=HEMAT');
});

test('a promo that is taken back leaves total and address as they were', async () => {
  await answering(usable);
  await open({ start: given, at: '/cart?promoCode=HEMAT' });
  await pays('Rp362.500');
  await applied('HEMAT').click();
  await button(promoText.reset).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(row()).toBeVisible();
  await pays('Rp412.500');
  await expect.poll(() => window.location.search).toBe('');
});

test('a refusal of the use is said in the words of the server, and the panel can go on', async () => {
  await answering({
    [LIST]: [found(promos)],
    [VALIDATE]: [saves(), refused(409, 'PROMO_UNUSABLE', 'Kuota promo sudah habis.'), saves('RAMAI', 75_000)],
  });
  await open();
  await row().click();
  await coupon('HEMAT').click();
  await button(promoText.use).click();
  await said('Kuota promo sudah habis.');
  await expect.element(coupon('HEMAT')).not.toBeChecked();
  await coupon('RAMAI').click();
  await expect.element(page.getByText('Rp75.000', { exact: true })).toBeVisible();
});

test('a pick that is refused is unmade in silence', async () => {
  await answering({
    [LIST]: [found(promos)],
    [VALIDATE]: [refused(409, 'PROMO_UNUSABLE', 'Kuota promo sudah habis.')],
  });
  await open();
  await row().click();
  await coupon('HEMAT').click();
  await expect.poll(() => asked(VALIDATE)).toHaveLength(1);
  await expect.element(coupon('HEMAT')).not.toBeChecked();
  await expect.element(page.getByText('Kuota promo sudah habis.')).not.toBeInTheDocument();
});

test('a pick on a lost line says so', async () => {
  await answering({ [LIST]: [found(promos)], [VALIDATE]: ['lost'] });
  await open();
  await row().click();
  await coupon('HEMAT').click();
  await said(errorText.noConnection);
  await expect.element(coupon('HEMAT')).not.toBeChecked();
});

test('a list that does not come says why, and comes when it is asked for again', async () => {
  await answering({ [LIST]: ['lost', found(promos)] });
  await open();
  await row().click();
  await expect.element(page.getByText(errorText.noConnection)).toBeVisible();
  await button(errorText.retry).click();
  await expect.element(coupon('HEMAT')).toBeVisible();
});

test('of two quick picks the last one counts, whatever is answered first', async () => {
  await answering({ [LIST]: [found(promos)], [VALIDATE]: [late(saves()), saves('RAMAI', 75_000)] });
  await open();
  await row().click();
  await coupon('HEMAT').click();
  await coupon('RAMAI').click();
  await expect.element(page.getByText('Rp75.000', { exact: true })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500)); // the late answer has come
  await expect.element(coupon('RAMAI')).toBeChecked();
});

test('tapped twice, a promo is used once', async () => {
  await answering({ [LIST]: [found(promos)], [VALIDATE]: [saves(), late(saves())] });
  await open();
  await row().click();
  await coupon('HEMAT').click();
  await expect.element(page.getByText(promoText.saving, { exact: true })).toBeVisible();
  await button(promoText.use).dblClick();
  await expect.element(applied('HEMAT')).toBeVisible();
  expect(await asked(VALIDATE)).toHaveLength(2); // the pick and the use
});

test('a promo of the mobile app opens its dialog, and one can stay', async () => {
  await answering({
    [LIST]: [found(promos)],
    [VALIDATE]: [refused(409, 'PROMO_UNUSABLE', promoRefusalMessage({ code: 'mobileOnly' }))],
  });
  await open();
  await row().click();
  await coupon('HEMAT').click();
  await expect.element(page.getByRole('heading', { name: appDownloadText.title })).toBeVisible();
  await button(appDownloadText.stay).click();
  await expect.element(page.getByRole('heading', { name: appDownloadText.title })).not.toBeInTheDocument();
});

test('a second course says why the promo no longer counts, on a desktop and on a phone', async () => {
  for (const screen of ['desktop', 'phone'] as const) {
    await answering(usable);
    await open({ courses: two, start: given, screen });
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(promoRefusalMessage({ code: 'tooManyItems', maxItems: 1 }));
  }
});

test('a promo given from outside can neither be left nor replaced', async () => {
  await answering(usable);
  await open({ start: { ...given, fixed: true } });
  await applied('HEMAT').click();
  await expect.element(page.getByText(promoText.fixed)).toBeVisible();
  await expect.element(button(promoText.reset)).not.toBeInTheDocument();
  await expect.element(coupon('RAMAI')).toBeDisabled();
});

test('an empty code is asked for, a code is searched in capitals, and Escape gives the focus back', async () => {
  await answering(usable);
  await open();
  await row().click();
  await expect.element(coupon('HEMAT')).toBeVisible();
  await button(promoText.search).click();
  await expect.element(page.getByText(promoText.codeRequired)).toBeVisible();
  await page.getByRole('textbox', { name: promoText.code }).fill('hemat');
  await userEvent.keyboard('{Enter}');
  await expect.poll(async () => (await asked(LIST)).at(-1)?.url).toContain('searchKey=HEMAT');
  await expect.element(page.getByText(promoText.codeRequired)).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(row()).toHaveFocus();
});

test('can be read by everybody: the panel with its promos, with what it refuses and without a line', async () => {
  await answering({
    [LIST]: [found([...promos, promo({ promoCode: 'LAMA', isEnable: false, endTitle: 'Kuota habis' })]), 'lost'],
    [VALIDATE]: [saves()],
  });
  await open();
  await expect.element(total()).toBeVisible();
  await row().click();
  await coupon('HEMAT').click();
  await expect.element(page.getByText(promoText.saving, { exact: true })).toBeVisible();
  await expectReadable();
  await page.getByRole('textbox', { name: promoText.code }).fill('X');
  await button(promoText.search).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expectReadable();
});

test('one tick takes all courses out of the choice, and another all back in', async () => {
  await answering(usable);
  await open({ courses: two });
  const all = page.getByRole('checkbox', { name: cartText.selectAll, exact: false });
  await expect.element(all).toBeChecked();
  await pays('Rp825.000');
  await all.click();
  await pays('Rp0');
  await expect.element(page.getByText('0 dari 2 kursus')).toBeVisible();
  await page.getByRole('checkbox', { name: cartText.select('Menenun Dasar') }).click();
  await pays('Rp412.500');
  await expect.element(all).not.toBeChecked();
  await all.click();
  await pays('Rp825.000');
  await expectReadable();
});

test('a cart of one course has nothing to choose all of', async () => {
  await answering(usable);
  await open();
  await expect.element(row()).toBeVisible();
  expect(page.getByRole('checkbox', { name: cartText.selectAll, exact: false }).elements()).toEqual([]);
});

test('who removes a course by keyboard comes from the list to its first course, past the tick of all', async () => {
  await answering({ ...usable, 'DELETE /api/cart/c-2': [late(found({ success: true }))] });
  await open({ courses: two });
  page
    .getByRole('button', { name: cartText.remove('Menenun Dasar') })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: cartText.title })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('checkbox', { name: cartText.select(one[0]!.fullname) })).toHaveFocus();
});
