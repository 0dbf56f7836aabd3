import { cartText } from '@suluh/i18n-id/cart';
import { eventFullText, orderConfirmText } from '@suluh/i18n-id/dialogs';
import { errorText } from '@suluh/i18n-id/errors';
import { billingText, paymentText } from '@suluh/i18n-id/payment';
import { controlText } from '@suluh/i18n-id/control';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cartCheckoutItem } from '../parts/checkout/item.ts';
import { cartItem, paymentProduct } from '../testing/checkout.ts';
import { courseEvent } from '../testing/courses.ts';
import {
  answering,
  asked,
  expectReadable,
  found,
  late,
  ledTo,
  refused,
  show,
  takeRouted,
  tenant,
  said,
} from '../testing/island.tsx';
import { transaction } from '../testing/transactions.ts';
import { PaymentBoard } from './PaymentBoard.tsx';

const [CONFIRM, CHOOSE, INVOICE] = ['POST /api/cart/confirm', 'POST /api/payment/choose', 'POST /api/payment/invoice'];
const PAGE = '/payment-method?cart=c-1&method=VA_BCA';
const ordered = found({ orderId: 'SLH-1', status: 'UNPAID' });
const chosen = found(transaction());

interface Board {
  at?: string;
  gopay?: Parameters<typeof paymentProduct>[0];
  items?: ReturnType<typeof cartItem>[];
  asksSchedule?: boolean;
}
const open = ({ at = PAGE, gopay, items = [cartItem()], asksSchedule = false }: Board = {}) =>
  show(
    <PaymentBoard
      items={items.map((course) => cartCheckoutItem(course, tenant))}
      start={{ kind: 'none' }}
      methods={[
        paymentProduct(),
        paymentProduct({ productCode: 'QRIS', productName: 'QRIS', productType: 'ONLINEPAYMENT' }),
        ...(gopay
          ? [paymentProduct({ productCode: 'GOPAY', productName: 'GoPay', productType: 'E-wallet', ...gopay })]
          : []),
        paymentProduct({ productCode: 'INVOICE', productName: 'Transfer', productType: 'POSTPAID' }),
      ]}
      order={null}
      hasPromo={false}
      promoEntry={null}
      asksSchedule={asksSchedule}
      line="reguler"
      path={at}
      attempt="a-1"
      problem={null}
      review={null}
    />,
    { at },
  );

const pay = () => page.getByRole('button', { name: paymentText.pay }).first();
const dialog = (name: string) => page.getByRole('dialog', { name });
const confirming = () => dialog(paymentText.confirmTitle);
const confirm = () => confirming().getByRole('button', { name: paymentText.pay });
const keys = async () => (await asked(CONFIRM)).map(({ headers }) => headers['idempotency-key']);
async function confirmOrder(): Promise<void> {
  await pay().click();
  await confirm().click();
}

beforeEach(() => answering({ [CONFIRM]: [ordered], [CHOOSE]: [chosen] }));

test('an order is confirmed as it was seen, and leads to how it is paid', async () => {
  await open();
  await confirmOrder();
  await expect.poll(ledTo).toEqual(['/payment-process?order=SLH-1']);
  const [sent] = await asked(CONFIRM);
  expect(sent?.body).toMatchObject({ cartId: ['c-1'], productCode: 'VA_BCA', expectedTotal: 412_500 });
  expect(window.location.search).toContain('order=SLH-1'); // coming back finds the order
});

test('without a method nothing is asked but to choose one', async () => {
  await open({ at: '/payment-method?cart=c-1' });
  await pay().click();
  await said(paymentText.chooseFirst);
  await expect.element(confirming()).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'QRIS', exact: false }).click();
  await pay().click();
  await expect.element(confirming().getByText('QRIS', { exact: true })).toBeVisible();
});

test('a method that was switched off meanwhile is said to be gone, until another is chosen', async () => {
  await open({ at: '/payment-method?cart=c-1&method=VA_BNI' });
  await expect.element(page.getByText(paymentText.methodGone)).toBeVisible();
  await page.getByRole('radio', { name: 'QRIS', exact: false }).click();
  await expect.element(page.getByText(paymentText.methodGone)).not.toBeInTheDocument();
});

