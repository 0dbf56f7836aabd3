import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { inDatabase } from '../fixtures/database.ts';
import { newStaffCourse, officeSession, paidOrder, signInToOffice } from '../fixtures/office.ts';
import { expect, origins, plainTest as test } from '../fixtures/test.ts';

const { BACK_OFFICE_ORIGIN } = origins;
const LARGE_RUPIAH = 1_500_000;
const REASON = 'Kelasnya tidak sesuai dengan yang dijanjikan.';

/** A course of the demo's operator, whoever's session the journey goes on with. */
async function ownCourse(context: BrowserContext): Promise<{ id: number; fullname: string }> {
  await officeSession(context, 'dewi');
  return newStaffCourse(context);
}

/** Begins to give all of an order back from its page. */
async function beginRefund(page: Page, orderId: string): Promise<void> {
  await page.goto(`${BACK_OFFICE_ORIGIN}/order/${orderId}/show`);
  await page.getByRole('button', { name: 'Kembalikan dana' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kembalikan dana pesanan ini?' });
  await expect(dialog).toContainText('Seluruh pesanan (Rp1.500.000)');
  await expectAxeFindsNothing(page, 'refund dialog');
  await dialog.getByLabel('Alasan (dibaca pembeli)').fill(REASON);
  await dialog.getByRole('button', { name: 'Kembalikan dana' }).click();
}

test('staff begin a refund from an order, its learner reads why, and another person says the second yes @anyScreen', async ({
  page,
  context,
  browser,
}) => {
  const course = await ownCourse(context);
  const { orderId, userId, fullname } = await paidOrder(LARGE_RUPIAH, { courseId: course.id });
  await officeSession(context, 'keuangan');
  await beginRefund(page, orderId);
  await expect(page.getByText('Pengembalian dimulai. Orang lain perlu menyetujuinya.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kembalikan dana' })).toBeHidden(); // nothing is left to begin
  await expect(page.getByText(/memulai pengembalian dana$/)).toBeVisible();
  const told = await inDatabase<{ message: string }>(
    `select message from notification where user_id = $1 and title = 'Tim Kami Menyiapkan Pengembalian Dana'`,
    [userId],
  );
  expect(told).toEqual([{ message: expect.stringContaining(REASON) }]);

  await page.goto(`${BACK_OFFICE_ORIGIN}/refund`);
  const own = page.getByRole('listitem').filter({ hasText: fullname });
  await expect(own).toContainText('bukan oleh pembeli');
  await own.getByRole('button', { name: 'Setujui sebagai orang kedua' }).click();
  await expect(page.getByText(/Persetujuan kedua harus dari orang lain/)).toBeVisible();
  await expectAxeFindsNothing(page, 'refunds');

  const others = await browser.newContext();
  await officeSession(others, 'dewi');
  const second = await others.newPage();
  await second.goto(`${BACK_OFFICE_ORIGIN}/refund`);
  const card = second.getByRole('listitem').filter({ hasText: fullname });
  await card.getByRole('button', { name: 'Setujui sebagai orang kedua' }).click();
  await expect(second.getByText('Pengembalian disetujui.')).toBeVisible();
  await others.close();
});

test('a batch of codes is made for a course, taken out again, and stopped for good @anyScreen', async ({
  page,
  context,
}) => {
  const { fullname } = await ownCourse(context);
  await officeSession(context, 'keuangan');
  const name = `Mitra ${randomUUID().slice(0, 8)}`;
  await page.goto(`${BACK_OFFICE_ORIGIN}/voucher-batch`);
  await page.getByRole('link', { name: 'Voucher baru' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Voucher baru' })).toBeVisible();
  await page.getByLabel('Nama').fill(name);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Wajib diisi').first()).toBeVisible(); // it opens nothing yet
  await expectAxeFindsNothing(page, 'voucher form');
  await page.getByLabel('Kursus').fill(fullname);
  await page.getByRole('option', { name: fullname }).click();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(`kursus ${fullname}`)).toBeVisible();
  await expect(page.getByText('0 dari 10')).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh kode (CSV)' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(11);
  await page.getByRole('button', { name: 'Hentikan' }).click();
  const dialog = page.getByRole('dialog', { name: `Hentikan ${name}?` });
  await expectAxeFindsNothing(page, 'stop dialog');
  await dialog.getByRole('button', { name: 'Hentikan' }).click();
  await expect(page.getByText('Voucher dihentikan.')).toBeVisible();
  await expect(page.getByText('Kode tukar · Dihentikan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hentikan' })).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Riwayat' }).click();
  for (const deed of ['menghentikan voucher', 'mengunduh kode voucher', 'membuat voucher'])
    await expect(page.getByRole('dialog').getByText(new RegExp(`${deed}$`))).toBeVisible();
});

test('who wrote is answered from the inbox by one of two people, and the other keeps what they typed @anyScreen', async ({
  page,
  context,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8);
  await inDatabase(`insert into enterprise_lead (name, email, need) values ($1, $2, 'Pelatihan untuk 40 orang')`, [
    `Sari ${mark}`,
    `sari-${mark}@contoh.example`,
  ]);
  const open = async (who: string, by: BrowserContext) => {
    await officeSession(by, who);
    const their = by === context ? page : await by.newPage();
    await their.goto(`${BACK_OFFICE_ORIGIN}/inbox?${new URLSearchParams({ filter: JSON.stringify({ q: mark }) })}`);
    const card = their.getByRole('listitem').filter({ hasText: `Sari ${mark}` });
    await expect(card).toBeVisible();
    return { their, card };
  };
  const others = await browser.newContext();
  const first = await open('bantuan', context);
  const second = await open('dewi', others);
  await second.card.getByLabel(/^Catatan untuk/).fill('Telepon dulu sebelum menjawab');

  await first.card.getByRole('button', { name: 'Balas lewat email' }).click();
  const dialog = page.getByRole('dialog', { name: `Balas Sari ${mark}` });
  await expectAxeFindsNothing(page, 'answer dialog');
  await dialog.getByLabel('Balasan (dikirim lewat email)').fill('Terima kasih. Kami menghubungi Ibu minggu depan.');
  await dialog.getByRole('button', { name: 'Balas lewat email' }).click();
  await expect(page.getByText('Balasan dikirim.')).toBeVisible();
  await first.card.getByRole('button', { name: 'Riwayat' }).click();
  await expect(page.getByRole('dialog')).toContainText('Kami menghubungi Ibu minggu depan.');
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();

  await second.card.getByRole('button', { name: 'Simpan catatan' }).click();
  await expect(second.card.getByText(/menyimpan perubahan pada .+ Isianmu belum hilang/)).toBeVisible();
  await expect(second.card.getByLabel(/^Catatan untuk/)).toHaveValue('Telepon dulu sebelum menjawab');
  await expectAxeFindsNothing(second.their, 'inbox after a conflict');
  await second.card.getByRole('button', { name: 'Simpan catatan' }).click(); // knowing what the other did
  await expect(second.their.getByText('Tersimpan.')).toBeVisible();
  await others.close();
  expect(
    await inDatabase(`select kind from outbox where kind = 'inboxAnswer' and payload->>'to' = $1`, [
      `sari-${mark}@contoh.example`,
    ]),
  ).toHaveLength(1);
});

test('an operator finds a change in the whole trail, with before and after, and its record @anyScreen', async ({
  page,
  context,
}) => {
  const { id, fullname } = await ownCourse(context);
  const { data } = (await (await context.request.get(`${BACK_OFFICE_ORIGIN}/api/admin/course/${id}`)).json()) as {
    data: { version: number };
  };
  const renamed = `${fullname} baru`;
  const changed = await context.request.patch(`${BACK_OFFICE_ORIGIN}/api/admin/course/${id}`, {
    data: { fullname: renamed },
    headers: { 'if-match': `"${data.version}"` },
  });
  expect(changed.status()).toBe(200);
  await page.goto(`${BACK_OFFICE_ORIGIN}/audit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Jejak perubahan' })).toBeVisible();
  await expectAxeFindsNothing(page, 'trail');
  await page.getByLabel('Cari kata dalam perubahan').fill(renamed);
  await expect(page).toHaveURL(/filter=/); // the list is asked once typing rests
  const found = page.getByText(/mengubah kursus/);
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name: 'mengubah kursus' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Nama kursus' });
  await expect(row.getByRole('cell', { name: fullname, exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: renamed, exact: true })).toBeVisible();
  await expectAxeFindsNothing(page, 'a change');
  await page.getByRole('link', { name: `Semua perubahan pada Kursus ${id}` }).click();
  await expect(page.getByText(/(membuat|mengubah) kursus/)).toHaveCount(2);
  await page.goBack();
  await page.getByRole('link', { name: `Kursus ${id}`, exact: true }).click();
  await expect(page).toHaveURL(`${BACK_OFFICE_ORIGIN}/course/${id}`);
});

test('an account is blocked and unblocked with a reason each, which stand in its history @anyScreen', async ({
  page,
  context,
}) => {
  const { id } = await ownCourse(context);
  const { userId } = await paidOrder(0, { courseId: id });
  await page.goto(`${BACK_OFFICE_ORIGIN}/learner/${userId}/show`);
  for (const [deed, title, reason, done] of [
    ['Blokir akun', /^Blokir akun .+\?$/, 'Memakai kartu orang lain.', 'Akun diblokir. Semua sesinya berakhir.'],
    ['Buka blokir', /^Buka blokir akun .+\?$/, 'Bank sudah memastikan.', 'Akun bisa dipakai lagi.'],
  ] as const) {
    await page.getByRole('button', { name: deed }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expectAxeFindsNothing(page, deed);
    await dialog.getByLabel('Alasan').fill(reason);
    await dialog.getByRole('button', { name: deed }).click();
    await expect(page.getByText(done)).toBeVisible();
  }
  await page.reload();
  await page.getByRole('button', { name: 'Riwayat' }).click();
  const history = page.getByRole('dialog');
  await expect(history).toContainText('Memakai kartu orang lain.');
  await expect(history).toContainText('Bank sudah memastikan.');
});

test('finance chooses courses in a promo without the rooms of courses @anyScreen', async ({ page }) => {
  await signInToOffice(page, 'keuangan');
  const rooms = page.getByRole('main').getByRole('link');
  await expect(rooms.filter({ hasText: 'Promo' }).first()).toBeVisible();
  for (const closed of ['Kursus', 'Tes dan soal'])
    await expect(page.getByRole('link', { name: closed, exact: true })).toHaveCount(0);
  await page.goto(`${BACK_OFFICE_ORIGIN}/promo/create`);
  await page.getByLabel('Hanya untuk kursus', { exact: true }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAxeFindsNothing(page, 'promo form');
});
