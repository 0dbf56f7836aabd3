import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { expectFitsPhones } from '../fixtures/narrow.ts';
import { demo, PASSWORD } from '../fixtures/people.ts';
import { expect, origins, test } from '../fixtures/test.ts';

const { MAIN_ORIGIN } = origins;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'before JavaScript @again', () => {
    test.use({ javaScriptEnabled });

    test('vacancies are narrowed chip by chip, kept by a search, and widened from an empty list', async ({ page }) => {
      await page.goto('/job-vacancies');
      const count = page.getByRole('status').filter({ hasText: 'lowongan' });
      const chip = (name: string) =>
        page.getByRole('navigation', { name: 'Saring lowongan' }).getByRole('link', { name });
      await expect(count).toHaveText('40 lowongan');
      await expect(page.getByRole('heading', { name: 'Kursus yang membuka pintunya' })).toBeVisible();
      await chip('Tanpa pengalaman').click();
      await expect(count).toHaveText('9 lowongan');
      await chip('SMA/SMK').click();
      await expect(page).toHaveURL(/education=SMA%2FSMK&experience=none/);
      await expect(chip('SMA/SMK')).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expectFitsPhones(page);
      if (javaScriptEnabled) await expectAxeFindsNothing(page);
      await page.getByLabel('Jabatan atau perusahaan').fill('tidak ada yang begini');
      await page.getByRole('button', { name: 'Cari Lowongan' }).click();
      await expect(page.getByRole('heading', { name: 'Lowongan Tidak Ditemukan' })).toBeVisible();
      await expect(page).toHaveURL(/q=tidak\+ada\+yang\+begini&.*education=SMA%2FSMK&experience=none/);
      await page.getByRole('link', { name: 'Lihat semua lowongan' }).click();
      await expect(count).toHaveText('40 lowongan');
    });

    test('a vacancy says what it pays and how to apply, and leads to similar ones', async ({ page }) => {
      await page.goto('/job-vacancies/staf-administrasi-gudang-pt-lumbung-sejahtera');
      await expect(page.getByRole('complementary', { name: 'Gaji' })).toContainText('Rp4.800.000 – Rp5.500.000');
      await expect(page.getByRole('link', { name: 'Lamar Sekarang' })).toBeVisible();
      const similar = page.getByRole('region', { name: 'Lowongan serupa' });
      await expect(similar.getByRole('article')).toHaveCount(2);
      await expectFitsPhones(page);
      if (javaScriptEnabled) await expectAxeFindsNothing(page);
      await similar.getByRole('link').first().click();
      await expect(page).not.toHaveURL(/staf-administrasi-gudang/);
      await expect(page.getByRole('heading', { name: 'Deskripsi pekerjaan' })).toBeVisible();
    });

    test('who wants vacancies that fit their courses logs in, and comes back to them', async ({ page }) => {
      await page.goto('/job-vacancies?education=SMA%2FSMK');
      await page.getByRole('link', { name: 'Cocok untukku' }).click();
      await page.getByLabel('Email').fill(demo.main);
      await page.getByRole('textbox', { name: 'Kata sandi' }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Masuk', exact: true }).click();
      await expect(page).toHaveURL(`${MAIN_ORIGIN}/job-vacancies?education=SMA%2FSMK&match=courses`);
      const chip = page.getByRole('link', { name: 'Cocok untukku' });
      await expect(chip).toHaveAttribute('aria-current', 'true');
      await chip.click();
      await expect(page).toHaveURL(`${MAIN_ORIGIN}/job-vacancies?education=SMA%2FSMK`);
    });
  });
}
