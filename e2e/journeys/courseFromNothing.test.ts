import { randomUUID } from 'node:crypto';
import { loggedInNewcomer } from '../fixtures/account.ts';
import { lessonsOf } from '../fixtures/answers.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { expectFitsPhones } from '../fixtures/narrow.ts';
import { signInToOffice } from '../fixtures/office.ts';
import { closeNotices, expect, origins, plainTest as test } from '../fixtures/test.ts';
import { CertificatesPage } from '../pages/certificates.ts';
import { CoursePage } from '../pages/course.ts';
import { LearningPages } from '../pages/learning.ts';
import { PaymentSandbox } from '../pages/outside.ts';

const { BACK_OFFICE_ORIGIN, MAIN_ORIGIN } = origins;
/** Two seconds are promised where nothing else runs; here other journeys run beside. */
const SHOWN_MS = 5_000;

test('a course goes from empty to sold, studied and certified, and nobody writes SQL @anyScreen', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const mark = randomUUID().slice(0, 8);
  const title = `Menyulam ${mark}`;
  const teacher = `Sekar Melati ${mark}`;
  const saved = page.getByText(/^Tersimpan/).first();
  const save = async () => {
    const answered = page.waitForResponse((answer) => /PATCH|PUT|POST/.test(answer.request().method()) && answer.ok());
    await page.getByRole('button', { name: 'Simpan' }).click();
    await answered;
  };

  await signInToOffice(page, 'konten', '/course');
  await page.getByRole('link', { name: 'Kursus baru' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kursus baru' })).toBeVisible();
  await page.getByLabel('Nama kursus').fill(title);
  await page.getByLabel('Mitra').fill('Sanggar');
  await page.getByRole('option', { name: 'Sanggar Canting Ayu' }).click();
  await save();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByLabel('Ringkasan').fill('Tusuk jelujur sampai tusuk rantai.');
  await page.getByRole('textbox', { name: 'Deskripsi' }).fill('Kita mulai dari benang dan pemidang.');
  await page.getByLabel('Yang akan dikuasai peserta').fill('Menyulam tusuk rantai');
  await page.getByLabel('Untuk siapa kursus ini').fill('Yang belum pernah memegang jarum');
  await page.getByLabel('Yang perlu disiapkan').fill('Benang sulam');
  const questions = page.getByRole('group', { name: 'Tanya jawab' });
  for (const asked of ['Perlu mesin?', 'Ada rekaman?']) {
    await questions.getByRole('button', { name: 'Tambah' }).last().click();
    await page.getByLabel('Pertanyaan').last().fill(asked);
    await page.getByLabel('Jawaban').last().fill(`Jawaban untuk ${asked}`);
  }
  await page.getByLabel('Kategori').fill('Bisnis');
  await page.getByRole('option').first().click();
  await page.getByLabel('Harga sebelum diskon').fill('150000');
  await page.getByLabel('Harga jual').fill('120000');
  await page.getByLabel('Pengajar', { exact: true }).fill(teacher);
  await page.getByRole('combobox', { name: 'Sertifikat' }).click();
  await page.getByRole('option', { name: 'Penyelesaian' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectAxeFindsNothing(page, 'the form of a course');
  await save();
  await expect(saved).toBeVisible();

  await page.getByRole('link', { name: 'Templat sertifikat baru' }).click();
  await page.getByRole('textbox', { name: 'Nama', exact: true }).fill('Ratna Kusuma');
  await page.getByLabel('Jabatan').fill('Ketua Sanggar');
  await expectAxeFindsNothing(page, 'a new template');
  await save();
  const paper = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh contoh' }).click();
  expect((await paper).suggestedFilename()).toBe('contoh-sertifikat.pdf');

  await page.goto(`${BACK_OFFICE_ORIGIN}/teacher`);
  await page.getByLabel('Cari nama').fill(teacher);
  await expect(page).toHaveURL(/filter=/); // the list is asked once typing rests
  await page.getByText(teacher).first().click();
  await page.getByLabel('Peran, dalam satu baris').fill('Penyulam');
  await page.getByLabel(/^Riwayat/).fill('Menyulam sejak umur tujuh tahun.');
  await expectAxeFindsNothing(page, 'a teacher');
  await save();

  await page.goto(`${BACK_OFFICE_ORIGIN}/course`);
  await page.getByLabel('Cari nama kursus').fill(title);
  await expect(page).toHaveURL(/filter=/);
  await page.getByText(title).first().click();
  await expect(page.getByText('Kursus ini punya templat sendiri.')).toBeVisible();
  await page.getByRole('link', { name: 'Atur bagian dan pelajaran' }).click();
  await page.getByRole('button', { name: 'Tambah bagian' }).click();
  await page.getByLabel('Judul bagian 1').fill('Persiapan');
  for (const lesson of ['Benang', 'Pemidang']) {
    await page.getByRole('button', { name: 'Tambah pelajaran' }).click();
    await page.getByLabel('Judul pelajaran').last().fill(lesson);
  }
  await save();
  await expect(saved).toBeVisible();
  await page.getByRole('link', { name: 'Kembali ke kursus' }).click();
  await page.getByRole('button', { name: 'Terbitkan' }).click();
  await expect(page.getByText('Kursus terbit.').first()).toBeVisible();

  const slug = `menyulam-${mark}`;
  const shown = async () => (await fetch(`${MAIN_ORIGIN}/course/${slug}`)).text();
  for (const said of ['Benang sulam', 'Yang belum pernah memegang jarum', 'Ada rekaman?', 'Menyulam sejak umur tujuh'])
    await expect.poll(shown, { timeout: SHOWN_MS }).toContain(said);

  const context = await browser.newContext({ baseURL: MAIN_ORIGIN });
  await loggedInNewcomer(context, MAIN_ORIGIN);
  const theirs = await context.newPage();
  await closeNotices(theirs);
  const cart = await (await new CoursePage(theirs).open(slug)).buy();
  await cart.summary.says('Total Belanja (1 kursus)', 'Rp120.000');
  const methods = await cart.choosePayment();
  await methods.choose('BCA Virtual Account');
  const payment = await (await methods.pay()).confirm();
  const number = await payment.number('BCA');
  const sandbox = await new PaymentSandbox(await context.newPage()).bill(number);
  await payment.turnsInto('Pembayaran Berhasil', () => sandbox.pay());

  const learning = new LearningPages(theirs, slug);
  for (const lesson of await lessonsOf(slug)) {
    await learning.openLesson(lesson);
    await learning.finish();
  }
  await learning.open(title);
  await expect(learning.main.getByText('2 dari 2 materi selesai')).toBeVisible();
  await expectFitsPhones(theirs);
  const { bytes } = await (await new CertificatesPage(theirs).open()).download(title);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await context.close();
});
