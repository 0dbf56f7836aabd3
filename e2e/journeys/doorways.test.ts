import type { Page } from '@playwright/test';
import { loggedInNewcomer } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { inDatabase } from '../fixtures/database.ts';
import { codeIn, mailTo } from '../fixtures/mailbox.ts';
import { PASSWORD } from '../fixtures/people.ts';
import { AGAIN, expect, origins, test } from '../fixtures/test.ts';
import { SignIn } from '../pages/signIn.ts';
import { Site } from '../pages/site.ts';

/** Fills in the form of the played Google or Facebook. */
async function signInThere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi').fill(PASSWORD);
  await page.getByRole('button', { name: 'Masuk' }).click();
}

const verify = (email: string) => inDatabase('update user_account set is_verified = true where email = $1', [email]);

for (const [provider, name, email] of [
  ['Google', 'Wulan', 'wulan@gmail.example'],
  ['Facebook', 'Dimas', 'dimas@surel.example'],
] as const)
  test(
    `signing in with ${provider} makes an account and returns to the page it began on @anyScreen`,
    provider === 'Google' ? {} : AGAIN,
    async ({ page }) => {
      await page.goto('/auth/login?redirectTo=/profile-management');
      await expectAxeFindsNothing(page);
      await page.getByRole('link', { name: `Masuk dengan ${provider}` }).click();
      await signInThere(page, email);
      await expect(page).toHaveURL(`${origins.MAIN_ORIGIN}/profile-management`);
      await expect(page.getByLabel('Nama lengkap')).toHaveValue(new RegExp(name));
    },
  );

test('who has an account with the address proves once that it is theirs @anyScreen', async ({ page }) => {
  await page.goto(`${origins.MYINDIBIZ_ORIGIN}/myindibiz/login`);
  await page.getByRole('link', { name: 'Masuk dengan Google' }).click();
  await signInThere(page, 'sulastri@ukm.example');
  const proof = page.getByRole('heading', { name: 'Hubungkan akunmu' });
  await expect(proof.or(page.getByRole('heading', { level: 1 })).first()).toBeVisible();
  if (await proof.isVisible()) {
    await expectAxeFindsNothing(page);
    await page.getByLabel('Kata sandi akun itu').fill(PASSWORD);
    await page.getByRole('button', { name: 'Hubungkan' }).click();
  }
  await expect(page).toHaveURL(new RegExp('/myindibiz$'));
  await new Site(page).isLoggedIn();
});

test.describe('before JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an account of the main site joins small businesses by its password @anyScreen', async ({ page, context }) => {
    const { email, password } = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
    await verify(email);
    await page.goto(`${origins.MYINDIBIZ_ORIGIN}/myindibiz/login`);
    await page.getByRole('link', { name: 'Pakai akun itu' }).click();
    await page.getByLabel('Email akun itu').fill(email);
    await page.getByLabel('Kata sandi akun itu').fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Pakai akun ini' }).click();
    await expect(page).toHaveURL(new RegExp('/myindibiz$'));
    await page.goto(`${origins.MYINDIBIZ_ORIGIN}/myindibiz/profile-management`);
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });

  test('an e-mail address is changed by the code that is mailed to it @anyScreen', async ({
    page,
    context,
    request,
  }) => {
    const { email, password } = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
    const wanted = `baru.${email}`;
    await page.goto('/profile-management');
    await page.getByRole('link', { name: 'Ganti email' }).click();
    await expect(page.getByText(`Emailmu sekarang ${email}.`)).toBeVisible();
    await page.getByLabel('Email baru').fill(wanted);
    await page.getByLabel('Kata sandi akunmu').fill(password);
    await page.getByRole('button', { name: 'Kirim kode ke email baru' }).click();
    await page.getByLabel('Kode dari email').fill(codeIn(await mailTo(request, wanted, 'Kode verifikasi email')));
    await page.getByRole('button', { name: 'Ganti email' }).click();
    await expect(page.getByText(`Email akunmu sekarang ${wanted}.`)).toBeVisible();
    await mailTo(request, email, 'Email akunmu sudah diganti');
  });
});

test('an unproven account joins by a mailed link, which proves the address @anyScreen', async ({
  page,
  context,
  request,
}) => {
  const { email } = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await page.goto(`${origins.MYINDIBIZ_ORIGIN}/myindibiz/join`);
  await expectAxeFindsNothing(page);
  await page.getByLabel('Email akun itu').fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Kirim tautan ke emailku' }).click();
  await expect(page.getByText('tautannya sudah kami kirim')).toBeVisible();
  const [link = ''] = /http\S+token=\S+/.exec(await mailTo(request, email, 'reset-password')) ?? [];
  await page.goto(link);
  await page.getByLabel(/^Kata sandi baru/).fill('Samudra9876');
  await page.getByLabel(/^Ulangi kata sandi/).fill('Samudra9876');
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Masuk' }).click();
  await new SignIn(page).logIn(email, 'Samudra9876');
  await expect(page).toHaveURL(new RegExp('/myindibiz$'));
});