test('tapped twice, it is ordered once', async () => {
  await answering({ [CONFIRM]: [late(ordered)], [CHOOSE]: [late(chosen)] });
  await open();
  await pay().click();
  await confirm().dblClick();
  await expect.poll(ledTo).toEqual(['/payment-process?order=SLH-1']);
  expect([(await asked(CONFIRM)).length, (await asked(CHOOSE)).length]).toEqual([1, 1]);
});

test('what goes on to load is not tapped again: the button keeps its ring until the page is gone', async () => {
  await open();
  await confirmOrder();
  await expect.poll(ledTo).toHaveLength(1);
  await expect.element(confirm()).toHaveAttribute('aria-busy', 'true');
});

test('on a lost line the dialog stays, and the next try is the same attempt', async () => {
  await answering({ [CONFIRM]: ['lost', ordered], [CHOOSE]: [chosen] });
  await open();
  await confirmOrder();
  await said(errorText.noConnection);
  await confirm().click();
  await expect.poll(ledTo).toHaveLength(1);
  const [first, second] = await keys();
  expect(second).toBe(first);
});

test('an order whose method is refused gets another one, and is not ordered twice', async () => {
  await answering({ [CONFIRM]: [ordered], [CHOOSE]: [refused(502, 'PROVIDER', 'BCA sedang gangguan'), chosen] });
  await open();
  await confirmOrder();
  await said('BCA sedang gangguan');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('radio', { name: 'QRIS', exact: false }).click();
  await confirmOrder();
  await expect.poll(ledTo).toHaveLength(1);
  expect((await asked(CHOOSE)).map(({ body }) => body)).toEqual([
    { orderId: 'SLH-1', productCode: 'VA_BCA' },
    { orderId: 'SLH-1', productCode: 'QRIS' },
  ]);
  expect(await asked(CONFIRM)).toHaveLength(1);
});

test('prices that moved are told course by course, and what is accepted is the new total', async () => {
  const totals = { purchaseTotal: 450_000, promoDiscount: 0, fee: 0, paymentTotal: 450_000 };
  const items = [{ cartId: 'c-1', fullname: 'Membatik untuk Pemula', before: 412_500, after: 450_000 }];
  await answering({ [CONFIRM]: [refused(409, 'PRICE_CHANGED', '', { items, totals }), ordered], [CHOOSE]: [chosen] });
  await open();
  await confirmOrder();
  const changed = dialog(cartText.priceChangedTitle);
  await expect
    .element(changed.getByText(cartText.priceChanged('Membatik untuk Pemula', 412_500, 450_000)))
    .toBeVisible();
  await expectReadable();
  await changed.getByRole('button', { name: cartText.acceptPrice }).click();
  await expect.poll(ledTo).toEqual(['/payment-process?order=SLH-1']);
  expect((await asked(CONFIRM)).at(-1)?.body).toMatchObject({ expectedTotal: 450_000 });
});

test('a date that is full leads back to the cart', async () => {
  await answering({ [CONFIRM]: [refused(409, 'EVENT_FULL', '')] });
  await open();
  await confirmOrder();
  await dialog(eventFullText.title).getByRole('button', { name: eventFullText.back }).click();
  await expect.poll(ledTo).toEqual(['/cart']);
});

test('a course that waits in another order offers that one', async () => {
  await answering({ [CONFIRM]: [refused(409, 'ORDER_WAITING', '', 'SLH-0')] });
  await open();
  await confirmOrder();
  await expect.element(page.getByRole('alert').getByText(cartText.continuePayment)).toBeVisible();
  await page.getByRole('link', { name: cartText.continuePayment }).click();
  await expect.poll(ledTo).toEqual(['/payment-process?order=SLH-0']);
});

