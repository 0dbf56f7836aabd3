import { loggedInNewcomer } from '../fixtures/account.ts';
import { demo, newcomer, PASSWORD, prakerjaCards } from '../fixtures/people.ts';
import { changePrice, courseWithSeats, fillCart, letMinutePass, sellOut, waitingOrder } from '../fixtures/shop.ts';
import { expect, origins, test } from '../fixtures/test.ts';
import { CoursePage } from '../pages/course.ts';
import { HistoryPage } from '../pages/history.ts';
import { OtpPage } from '../pages/otp.ts';
import { PaymentSandbox, PrakerjaPhone } from '../pages/outside.ts';
import { PaymentPage } from '../pages/payment.ts';
import { PlainCheckout } from '../pages/plainCheckout.ts';

test.use({ javaScriptEnabled: false });

test('pages hold their content and lists work before JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2, name: 'Nyalakan keahlian barumu' })).toBeVisible();
  await page.goto('/search-course?q=excel');
  await expect(page.getByRole('article').filter({ hasText: 'Excel untuk Administrasi Kantor' })).toBeVisible();
  await page.goto('/collection-course?courseType[]=offline&sort=2');
  await expect(page.getByRole('link', { name: 'Hapus filter Kursus Offline' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Halaman' }).getByRole('link', { name: 'Halaman 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/course/barista-dasar-dari-biji-sampai-cangkir');
  await expect(page.getByRole('heading', { level: 1, name: 'Barista Dasar: dari Biji sampai Cangkir' })).toBeVisible();
  await expect(page.getByText('Habis Terjual').first()).toBeVisible();
});

test('the login form works before JavaScript, and says what was wrong', async ({ page }) => {
  await page.goto(`${origins.MYINDIBIZ_ORIGIN}/myindibiz/login?returnUrl=/myindibiz/collection-course`);
  await page.getByLabel('Email').fill(demo.smallBusiness);
  await page.getByLabel(/^Kata sandi/).fill('salah-sekali');
  await page.getByRole('main').getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('alert')).toContainText('Email atau kata sandi salah');
  await expect(page.getByLabel('Email')).toHaveValue(demo.smallBusiness);
  await page.getByLabel(/^Kata sandi/).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/myindibiz/collection-course');
});

test('registration works before JavaScript', async ({ page }) => {
  const { fullname, email, phone, password } = newcomer();
  await page.goto('/auth/register?redirectTo=/wishlist');
  await page.getByLabel('Nama lengkap').fill(fullname);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Nomor ponsel').fill(phone);
  await page.getByLabel(/^Kata sandi/).fill(password);
  await page.getByLabel(/^Ulangi kata sandi/).fill('lain');
  await page.getByRole('checkbox', { name: /Saya menyetujui/ }).check();
  await page.getByRole('main').getByRole('button', { name: 'Daftar' }).click();
  await expect(page.getByText('Tidak Sama')).toBeVisible();
  await expect(page.getByLabel('Nama lengkap')).toHaveValue(fullname);
  await page.getByLabel(/^Kata sandi/).fill(password);
  await page.getByLabel(/^Ulangi kata sandi/).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Daftar' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/wishlist');
});

test('a course goes into the cart and on to the ways to pay before JavaScript, and the history can be read', async ({
  page,
  context,
}) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await waitingOrder(
    context,
    origins.MAIN_ORIGIN,
    'VA_BCA',
    'excel-untuk-administrasi-kantor',
    'gambar-teknik-dengan-cad',
  );
  const cart = await (await new CoursePage(page).open('seo-untuk-situs-usaha-kecil')).buy();
  await expect(cart.course('SEO untuk Situs Usaha Kecil')).toContainText('Rp275.000');
  await cart.summary.says('Total Pembayaran', 'Rp275.000');
  const methods = await cart.choosePayment();
  await expect(page.getByRole('radio', { name: /BCA Virtual Account/ })).toBeVisible();
  await methods.summary.says('Total Pembayaran', 'Rp275.000');

  const history = await new HistoryPage(page).open('waiting');
  const order = history.transaction('Excel untuk Administrasi Kantor');
  await expect(order).toContainText('Menunggu Pembayaran');
  await expect(order).toContainText('Batas Akhir Pembayaran Sampai');
  await order.getByText('Lihat 1 Kursus Lainnya').click();
  await expect(order.getByText('Gambar Teknik dengan CAD')).toBeVisible();
  await order.getByRole('link', { name: 'Lihat Cara Bayar' }).click();
  await expect(
    page.getByText('Bayar tepat sampai digit terakhir supaya pembayaranmu dikenali otomatis.'),
  ).toBeVisible();
});

test('a course is bought by virtual account before JavaScript, with a promo', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await (await new CoursePage(page).open('seo-untuk-situs-usaha-kecil')).buy();
  const checkout = new PlainCheckout(page);
  await checkout.usePromo('tidak-ada');
  await expect(checkout.answer).toContainText('Kode Promo Tidak Ditemukan');
  await checkout.usePromo('bcahemat');
  await checkout.summary.says('Potongan “BCAHEMAT”', '−Rp25.000');
  await checkout.press('Pilih Metode Pembayaran');

  await checkout.press('Bayar Sekarang');
  await expect(checkout.answer).toHaveText('Pilih metode pembayaran terlebih dahulu.');
  await checkout.review('BNI Virtual Account');
  await checkout.summary.saysNothingOf('Potongan “BCAHEMAT”');
  await checkout.summary.says('Total Pembayaran', 'Rp279.000');
  await checkout.review('BCA Virtual Account');
  await checkout.summary.says('Biaya Platform', 'Rp4.000');
  await checkout.summary.says('Total Pembayaran', 'Rp254.000');
  await checkout.press('Bayar Sekarang');
  const payment = new PaymentPage(page);
  await payment.isShown();
  await payment.summary.says('Total Pembayaran', 'Rp254.000');

  await (await new PaymentSandbox(await context.newPage()).bill(await payment.number('BCA'))).pay();
  await payment.isPaidWhenAsked();
});

