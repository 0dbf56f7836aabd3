import { loggedInNewcomer } from '../fixtures/account.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { holdScripts } from '../fixtures/network.ts';
import { fillCart } from '../fixtures/shop.ts';
import { closeNotices, expect, origins, test } from '../fixtures/test.ts';
import { CartPage } from '../pages/cart.ts';
import { CoursePage } from '../pages/course.ts';
import { HistoryPage } from '../pages/history.ts';
import { NotificationsPage } from '../pages/notifications.ts';
import { PaymentSandbox } from '../pages/outside.ts';
import { PaymentPage } from '../pages/payment.ts';
import { PaymentMethodPage } from '../pages/paymentMethod.ts';

const SEO = { title: 'SEO untuk Situs Usaha Kecil', slug: 'seo-untuk-situs-usaha-kecil' };
const LINUX = { title: 'Administrasi Server Linux dari Dasar', slug: 'administrasi-server-linux-dari-dasar' };

test('a learner buys two courses by BCA virtual account, pays, and has them', async ({ page, context, request }) => {
  const learner = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const course = new CoursePage(page);
  await (await course.open(SEO.slug)).addToCart();
  const cart = await (await course.open(LINUX.slug)).buy();
  await cart.summary.says('Total Belanja (1 kursus)', 'Rp520.000');
  await cart.alsoChoose(SEO.title);
  await cart.summary.says('Total Belanja (2 kursus)', 'Rp795.000');

  const methods = await cart.choosePayment();
  await methods.choose('BCA Virtual Account');
  await methods.summary.says('Biaya Platform', 'Rp4.000');
  await methods.summary.saysNothingOf('Potongan');
  const confirmation = await methods.pay();
  await expect(confirmation.dialog).toContainText('Bayar dengan BCA Virtual Account');
  const payment = await confirmation.confirm();
  await payment.summary.says('Total Pembayaran', 'Rp799.000');
  const number = await payment.number('BCA');
  expect(number).toMatch(/^39010\d{11}$/);
  const waiting = await mailTo(request, learner.email, 'Menunggu Pembayaran');
  expect(waiting).toContain(number.replace(/.{4}(?=.)/g, '$& '));
  expect(waiting).toContain('Rp799.000');
  expect(waiting).toContain(`${origins.MAIN_ORIGIN}/payment-process?order=${payment.orderId}`);

  const sandbox = await new PaymentSandbox(await context.newPage()).bill(number);
  await payment.turnsInto('Pembayaran Berhasil', () => sandbox.pay());
  await mailTo(request, learner.email, `Pendaftaran berhasil: ${LINUX.title}`);

  const notifications = await new NotificationsPage(page).open();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Keranjang', exact: true }),
    'the cart in the header is empty again',
  ).toBeVisible();
  await expect(notifications.dot('Pembayaran Berhasil')).toBeVisible();
  await notifications.read('Pembayaran Berhasil');
  await payment.isPaid();
  await notifications.open();
  await expect(notifications.message('Pembayaran Berhasil')).toBeVisible();
  await expect(notifications.dot('Pembayaran Berhasil')).toHaveCount(0);

  const history = await new HistoryPage(page).open('finished');
  await expect(history.transaction(LINUX.title)).toContainText('Berhasil');
  await expect(history.transaction(LINUX.title)).toContainText('Lihat 1 Kursus Lainnya');
  expect((await history.downloadInvoice(LINUX.title)).subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto('/my-course');
  for (const { title } of [SEO, LINUX])
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
});

test('a promo bound to BCA counts with BCA only', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await fillCart(context, origins.MAIN_ORIGIN, SEO.slug);
  const cart = await new CartPage(page).open();
  await (await cart.openPromos()).use('BCAHEMAT', 'Rp25.000');
  await expect(page.getByRole('button', { name: 'BCAHEMAT terpasang' })).toBeVisible();

  const methods = await cart.choosePayment();
  const mismatch = page.getByRole('main').getByText('Promo Hanya Dapat Digunakan dengan metode pembayaran Tertentu');
  await methods.choose('BNI Virtual Account');
  await expect(mismatch).toBeVisible();
  await methods.summary.saysNothingOf('Potongan “BCAHEMAT”');
  await methods.summary.says('Total Pembayaran', 'Rp279.000');
  await methods.choose('BCA Virtual Account');
  await expect(mismatch).toBeHidden();
  await methods.summary.says('Potongan “BCAHEMAT”', '−Rp25.000');
  await methods.summary.says('Total Pembayaran', 'Rp254.000');
  const payment = await (await methods.pay()).confirm();
  await payment.summary.says('Potongan “BCAHEMAT”', '−Rp25.000');
  await payment.summary.says('Total Pembayaran', 'Rp254.000');
});