test('a course that left the cart is told, and the page is asked anew', async () => {
  await answering({ [CONFIRM]: [refused(404, 'NOT_FOUND', cartText.gone)] });
  await open();
  await confirmOrder();
  await said(cartText.gone);
  expect(takeRouted()).toEqual(['refresh']);
  await expect.element(confirming()).not.toBeInTheDocument();
});

test('an expired session leads to login, and back to the order as it was', async () => {
  await answering({ [CONFIRM]: [refused(401, 'UNAUTHORIZED', 'Sesi berakhir')] });
  await open();
  await confirmOrder();
  await expect.poll(ledTo).toHaveLength(1);
  const back = new URL(ledTo()[0] ?? '', window.location.origin);
  expect([back.pathname, back.searchParams.get('redirectTo')]).toEqual(['/auth/login', PAGE]);
});

test('dates are confirmed with the payment, in one dialog, and who takes that back has ordered nothing', async () => {
  await open({ items: [cartItem({ haveEvent: true, event: courseEvent() })], asksSchedule: true });
  await pay().click();
  await expect.element(confirming().getByText(orderConfirmText.title)).toBeVisible();
  await expect.element(confirming().getByText('25 – 26 Oktober 2025', { exact: false }).first()).toBeVisible();
  await expect.element(confirming().getByText('Rp412.500', { exact: false }).first()).toBeVisible();
  await expectReadable();
  await confirming().getByRole('button', { name: orderConfirmText.cancel }).click();
  await expect.element(pay()).toHaveFocus();
  expect(await asked(CONFIRM)).toEqual([]);
  await pay().click();
  await confirming().getByRole('button', { name: orderConfirmText.confirm }).click();
  await expect.poll(ledTo).toHaveLength(1);
});

test('what is agreed to by paying opens beside the page', async () => {
  await open();
  await pay().click();
  const terms = confirming().getByRole('link', { name: paymentText.agree.terms });
  await expect.element(terms).toHaveAttribute('target', '_blank');
  await expect.element(confirming().getByText('Dengan membayar, kamu menyetujui Syarat & Ketentuan.')).toBeVisible();
});

test('by invoice it asks whom it is billed to, says what is missing, and sends it along', async () => {
  await answering({ [CONFIRM]: [ordered], [INVOICE]: [chosen] });
  await open({ at: '/payment-method?cart=c-1&method=INVOICE' });
  await pay().click();
  const billing = dialog(billingText.title);
  const field = (name: string) => billing.getByRole('textbox', { name, exact: false });
  const next = billing.getByRole('button', { name: controlText.continue });
  await next.click();
  await expect.element(field(billingText.fullnameUser)).toHaveAccessibleDescription('Nama peserta wajib diisi');
  await expect.element(field(billingText.fullnameUser)).toHaveFocus();
  const billingPIC = {
    fullnameUser: 'Sekar Ayu',
    position: 'Manajer',
    pic_phone: '628123456789',
    pic_email: 'sekar@surel.id',
    billingAddress: 'Jl. Kaliurang 12',
  };
  for (const [name, value] of Object.entries(billingPIC))
    await field(billingText[name as keyof typeof billingPIC]).fill(value);
  await next.click();
  await confirm().click();
  await expect.poll(ledTo).toHaveLength(1);
  expect((await asked(INVOICE))[0]?.body).toEqual({ orderId: 'SLH-1', billingPIC });
});