test('before JavaScript too, whom an invoice goes to is there again when it is refused, and gives way to the invoice', async ({
  page,
  context,
}) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const orderId = await waitingOrder(context, origins.MAIN_ORIGIN, 'VA_BCA', 'seo-untuk-situs-usaha-kecil');
  const asking = `/payment-process?order=${orderId}&billing=1`; // where the choice of an invoice leads
  await page.goto(asking);
  const main = page.getByRole('main');
  await main.getByLabel('Nama peserta').fill('Rani Wulandari');
  await main.getByLabel('Jabatan').fill('Bendahara');
  await main.getByLabel('No telepon PIC penagihan').fill('081234567890');
  await main.getByLabel('Email PIC').fill('rani@lumbung.example');
  await main.getByLabel('Alamat penagihan').fill('Jalan Kaliurang 12, Sleman');
  await main.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(main).toContainText('Nomor yang dimasukkan harus diawali 62');
  await expect(main.getByLabel('Nama peserta')).toHaveValue('Rani Wulandari');
  await expect(main.getByLabel('Alamat penagihan')).toHaveValue('Jalan Kaliurang 12, Sleman');
  await main.getByLabel('No telepon PIC penagihan').fill('6281234567890');
  await main.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(main).toContainText('Nomor tujuan transfer');
  await page.goto(asking);
  await expect(main).toContainText('Nomor tujuan transfer');
  await expect(main.getByLabel('Nama peserta')).toHaveCount(0);
});

test('an order that is posted twice at once is one order @anyScreen', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await fillCart(context, origins.MAIN_ORIGIN, 'seo-untuk-situs-usaha-kecil');
  await page.goto('/payment-method');
  const checkout = new PlainCheckout(page);
  await checkout.review('BCA Virtual Account');
  const [first, second] = await checkout.orderAtOnce(2);
  expect(first).toMatch(/\/payment-process\?order=SLH-/);
  expect(second).toBe(first);
  await expect((await new HistoryPage(page).open('waiting')).transactions).toHaveCount(1);
});

test('before JavaScript too, a price that moved is told before anything is ordered, and a date that is full @anyScreen', async ({
  page,
  context,
}) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const course = await courseWithSeats(2);
  await fillCart(context, origins.MAIN_ORIGIN, course.slug);
  await page.goto('/payment-method');
  const checkout = new PlainCheckout(page);
  await checkout.review('BCA Virtual Account');
  await expect(checkout.answer).toContainText('Jadwalnya sudah sesuai?');
  await expect(checkout.answer).toContainText('Sanggar Tenun Cawas');

  await changePrice(course, 350_000);
  await checkout.press('Bayar Sekarang');
  await expect(checkout.answer).toContainText('Harga kursus berubah');
  await expect(checkout.answer).toContainText('Harga berubah dari Rp300.000 menjadi Rp350.000');
  await checkout.summary.says('Total Pembayaran', 'Rp354.000');

  await checkout.review('BCA Virtual Account');
  await sellOut(course);
  await checkout.press('Bayar Sekarang');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/cart');
  await expect(checkout.answer).toHaveText(
    'Mohon maaf event yang anda pilih sudah penuh, silahkan pilih event yang masih tersedia',
  );
  await expect((await new HistoryPage(page).open('waiting')).isEmpty).toBeVisible();
});

test('a Prakerja course is paid by the code on the phone before JavaScript', async ({ page, context }, { project }) => {
  const { beforeJavaScript: card } = prakerjaCards[project.name]!;
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await fillCart(context, origins.MAIN_ORIGIN, 'entri-data-cepat-dan-teliti');
  await page.goto('/payment-method');
  const checkout = new PlainCheckout(page);
  await checkout.review('Kartu Prakerja');
  await checkout.press('Bayar Sekarang');
  const otp = new OtpPage(page);
  await otp.isShown();
  const { orderId } = otp;

  await page.getByLabel('Nomor Kartu Prakerja').fill('1');
  await checkout.press('Kirim Kode OTP');
  await expect(
    page.getByText('Nomor kartu ini tidak bisa dipakai untuk membayar. Periksa lagi angkanya.'),
  ).toBeVisible();
  await otp.sendCodeTo(card);
  await otp.useAnotherCard();
  await otp.sendCodeTo(card);
  await expect(page.getByText('Tunggu sebentar sebelum meminta kode baru.')).toBeVisible();
  await letMinutePass(orderId);
  await otp.useAnotherCard();
  await otp.sendCodeTo(card);

  const code = await (await new PrakerjaPhone(await context.newPage()).open(card)).lastCode();
  const enter = async (digits: string) => {
    for (const [index, digit] of [...digits].entries()) await page.getByLabel(`Angka ke-${index + 1}`).fill(digit);
    await checkout.press('Bayar Sekarang');
  };
  await enter(code.replace(/\d$/, (last) => String((Number(last) + 1) % 10)));
  await expect(
    page.getByText('Kode OTP salah atau sudah kedaluwarsa. Periksa lagi atau minta kode baru.'),
  ).toBeVisible();
  await enter(code);
  await new PaymentPage(page).isPaid();
});
