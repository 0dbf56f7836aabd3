import { demo, newcomer, PASSWORD } from '../fixtures/people.ts';
import { expect, origins, test } from '../fixtures/test.ts';

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
