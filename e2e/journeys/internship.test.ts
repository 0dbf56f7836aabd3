import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { invitationCode } from '../fixtures/internship.ts';
import { demo, newcomer, PASSWORD } from '../fixtures/people.ts';
import { closeNotices, expect, origins, test } from '../fixtures/test.ts';
import { styled } from '../fixtures/styled.ts';
import { SignIn } from '../pages/signIn.ts';

const INTERNSHIP = `${origins.INTERNSHIP_ORIGIN}/internship-ddb`;
const MANDATORY = 'Keamanan Digital untuk Semua';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'before JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an invitation makes an account, which takes a mandatory course @anyScreen', async ({ page }) => {
      if (javaScriptEnabled) await closeNotices(page);
      const person = newcomer();
      const code = await invitationCode(70);
      await page.goto(`${INTERNSHIP}/login`);
      await page.getByRole('link', { name: 'Buat akun dari undangan' }).click();
      await page.getByLabel('Kode undangan').fill('TIDAK-ADA-0000');
      await page.getByRole('button', { name: 'Periksa kode' }).click();
      await expect(page.getByText(/Kode undangan tidak dikenal/)).toBeVisible();
      await page.getByLabel('Kode undangan').fill(code.toLowerCase());
      await page.getByRole('button', { name: 'Periksa kode' }).click();
      await expect(page.getByText(/Masa kerja 6 bulan/)).toBeVisible();
      if (javaScriptEnabled) await expectAxeFindsNothing(page);
      await page.getByLabel('Nama lengkap').fill(person.fullname);
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Nomor ponsel').fill(person.phone);
      await page.getByLabel(/^Kata sandi/).fill(PASSWORD);
      await page.getByLabel(/^Ulangi kata sandi/).fill(PASSWORD);
      await page.getByRole('checkbox', { name: /Saya menyetujui/ }).check();
      await page.getByRole('button', { name: 'Terima undangan' }).click();

      await expect(page).toHaveURL(/\/internship-ddb\/masa-kerja$/);
      await expect(page.getByRole('heading', { level: 1, name: /, bulan ke-3 dari 6$/ })).toBeVisible();
      await expect(page.getByText(/Hari ke-71 dari \d+ hari/).first()).toBeVisible();
      await expect(page.getByText('0 dari 2 kursus wajib selesai').first()).toBeVisible();
      if (javaScriptEnabled) await expectAxeFindsNothing(page);
      const course = page.getByRole('article').filter({ hasText: MANDATORY });
      await course.getByRole('button', { name: 'Daftar Sekarang' }).click();
      await expect(page).toHaveURL(/\/internship-ddb\/my-course\/\d+$/);
      await expect(page.getByRole('heading', { level: 1, name: MANDATORY })).toBeVisible();
      await page.goto(`${INTERNSHIP}/masa-kerja`);
      await expect(course.getByRole('link', { name: 'Mulai Kursus' })).toBeVisible();
      await page.goto(`${INTERNSHIP}/undangan?kode=${code}`);
      await expect(page.getByText('Undangan ini sudah dipakai.')).toBeVisible();
    });

    test('a course page leads who is not logged in to login @anyScreen', async ({ page, isMobile }) => {
      test.skip(javaScriptEnabled && isMobile, 'Seen without JavaScript on this screen.');
      if (javaScriptEnabled) await closeNotices(page);
      await page.goto(`${INTERNSHIP}/course/keamanan-digital-untuk-semua`);
      const offer = page.locator(styled(isMobile ? '.buyBox-bar' : '.buyBox'));
      await offer.getByRole('button', { name: 'Daftar Sekarang' }).click();
      await new SignIn(page).isShown();
    });
  });
}

test('the letter of a month is downloaded, and anybody can check it', async ({ page }) => {
  await closeNotices(page);
  await page.goto(`${INTERNSHIP}/masa-kerja`);
  await new SignIn(page).logIn(demo.internship, PASSWORD);
  await expect(page.getByText('Masa kerja 9 bulan')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^Unduh surat / })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^surat-magang-\d{4}-\d{2}\.pdf$/);
  await page.goto(`${INTERNSHIP}/surat/SLM-2026-01-AAAAAAAA.0000000000000000`);
  await expect(page.getByRole('heading', { name: 'Surat tidak ditemukan' })).toBeVisible();
});

test('mandatory courses are marked on the cards everybody sees @anyScreen', async ({ page }) => {
  await closeNotices(page);
  await page.goto(`${INTERNSHIP}/collection-course`);
  const card = page.getByRole('article').filter({ hasText: 'Keamanan Digital untuk Semua' });
  await expect(card.getByText('Kursus wajib')).toBeVisible();
});
