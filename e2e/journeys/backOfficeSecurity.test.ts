import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { inDatabase } from '../fixtures/database.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { PASSWORD } from '../fixtures/people.ts';
import { expect, origins, plainTest as test } from '../fixtures/test.ts';

const { BACK_OFFICE_ORIGIN } = origins;

/** Somebody of staff of their own, whose second factor stands in nobody else's way. */
async function newStaff(role: string): Promise<string> {
  const email = `petugas-${randomUUID().slice(0, 8)}@contoh.example`;
  await inDatabase(
    `with person as (insert into user_account (fullname, email, is_verified, password_hash)
        select 'Petugas Baru', $1, true, password_hash from user_account where email = 'dewi@suluh.example' returning id)
      insert into staff_grant (user_id, role) select id, $2 from person`,
    [email, role],
  );
  return email;
}

/** A device that knows its person, in place of one of metal. */
async function device(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return client;
}

async function begin(page: Page, email: string): Promise<void> {
  await page.goto(`${BACK_OFFICE_ORIGIN}/akun`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi').fill(PASSWORD);
  await page.getByRole('button', { name: 'Masuk' }).click();
}

test('a passkey guards an account, a recovery code stands in for it once, and both are told by mail @anyScreen', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = await newStaff('organiser');
  await device(page);
  await begin(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Keamanan akun' })).toBeVisible();
  await page.getByLabel('Nama kunci sandi').fill('Laptop kantor');
  await page.getByRole('button', { name: 'Tambah kunci sandi' }).click();

  const codes = page.getByRole('dialog', { name: 'Kode pemulihan' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAxeFindsNothing(page, 'recovery codes');
  const [code] = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'Sudah kusimpan' }).click();
  await expect(page.getByText('Laptop kantor', { exact: true })).toBeVisible();
  await expectAxeFindsNothing(page, 'security');
  await mailTo(page.request, email, 'Kunci sandi "Laptop kantor" dipasang');

  await page.context().clearCookies();
  await begin(page, email);
  await page.getByRole('button', { name: 'Pakai kunci sandi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Keamanan akun' })).toBeVisible();
  await expect(page.getByText('Sisa 10 kode')).toBeVisible();

  // Elsewhere, without the device: a code stands in, once.
  for (const expected of ['Sisa 9 kode', 'Kode yang kamu masukkan salah.']) {
    const elsewhere = await browser.newPage();
    await begin(elsewhere, email);
    await elsewhere.getByRole('button', { name: 'Pakai kode pemulihan' }).click();
    await elsewhere.getByLabel('Kode pemulihan').fill(code!.toLowerCase());
    await elsewhere.getByRole('button', { name: 'Masuk' }).click();
    await expect(elsewhere.getByText(expected)).toBeVisible();
    await elsewhere.close();
  }
});

test('what guards an account changes only after a proof, and the last guard stays @anyScreen', async ({ page }) => {
  const email = await newStaff('organiser');
  await device(page);
  await begin(page, email);
  await page.getByLabel('Nama kunci sandi').fill('Ponsel');
  await page.getByRole('button', { name: 'Tambah kunci sandi' }).click();
  await page.getByRole('button', { name: 'Sudah kusimpan' }).click();
  await page.getByRole('button', { name: 'Lepas kunci sandi Ponsel' }).click();
  await expect(page.getByText('Ini satu-satunya penjaga akunmu.')).toBeVisible();

  await inDatabase(
    `update staff_session set proved_at = now() - interval '6 minutes' where user_id = (select id from user_account where email = $1)`,
    [email],
  );
  await page.getByRole('button', { name: 'Buat sepuluh kode baru' }).click();
  const proof = page.getByRole('dialog', { name: 'Buktikan ini kamu' });
  await expect(proof).toBeVisible();
  await expectAxeFindsNothing(page, 'proof');
  await proof.getByRole('button', { name: 'Pakai kunci sandi' }).click();
  await expect(page.getByRole('dialog', { name: 'Kode pemulihan' }).getByRole('listitem')).toHaveCount(10);
});
