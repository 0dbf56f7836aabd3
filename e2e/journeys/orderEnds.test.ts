import type { BrowserContext, Page } from '@playwright/test';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { inDatabase } from '../fixtures/database.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { officeSession } from '../fixtures/office.ts';
import { refunds } from '../fixtures/staff.ts';
import { loggedInNewcomer } from '../fixtures/account.ts';
import { breakConnectionDuring } from '../fixtures/network.ts';
import { courseWithSeats, fillCart, letDeadlinePass, waitingOrder } from '../fixtures/shop.ts';
import { closeNotices, expect, noticeIsGone, origins, test } from '../fixtures/test.ts';
import { CartPage } from '../pages/cart.ts';
import { CoursePage } from '../pages/course.ts';
import { HistoryPage } from '../pages/history.ts';
import { NotificationsPage } from '../pages/notifications.ts';
import { PaymentSandbox } from '../pages/outside.ts';
import { PaymentPage } from '../pages/payment.ts';
import type { PaymentConfirmation } from '../pages/paymentMethod.ts';

const EXCEL = { title: 'Excel untuk Administrasi Kantor', slug: 'excel-untuk-administrasi-kantor' };

test('of two learners who confirm for the last seat, the second reads that the event is full @anyScreen', async ({
  page,
  context,
  browser,
}) => {
  const { title, slug } = await courseWithSeats(1);
  const elsewhere = await browser.newContext();
  const faster = await elsewhere.newPage();
  await closeNotices(faster);
  const confirmation: PaymentConfirmation[] = [];
  for (const [learner, tab] of [
    [context, page],
    [elsewhere, faster],
  ] as const) {
    await loggedInNewcomer(learner, origins.MAIN_ORIGIN);
    const cart = await (await new CoursePage(tab).open(slug)).buySchedule();
    const methods = await cart.choosePayment();
    await methods.choose('BCA Virtual Account');
    confirmation.push(await methods.pay({ hasSchedule: true }));
  }
  const [slow, fast] = confirmation as [PaymentConfirmation, PaymentConfirmation];
  await fast.confirm();
  await elsewhere.close();
  await slow.tryToConfirm();

  const full = page.getByRole('dialog', { name: 'Wah, Maaf Event Sudah Penuh!' });
  await expect(full).toContainText(
    'Mohon maaf event yang anda pilih sudah penuh, silahkan pilih event yang masih tersedia',
  );
  await full.getByRole('button', { name: 'Kembali' }).click();
  const cart = new CartPage(page);
  await cart.isShown();
  await expect(cart.course(title)).toContainText('Habis Terjual');
  await expect((await new HistoryPage(page).open('waiting')).isEmpty).toBeVisible();
});

test('an order that is cancelled is kept as such, and the course can be bought again', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await waitingOrder(context, origins.MAIN_ORIGIN, 'VA_BCA', EXCEL.slug);
  const history = await new HistoryPage(page).open('waiting');
  await expect(history.transaction(EXCEL.title)).toContainText('Menunggu Pembayaran');
  await history.cancel(EXCEL.title);
  await expect(history.isEmpty).toBeVisible();
  await history.open('failed');
  await expect(history.transaction(EXCEL.title)).toContainText('Dibatalkan');

  await history.transaction(EXCEL.title).getByRole('button', { name: 'Beli Lagi' }).click();
  const cart = new CartPage(page);
  await cart.isShown();
  await expect(page.getByText('Kursus dari transaksimu sudah ada di keranjang lagi.')).toBeVisible();
  await expect(cart.course(EXCEL.title)).toBeVisible();
  await cart.choosePayment();
});

