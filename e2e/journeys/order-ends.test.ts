import { loggedInNewcomer } from '../fixtures/account.ts';
import { breakConnectionDuring } from '../fixtures/network.ts';
import { courseWithSeats, fillCart, letDeadlinePass, waitingOrder } from '../fixtures/shop.ts';
import { closeNotices, expect, noticeIsGone, origins, test } from '../fixtures/test.ts';
import { CartPage } from '../pages/cart.ts';
import { CoursePage } from '../pages/course.ts';
import { HistoryPage } from '../pages/history.ts';
import { PaymentPage } from '../pages/payment.ts';
import type { PaymentConfirmation } from '../pages/payment-method.ts';

const EXCEL = { title: 'Excel untuk Administrasi Kantor', slug: 'excel-untuk-administrasi-kantor' };

test('of two learners who confirm for the last seat, the second reads that the event is full', async ({ page, context, browser }) => {
  const { title, slug } = await courseWithSeats(1);
  const elsewhere = await browser.newContext();
  const faster = await elsewhere.newPage();
  await closeNotices(faster);
  const confirmation: PaymentConfirmation[] = [];
  for (const [learner, tab] of [[context, page], [elsewhere, faster]] as const) {
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
  await expect(full).toContainText('Mohon maaf event yang anda pilih sudah penuh, silahkan pilih event yang masih tersedia');
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

  const cart = await (await new CoursePage(page).open(EXCEL.slug)).buy();
  await expect(cart.course(EXCEL.title)).toBeVisible();
  await cart.choosePayment();
});

test('an order nobody paid expires while its page is open, and the history says why', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const orderId = await waitingOrder(context, origins.MAIN_ORIGIN, 'VA_BCA', EXCEL.slug);
  const payment = await new PaymentPage(page).open(orderId);
  await payment.turnsInto('Transaksi Tidak Berhasil', () => letDeadlinePass(orderId));
  const history = await new HistoryPage(page).open('failed');
  await expect(history.transaction(EXCEL.title)).toContainText('Tidak Berhasil');
  await noticeIsGone(page);
  await expect(await history.reason(EXCEL.title)).toHaveText('Transaksi dibatalkan otomatis, karena melewati batas waktu transfer.');
});

test('the connection breaks while confirming: the learner confirms again, and there is one order', async ({ page, context }) => {
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

test('the connection is gone when paying begins: the page stays, and the confirmation opens once there is one', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await fillCart(context, origins.MAIN_ORIGIN, EXCEL.slug);
  const methods = await (await new CartPage(page).open()).choosePayment();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('radio', { name: /BCA Virtual Account/ }).check();
  await page.getByRole('button', { name: 'Bayar Sekarang' }).filter({ visible: true }).click();
  await expect(page.getByRole('status').getByText('Permintaan gagal, pastikan anda terhubung ke internet')).toBeVisible();
  await methods.isShown();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Konfirmasi Pembayaran' })).toContainText('Bayar dengan BCA Virtual Account');
});
