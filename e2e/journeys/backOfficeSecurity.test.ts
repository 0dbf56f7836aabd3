import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CDPSession, Download, Page } from '@playwright/test';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { freeClass } from '../fixtures/classes.ts';
import { inDatabase } from '../fixtures/database.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { paidOrder } from '../fixtures/office.ts';
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

async function begin(page: Page, email: string, path = '/akun'): Promise<void> {
  await page.goto(`${BACK_OFFICE_ORIGIN}${path}`);
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

/** As if what they showed was shown so long ago. */
const shownLongAgo = (email: string) =>
  inDatabase(
    `update staff_session set started_at = started_at - interval '6 minutes', proved_at = proved_at - interval '6 minutes',
        password_at = password_at - interval '6 minutes'
      where user_id = (select id from user_account where email = $1)`,
    [email],
  );

/** Somebody who looks after the schedules, at the page of one where a learner holds a place. */
async function atASchedule(page: Page): Promise<{ email: string; fullname: string }> {
  const { slug, eventId } = await freeClass('d');
  const [{ id }] = (await inDatabase<{ id: number }>('select id from course where slug = $1', [slug])) as [
    { id: number },
  ];
  const { fullname } = await paidOrder(0, { courseId: id, eventId });
  const email = await newStaff('operator');
  await begin(page, email, `/event/${eventId}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Peserta (1)' })).toBeVisible();
  return { email, fullname };
}

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

test('an attendance sheet leaves after the password is typed once more, and what is typed elsewhere stays @anyScreen', async ({
  page,
}) => {
  test.slow();
  const { email, fullname } = await atASchedule(page);
  await page.getByLabel('Kota').fill('Kulon Progo');
  await shownLongAgo(email);
  const proof = page.getByRole('dialog', { name: 'Buktikan ini kamu' });
  const take = page.getByRole('button', { name: 'Unduh daftar hadir (CSV)' });

  await take.click();
  await expect(proof.getByLabel('Kata sandi')).toBeFocused();
  await expectAxeFindsNothing(page, 'proof by password');
  await page.keyboard.press('Escape'); // thought better of it
  await expect(proof).toHaveCount(0);
  await expect(page.getByText('Buktikan dulu bahwa ini kamu, lalu ulangi langkah ini.')).toBeVisible();

  await take.click();
  await proof.getByLabel('Kata sandi').fill('Belajar321');
  await page.keyboard.press('Enter');
  await expect(proof.getByText('Kata sandi salah')).toBeVisible();
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    proof
      .getByLabel('Kata sandi')
      .fill(PASSWORD)
      .then(() => page.keyboard.press('Enter')),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/^daftar-hadir-.*\.csv$/);
  expect(await textOf(sheet)).toContain(fullname);
  await expect(proof).toHaveCount(0);
  await expect(page.getByLabel('Kota')).toHaveValue('Kulon Progo');

  // One proof lasts: the next file comes without a question.
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh daftar hadir (PDF)' }).click(),
  ]);
  expect(await textOf(paper)).toMatch(/^%PDF/);
});

test('who has a passkey takes a sheet out by it @anyScreen', async ({ page }) => {
  const { email } = await atASchedule(page);
  const address = page.url();
  await device(page);
  await page.goto(`${BACK_OFFICE_ORIGIN}/akun`);
  await page.getByLabel('Nama kunci sandi').fill('Laptop');
  await page.getByRole('button', { name: 'Tambah kunci sandi' }).click();
  await page.getByRole('button', { name: 'Sudah kusimpan' }).click();
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Unduh daftar hadir (CSV)' })).toBeVisible();
  await shownLongAgo(email);
  await page.getByRole('button', { name: 'Unduh daftar hadir (CSV)' }).click();
  const proof = page.getByRole('dialog', { name: 'Buktikan ini kamu' });
  await expect(proof.getByLabel('Kata sandi')).toHaveCount(0); // it is no second factor
  await Promise.all([page.waitForEvent('download'), proof.getByRole('button', { name: 'Pakai kunci sandi' }).click()]);
  await expect(proof).toHaveCount(0);
});