test('changing the method voids the earlier number', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await fillCart(context, origins.MAIN_ORIGIN, SEO.slug);
  const methods = await (await new CartPage(page).open()).choosePayment();
  await methods.choose('BCA Virtual Account');
  const first = await (await methods.pay()).confirm();
  const earlierNumber = await first.number('BCA');

  const others = await first.changeMethod();
  await others.choose('BNI Virtual Account');
  const payment = await (await others.pay()).confirm();
  const number = await payment.number('BNI');
  expect(number).toMatch(/^98829\d{11}$/);
  expect(payment.orderId).toBe(first.orderId);

  const sandbox = new PaymentSandbox(await context.newPage());
  await (await sandbox.bill(earlierNumber)).cannotBePaid();
  await sandbox.bill(number);
  await payment.turnsInto('Pembayaran Berhasil', () => sandbox.pay());
});

test('coming back from the provider, or from how to pay, finds the order that waits @anyScreen', async ({
  page,
  context,
}) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await fillCart(context, origins.MAIN_ORIGIN, SEO.slug);
  const methods = await (await new CartPage(page).open()).choosePayment();
  await methods.choose('GoPay');
  await (await methods.pay()).tryToConfirm();
  await page.waitForURL((url) => url.origin === new URL(origins.SANDBOX_ORIGIN).origin);

  await page.goBack();
  await methods.isShown();
  await expect(page.getByText(/^Pesanan TRX\//)).toBeVisible();
  await methods.choose('BCA Virtual Account');
  await (await methods.pay()).confirm();
  await page.goBack();
  await methods.isShown();
  await expect(page.getByText(/^Pesanan TRX\//)).toBeVisible();
});

test('what was ordered in one tab is not ordered in another, which says why @anyScreen', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await fillCart(context, origins.MAIN_ORIGIN, SEO.slug);
  const other = await context.newPage();
  await closeNotices(other);
  const confirmations = [];
  for (const tab of [page, other]) {
    const methods = await (await new CartPage(tab).open()).choosePayment();
    await methods.choose('BCA Virtual Account');
    confirmations.push(await methods.pay());
  }
  await confirmations[0]!.confirm();
  await confirmations[1]!.tryToConfirm();
  await expect(
    other
      .getByRole('status')
      .getByText('Isi keranjangmu sudah berubah. Cek lagi keranjang atau riwayat transaksimu ya.'),
  ).toBeVisible();
  await new PaymentPage(other).isShown();
  await expect((await new HistoryPage(other).open('waiting')).transactions).toHaveCount(1);
});

test('what was chosen before JavaScript had loaded is chosen afterwards @anyScreen', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await fillCart(context, origins.MAIN_ORIGIN, SEO.slug, LINUX.slug);
  const cart = new CartPage(page);
  const scriptsOfCart = await holdScripts(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: `Pilih ${LINUX.title}` }).click();
  await scriptsOfCart();
  await cart.summary.says('Total Belanja (1 kursus)', 'Rp275.000');

  const methods = new PaymentMethodPage(page);
  const scriptsOfMethods = await holdScripts(page);
  await page.goto('/payment-method', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /BNI Virtual Account/ }).check();
  await scriptsOfMethods();
  await methods.summary.says('Biaya Platform', 'Rp4.000');
  await expect((await methods.pay()).dialog).toContainText('Bayar dengan BNI Virtual Account');
});

test('a course that is removed by keyboard leaves the focus in the cart @anyScreen', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await fillCart(context, origins.MAIN_ORIGIN, SEO.slug, LINUX.slug);
  const cart = await new CartPage(page).open();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: `Hapus ${LINUX.title} dari keranjang` }).press('Enter');
  await expect(cart.course(LINUX.title)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Keranjang' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: `Pilih ${SEO.title}` })).toBeFocused();
});