test('whom it is billed to is there again as it was typed, whatever dialog was left', async () => {
  await open({ at: '/payment-method?cart=c-1&method=INVOICE' });
  const billing = dialog(billingText.title);
  const field = (name: string) => billing.getByRole('textbox', { name, exact: false });
  const typed = {
    fullnameUser: 'Rani',
    position: 'Bendahara',
    pic_phone: '6281234567890',
    pic_email: 'rani@surel.id',
    billingAddress: 'Jl. Kaliurang 12',
  };
  await pay().click();
  await field(billingText.fullnameUser).fill(typed.fullnameUser);
  await billing.getByRole('checkbox').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(billing).not.toBeInTheDocument();
  await pay().click();
  await expect.element(field(billingText.fullnameUser)).toHaveValue(typed.fullnameUser);
  await expect.element(billing.getByRole('checkbox')).toBeChecked();
  for (const [name, value] of Object.entries(typed)) await field(billingText[name as keyof typeof typed]).fill(value);
  await billing.getByRole('button', { name: controlText.continue }).click();
  await expect.element(confirm()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(confirming()).not.toBeInTheDocument();
  await pay().click();
  for (const [name, value] of Object.entries(typed))
    await expect.element(field(billingText[name as keyof typeof typed])).toHaveValue(value);
  await expect.element(billing.getByRole('checkbox')).toBeChecked();
});

test('who comes back to a page that was kept is not left with a ring: the page is asked anew', async () => {
  await open();
  await confirmOrder();
  await expect.poll(ledTo).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(confirming()).not.toBeInTheDocument();
  expect(takeRouted()).toEqual(['refresh']); // by its address it leads to the order that waits
});

test('the keyboard goes all the way: Enter opens, Escape closes and gives the focus back', async () => {
  await open();
  pay().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(confirming()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(pay()).toHaveFocus();
});

test('can be read by everybody: the methods, and the confirmation', async () => {
  await open();
  await expectReadable();
  await pay().click();
  await expect.element(confirming()).toBeVisible();
  await expectReadable();
});

const [AT_GOPAY, LINKED] = ['/payment-method?cart=c-1&method=GOPAY', { walletLink: 'linked' } as const];
const gopay = () => page.getByRole('radio', { name: 'GoPay', exact: false });
/** What the browser would post, and where to, when a button is pressed. */
const posts = (name: string) => {
  const button = page.getByRole('button', { name }).element() as HTMLButtonElement;
  return { to: button.form?.getAttribute('action'), fields: Object.fromEntries(new FormData(button.form!)) };
};

test('a wallet that is not linked offers it, and leads back to the page with it chosen', async () => {
  await open({ gopay: { walletLink: 'offered' } });
  await expect.element(page.getByRole('button', { name: 'Hubungkan GoPay' })).toBeVisible();
  expect(posts('Hubungkan GoPay')).toEqual({
    to: '/api/form/wallet-link',
    fields: { productCode: 'GOPAY', redirectTo: AT_GOPAY },
  });
  await expectReadable();
});

test('a linked wallet shows its balance, can be paid by and unlinked', async () => {
  await open({ at: AT_GOPAY, gopay: { ...LINKED, eWallet: { balance: 412_500 } } });
  await expect.element(page.getByText(paymentText.balance(412_500))).toBeVisible();
  await expect.element(gopay()).toBeChecked();
  expect(posts('Putuskan GoPay')).toEqual({
    to: '/api/form/wallet-unlink',
    fields: { productCode: 'GOPAY', redirectTo: AT_GOPAY },
  });
  await confirmOrder();
  await expect.poll(ledTo).toHaveLength(1);
  expect((await asked(CONFIRM))[0]?.body).toMatchObject({ productCode: 'GOPAY' });
  await expectReadable();
});

test('one that holds a rupiah less says so and is not paid by', async () => {
  await open({ at: AT_GOPAY, gopay: { ...LINKED, eWallet: { balance: 412_499 } } });
  await expect.element(page.getByText(paymentText.balanceShort)).toBeVisible();
  await expect.element(gopay()).toBeDisabled();
  await pay().click();
  await said(paymentText.chooseFirst);
  await expect.element(confirming()).not.toBeInTheDocument();
});

test('its fee is part of what it has to hold', async () => {
  await open({ at: AT_GOPAY, gopay: { ...LINKED, fee: 2_000, eWallet: { balance: 413_000 } } });
  await expect.element(page.getByText(paymentText.balanceShort)).toBeVisible();
  await expect.element(page.getByText(paymentText.fee, { exact: true })).not.toBeInTheDocument();
});

test('one whose balance nobody tells can be chosen', async () => {
  await open({ at: AT_GOPAY, gopay: LINKED });
  await expect.element(page.getByText(paymentText.balanceUnknown)).toBeVisible();
  await expect.element(gopay()).toBeChecked();
});
