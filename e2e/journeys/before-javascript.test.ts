import { loggedInNewcomer } from '../fixtures/account.ts';
import { demo, newcomer, PASSWORD } from '../fixtures/people.ts';
import { waitingOrder } from '../fixtures/shop.ts';
import { expect, origins, test } from '../fixtures/test.ts';
import { CoursePage } from '../pages/course.ts';
import { HistoryPage } from '../pages/history.ts';

test.use({ javaScriptEnabled: false });

test('pages hold their content and lists work before JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Nyalakan keahlian barumu' })).toBeVisible();
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
  await page.getByLabel('Email').fill(demo.smallBusiness);
  await page.getByLabel(/^Kata sandi/).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/myindibiz/collection-course');
});

test('registration works before JavaScript', async ({ page }) => {
  const { fullname, email, phone, password } = newcomer();
  await page.goto('/auth/register?redirectTo=/wishlist');
  await page.getByLabel('Nama lengkap').fill(fullname);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Nomor handphone').fill(phone);
  await page.getByLabel(/^Kata sandi/).fill(password);
  await page.getByLabel(/^Ulangi kata sandi/).fill(password);
  await page.getByText(/Saya menyetujui/).click();
  await page.getByRole('main').getByRole('button', { name: 'Daftar' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/wishlist');
});

test('a course goes into the cart and on to the ways to pay before JavaScript, and the history can be read', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await waitingOrder(context, origins.MAIN_ORIGIN, 'VA_BCA', 'excel-untuk-administrasi-kantor', 'gambar-teknik-dengan-cad');
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
  await expect(page.getByText('Bayar tepat sampai digit terakhir supaya pembayaranmu dikenali otomatis.')).toBeVisible();
});
