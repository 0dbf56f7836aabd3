import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { newcomer } from '../fixtures/people.ts';
import { closeNotices, expect, test } from '../fixtures/test.ts';
import { CoursePage } from '../pages/course.ts';
import { SignIn } from '../pages/signIn.ts';
import { Site } from '../pages/site.ts';

test('a visitor finds a course, registers on the way to the wishlist, and joins a free course once', async ({
  page,
  context,
}) => {
  const site = await new Site(page).open();

  const listing = await site.search('pemasaran digital');
  await expect(listing.courses.first()).toBeVisible();
  await listing.filter('Kategori', 'Prakerja');
  await listing.filter('Harga', 'Rp100.000 – Rp500.000');
  await listing.sortBy('Harga Terendah');
  await expect
    .poll(async () => listing.prices())
    .toEqual((await listing.prices()).toSorted((one, other) => one - other));
  const prices = await listing.prices();
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(100_000);
  expect(Math.max(...prices)).toBeLessThanOrEqual(500_000);

  const course = await listing.openFirst();
  const address = new URL(page.url()).pathname;
  await course.heart('Tambah ke Wishlist').click();
  await expect(page).toHaveURL(new RegExp(`/auth/login\\?redirectTo=${encodeURIComponent(address)}`));
  await new SignIn(page).register(newcomer());
  await expect(page).toHaveURL(new RegExp(address));
  await site.isLoggedIn();

  const message = site.message('Berhasil menambah kursus ke Wishlist');
  await expect(message).toBeVisible();
  await expect(message).toBeHidden({ timeout: 2500 });
  const title = await course.title.innerText();
  await page.goto('/wishlist');
  await expect(page.getByRole('article').filter({ hasText: title.slice(0, 20) })).toBeVisible();

  const free = 'keamanan-digital-untuk-semua';
  const earlierTab = await context.newPage();
  await closeNotices(earlierTab);
  const early = await new CoursePage(earlierTab).open(free);
  const again = await new CoursePage(page).open(free);
  await again.pressAction('Daftar Sekarang');
  await expect(page).toHaveURL(/\/my-course$/);
  await expect(page.getByRole('article').filter({ hasText: 'Keamanan Digital untuk Semua' })).toBeVisible();

  await early.pressAction('Daftar Sekarang');
  await expect(earlierTab).toHaveURL(/\/my-course$/);
  await expect(earlierTab.getByRole('article').filter({ hasText: 'Keamanan Digital untuk Semua' })).toHaveCount(1);
});

test('typing shows what could be meant, typing errors included', async ({ page }) => {
  const site = await new Site(page).open();
  const suggestions = await site.suggestionsFor('membatk');
  await expect(suggestions.filter({ hasText: /Membatik Tulis/ }).first()).toBeVisible();
});

test('a password that was forgotten is set anew by mail @anyScreen', async ({ page, request }) => {
  const person = newcomer();
  await page.goto('/auth/login');
  const signIn = new SignIn(page);
  await signIn.register(person);
  await expect(page).toHaveURL(/\/$/);
  await page.context().clearCookies();
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Kirim tautan' }).click();
  await expect(page.getByRole('heading', { name: 'Periksa emailmu' })).toBeVisible();

  const mail = await mailTo(request, person.email, 'reset-password?token=');
  const link = /https?:\/\/\S*reset-password\?token=[\w-]+/.exec(mail)?.[0];
  await page.goto(link!);
  await page.getByLabel(/^Kata sandi baru/).fill('Suluh2026baru');
  await page.getByLabel(/^Ulangi kata sandi/).fill('Suluh2026baru');
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(page.getByRole('heading', { name: 'Kata sandi berhasil diubah' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Masuk' }).click();
  await signIn.isShown();
  await signIn.logIn(person.email, 'Suluh2026baru');
  await new Site(page).isLoggedIn();
});

test('a learner puts courses side by side and takes one out', async ({ page }) => {
  const course = await new CoursePage(page).open('keamanan-digital-untuk-semua');
  const title = await course.title.innerText();
  await page.getByRole('link', { name: 'Bandingkan dengan kursus lain' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bandingkan kursus' })).toBeVisible();
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(1);

  await page
    .getByRole('link', { name: /^Bandingkan juga / })
    .first()
    .click();
  await expect(columns).toHaveCount(2);
  await page.getByLabel('Judul atau bidang kursus').fill('membatik');
  await page.getByRole('search', { name: 'Cari kursus untuk dibandingkan' }).getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Hasil untuk “membatik”' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Bandingkan juga Membatik Tulis/ })
    .first()
    .click();
  await expect(columns).toHaveCount(3);
  await expect(page.getByRole('row', { name: /^Durasi/ }).getByRole('cell')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: /^Tambah/ })).toHaveCount(0); // there is no room for a fourth
  await expectAxeFindsNothing(page);

  await page.getByRole('link', { name: `Keluarkan ${title} dari perbandingan` }).click();
  await expect(columns).toHaveCount(2);
  await page.goBack();
  await expect(columns).toHaveCount(3);
  await page.goto(`${page.url()}%2Ctidak-ada`);
  await expect(columns).toHaveCount(3); // a fourth is not looked at
  await page.goto('/bandingkan?kursus=tidak-ada');
  await expect(page.getByText('Ada kursus yang sudah tidak bisa diikuti, jadi tidak ikut dibandingkan.')).toBeVisible();
});
