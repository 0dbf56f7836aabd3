import { loggedInNewcomer } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { expectFitsPhones } from '../fixtures/narrow.ts';
import { AGAIN, expect, origins, test } from '../fixtures/test.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'before JavaScript @again', () => {
    test.use({ javaScriptEnabled });

    test('an account is closed after a wrong password was refused, and opened again by logging in', async ({
      page,
      context,
    }) => {
      const { email, password } = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
      await page.goto('/profile-management');
      await page.getByRole('link', { name: 'Data Pribadi' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Data Pribadi' })).toBeVisible();
      const close = async (typed: string) => {
        await page.getByLabel(/^Kata sandi/).fill(typed);
        await page.getByRole('button', { name: 'Tutup akun saya' }).click();
      };
      await close('Salah12345');
      await expect(page.getByRole('alert').filter({ hasText: 'Kata sandi salah.' })).toBeVisible();
      await close(password);
      await expect(page).toHaveURL(/\/personal-data\/closed$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Akunmu akan ditutup' })).toBeVisible();
      await page.goto('/personal-data');
      await expect(page).toHaveURL(/\/auth\/login/);
      await page.getByLabel(/^Email/).fill(email);
      await page.getByLabel(/^Kata sandi/).fill(password);
      await page.getByRole('button', { name: 'Masuk', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Data Pribadi' })).toBeVisible();
    });
  });

test('the copy of one’s data is a ZIP, and what was agreed to leads to its page', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await page.goto('/personal-data');
  await expectAxeFindsNothing(page, 'personal-data');
  await expectFitsPhones(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Unduh salinan data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('data-pribadi-suluh.zip');
  await expect(page.getByText(/^Versi 1, disetujui /)).toHaveCount(2);
  await page.getByRole('main').getByRole('link', { name: 'Kebijakan Privasi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kebijakan Privasi' })).toBeVisible();
});

for (const [name, home, details] of [
  ['the main site', origins.MAIN_ORIGIN, {}],
  ['the internship', `${origins.INTERNSHIP_ORIGIN}/internship-ddb`, AGAIN],
  ['small businesses', `${origins.MYINDIBIZ_ORIGIN}/myindibiz`, AGAIN],
  ['a partner', `${origins.PROGRAM_ORIGIN}/program/janabadra`, AGAIN],
] as const)
  test(`the footer of ${name} leads to help, contact and the documents`, details, async ({ page }) => {
    for (const [slug, title] of [
      ['bantuan', 'Pusat Bantuan'],
      ['kontak', 'Kontak'],
      ['syarat-ketentuan', 'Syarat & Ketentuan'],
      ['kebijakan-privasi', 'Kebijakan Privasi'],
    ]) {
      await page.goto(`${home}/${slug}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: title })).toHaveAttribute(
        'href',
        `${new URL(home).pathname.replace(/\/$/, '')}/${slug}`,
      );
      if (slug === 'kebijakan-privasi') await expectAxeFindsNothing(page, title);
      await expectFitsPhones(page);
    }
  });