test('a payment that fails is called failed on its open page, in the history, by notification and mail, and another can be made', async ({
  page,
  context,
  request,
}) => {
  const learner = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const orderId = await waitingOrder(context, origins.MAIN_ORIGIN, 'VA_BCA', EXCEL.slug);
  const payment = await new PaymentPage(page).open(orderId);
  const number = await payment.number('BCA');
  const sandbox = await new PaymentSandbox(await context.newPage()).bill(number);
  await payment.turnsInto('Pembayaran BCA Virtual Account gagal', () => sandbox.fail());
  await expect(page.getByText('Coba lagi atau pilih metode lain sebelum batas waktunya.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Salin/ })).toHaveCount(1); // of the order's number alone
  expect((await page.getByRole('main').innerText()).replace(/\D/g, '')).not.toContain(number);
  await mailTo(request, learner.email, 'Pembayaran BCA Virtual Account gagal');

  const history = await new HistoryPage(page).open('waiting');
  await expect(history.transaction(EXCEL.title)).toContainText('Pembayaran Gagal');
  await expect(
    (await new NotificationsPage(page).open()).message('Pembayaran BCA Virtual Account gagal'),
  ).toBeVisible();
  await history.open('waiting');
  await history.transaction(EXCEL.title).getByRole('link', { name: 'Pilih Metode Lagi' }).click();
  await expect(page).toHaveURL(/payment-process/);
  await page.getByRole('link', { name: 'Pilih Metode Lagi' }).click();
  await expect(page.getByText(/^Pesanan TRX\//)).toBeVisible();
});

test('a number that was changed in one tab is gone from the other @anyScreen', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const orderId = await waitingOrder(context, origins.MAIN_ORIGIN, 'VA_BCA', EXCEL.slug);
  const first = await new PaymentPage(page).open(orderId);
  const other = await context.newPage();
  await closeNotices(other);
  const methods = await (await new PaymentPage(other).open(orderId)).changeMethod();
  await methods.choose('BNI Virtual Account');
  const second = await (await methods.pay()).confirm();
  const number = await second.number('BNI');
  await page.bringToFront();
  await expect(page.getByRole('main').getByText('BCA Virtual Account', { exact: true })).toHaveCount(0, {
    timeout: 15_000,
  });
  expect(await first.number('BNI')).toBe(number);
});

test('loading the page again while confirming leads to the order that was made @anyScreen', async ({
  page,
  context,
}) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await fillCart(context, origins.MAIN_ORIGIN, EXCEL.slug);
  const methods = await (await new CartPage(page).open()).choosePayment();
  await methods.choose('BCA Virtual Account');
  const confirmation = await methods.pay();
  let arrived = (): void => undefined;
  const ordered = new Promise<void>((resolve) => (arrived = resolve));
  await page.route('**/api/cart/confirm', async (route) => {
    await route.fetch();
    arrived(); // the order is made, and its answer is never seen
  });
  await confirmation.tryToConfirm();
  await ordered;
  await page.reload();
  await expect(page).toHaveURL(/\/payment-process\?order=SLH-/);
  await expect(page.getByText('Pilih metode pembayaran untuk pesanan ini.')).toBeVisible();
  await expect((await new HistoryPage(page).open('waiting')).transactions).toHaveCount(1);
});

/** A learner's order that was paid at the bank, its page open. */
async function paidAtBank(page: Page, context: BrowserContext) {
  const learner = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const orderId = await waitingOrder(context, origins.MAIN_ORIGIN, 'VA_BCA', EXCEL.slug);
  const payment = await new PaymentPage(page).open(orderId);
  const sandbox = await new PaymentSandbox(await context.newPage()).bill(await payment.number('BCA'));
  await payment.turnsInto('Pembayaran Berhasil', () => sandbox.pay());
  return { learner, orderId, payment };
}

test('a refund outside the policy waits for staff, and is told as it goes', async ({ page, context, request }) => {
  const { learner, orderId, payment } = await paidAtBank(page, context);
  await inDatabase(`update orders set paid_at = paid_at - interval '8 days' where id = $1 returning id`, [orderId]);
  await payment.askRefund('Salah pilih kursus');
  await payment.isPaid();
  await expect(page.getByText(/^.*Permintaan pengembalian Rp[\d.]+ sedang ditinjau\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kirim Permintaan' })).toHaveCount(0);
  await mailTo(request, learner.email, 'Permintaan Pengembalian Dana Diterima');
  expect(await refunds('list')).toContain(orderId);
  expect(
    await refunds('refuse', orderId, '--by', 'staf@suluh.example', '--reason', 'Kelasnya sudah selesai'),
  ).toContain('Refused');
  await mailTo(request, learner.email, 'Pengembalian Dana Ditolak');
  await page.reload();
  await expect(page.getByText(/ditolak: Kelasnya sudah selesai/)).toBeVisible();
});

test('a refund within the policy goes back without staff, to the account the learner names, by the hands of two', async ({
  page,
  context,
  request,
  browser,
}) => {
  const { learner, payment } = await paidAtBank(page, context);
  await payment.askRefund('Salah pilih kursus');
  await expect(page.getByText(/Pengembalian Rp[\d.]+ disetujui/)).toBeVisible();
  await mailTo(request, learner.email, 'Ke Rekening Mana Dananya Kami Kirim?');
  await page.reload();
  await payment.nameAccount({ bank: 'BRI', number: '12-34', holder: 'Rani Wulandari' });
  await expect(page.getByLabel('Nomor rekening atau ponsel')).toHaveValue('12-34');
  await expect(page.getByLabel('Nomor rekening atau ponsel')).toHaveAccessibleDescription(/angka/);
  await payment.nameAccount({ bank: 'BRI', number: '1234567890', holder: 'Rani Wulandari' });
  await expect(
    page.getByText('Dana kami transfer ke BRI, nomor berakhiran 7890, atas nama Rani Wulandari.'),
  ).toBeVisible();
  await expectAxeFindsNothing(page, 'account of a refund');

  for (const who of ['dewi', 'keuangan']) {
    const staff = await browser.newContext();
    await officeSession(staff, who);
    const office = await staff.newPage();
    await office.goto(`${origins.BACK_OFFICE_ORIGIN}/refund?filter=${encodeURIComponent('{"status":"transfer"}')}`);
    const card = office.getByRole('listitem').filter({ hasText: learner.fullname });
    if (who === 'dewi') {
      await card.getByRole('button', { name: 'Lihat nomor rekening' }).click();
      await expect(card.getByText('1234567890')).toBeVisible();
      await card.getByRole('button', { name: 'Sudah ditransfer' }).click();
      const dialog = office.getByRole('dialog', { name: 'Catat transfer' });
      await dialog.getByLabel('Nomor referensi bank').fill('TRF-2026-1');
      await dialog.getByRole('button', { name: 'Sudah ditransfer' }).click();
      await expect(office.getByText('Transfer dicatat. Orang kedua perlu memeriksanya.')).toBeVisible();
      await expectAxeFindsNothing(office, 'refunds to transfer');
    } else {
      await card.getByRole('button', { name: 'Transfer sudah benar' }).click();
      await expect(office.getByText('Pengembalian selesai.')).toBeVisible();
    }
    await staff.close();
  }
  await mailTo(request, learner.email, 'Dana Sudah Dikembalikan');
  const history = await new HistoryPage(page).open('failed');
  await expect(history.transaction(EXCEL.title)).toContainText('sudah dikembalikan');
});

test('an order nobody paid expires while its page is open, and the history says why @anyScreen', async ({
  page,
  context,
}) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const orderId = await waitingOrder(context, origins.MAIN_ORIGIN, 'VA_BCA', EXCEL.slug);
  const payment = await new PaymentPage(page).open(orderId);
  await payment.turnsInto('Transaksi Tidak Berhasil', () => letDeadlinePass(orderId));
  const history = await new HistoryPage(page).open('failed');
  await expect(history.transaction(EXCEL.title)).toContainText('Tidak Berhasil');
  await noticeIsGone(page);
  await expect(await history.reason(EXCEL.title)).toHaveText(
    'Transaksi dibatalkan otomatis, karena melewati batas waktu transfer.',
  );
});

test('the connection breaks while confirming: the learner confirms again, and there is one order @anyScreen', async ({
  page,
  context,
}) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await fillCart(context, origins.MAIN_ORIGIN, EXCEL.slug);
  const methods = await (await new CartPage(page).open()).choosePayment();
  await methods.choose('BCA Virtual Account');
  const confirmation = await methods.pay();
  const noConnection = page.getByRole('status').getByText('Permintaan gagal, pastikan anda terhubung ke internet');

  await breakConnectionDuring(page, '/api/cart/confirm');
  await confirmation.tryToConfirm();
  await expect(noConnection).toBeVisible();
  await expect(noConnection).toBeHidden();
  await confirmation.tryToConfirm();
  await expect(noConnection).toBeVisible();

  await context.setOffline(false);
  await confirmation.confirm();
  const history = await new HistoryPage(page).open('waiting');
  await expect(history.transactions).toHaveCount(1);
  await expect(history.transaction(EXCEL.title)).toContainText('Menunggu Pembayaran');
  await history.open('failed');
  await expect(history.isEmpty).toBeVisible();
});

test('the connection is gone when paying begins: the page stays, and the confirmation opens once there is one @anyScreen', async ({
  page,
  context,
}) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await fillCart(context, origins.MAIN_ORIGIN, EXCEL.slug);
  const methods = await (await new CartPage(page).open()).choosePayment();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('radio', { name: /BCA Virtual Account/ }).check();
  await page.getByRole('button', { name: 'Bayar Sekarang' }).filter({ visible: true }).click();
  await expect(
    page.getByRole('status').getByText('Permintaan gagal, pastikan anda terhubung ke internet'),
  ).toBeVisible();
  await methods.isShown();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Konfirmasi Pembayaran' })).toContainText(
    'Bayar dengan BCA Virtual Account',
  );
});
