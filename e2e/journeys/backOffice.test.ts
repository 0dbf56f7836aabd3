import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { inDatabase } from '../fixtures/database.ts';
import { newStaffCourse, officeSession, signInToOffice } from '../fixtures/office.ts';
import { expect, origins, plainTest as test } from '../fixtures/test.ts';

const { BACK_OFFICE_ORIGIN, MAIN_ORIGIN } = origins;
const RECORDING = path.resolve(import.meta.dirname, '../../apps/api-server/scripts/demo/lessons/batik-canting-240.mp4');
/** Within this time a change stands on the public pages. */
/** Two seconds are promised, and held where nothing else runs (keptPages.alone.test.ts); here other journeys run beside. */
const SHOWN_MS = 5_000;

const save = (page: Page) => page.getByRole('button', { name: 'Simpan' }).click();
const said = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();
const openCourse = async (page: Page, id: number) => {
  await page.goto(`${BACK_OFFICE_ORIGIN}/course/${id}`);
  await expect(page.getByLabel('Ringkasan')).toBeVisible();
};

test('an operator makes a course, publishes it, and its page shows each change @anyScreen', async ({ page }) => {
  test.slow();
  const name = `Menjahit ${randomUUID().slice(0, 8)}`;
  await signInToOffice(page, 'dewi', '/course');
  await expect(page.getByText('Dasar Pemrograman Web').first()).toBeVisible();
  await expectAxeFindsNothing(page, 'list');
  await page.getByRole('link', { name: 'Kursus baru' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kursus baru' })).toBeVisible();
  await page.getByLabel('Nama kursus').fill(name);
  await page.getByLabel('Mitra').fill('Sanggar');
  await page.getByRole('option', { name: 'Sanggar Canting Ayu' }).click();
  await expectAxeFindsNothing(page, 'create');
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Setidaknya satu pelajaran')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Terbitkan' })).toBeDisabled();

  await page.getByLabel('Ringkasan').fill('Pola dan jahit lurus untuk pemula.');
  await page.getByRole('textbox', { name: 'Deskripsi' }).fill('Kita mulai dari gunting dan jarum.');
  await page.getByLabel('Kategori').fill('Bisnis');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByText('Sudah dibuat.')).toHaveCount(0); // nothing that is just coming or going
  await expectAxeFindsNothing(page, 'edit');
  await save(page);
  await said(page, 'Tersimpan.');

  await page.getByRole('link', { name: 'Atur bagian dan pelajaran' }).click();
  await page.getByRole('button', { name: 'Tambah bagian' }).click();
  await page.getByLabel('Judul bagian 1').fill('Persiapan');
  for (const title of ['Alat', 'Kain']) {
    await page.getByRole('button', { name: 'Tambah pelajaran' }).click();
    await page.getByLabel('Judul pelajaran').last().fill(title);
  }
  await page.getByRole('button', { name: 'Naikkan Kain' }).click();
  await expect(page.getByLabel('Judul pelajaran').first()).toHaveValue('Kain');
  const handle = page.getByRole('button', { name: 'Geser Kain' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  // The list listens a moment after it was picked up; at its end another press does nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Kain sekarang di urutan 2 dari 2.')).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Judul pelajaran').first()).toHaveValue('Alat');
  await expectAxeFindsNothing(page, 'outline');
  await save(page);
  await said(page, 'Tersimpan.');

  await page.getByRole('link', { name: 'Kembali ke kursus' }).click();
  await page.getByRole('button', { name: 'Terbitkan' }).click();
  await said(page, 'Kursus terbit.');
  const [{ slug }] = (await inDatabase<{ slug: string }>('select slug from course where fullname = $1', [name])) as [
    { slug: string },
  ];
  const shown = async () => (await fetch(`${MAIN_ORIGIN}/course/${slug}`)).text();
  await expect.poll(shown, { timeout: SHOWN_MS }).toContain('Kita mulai dari gunting dan jarum.');

  await page.getByLabel('Ringkasan').fill('Menjahit tanpa mesin.');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await save(page);
  await answered; // what was said of the save before may still be on the screen
  await said(page, 'Tampil di situs');
  await expect.poll(shown, { timeout: SHOWN_MS }).toContain('Menjahit tanpa mesin.');

  await page.getByRole('button', { name: 'Riwayat' }).click();
  const history = page.getByRole('dialog', { name: 'Riwayat' });
  await expect(history).toContainText('Dewi Lestari mengubah kursus');
  await expect(history).toContainText('menjadi Menjahit tanpa mesin.');
  await expectAxeFindsNothing(page, 'history');
  await history.getByRole('button', { name: 'Tutup' }).click();
  await page.getByRole('button', { name: 'Tarik dari situs' }).click();
  await said(page, 'Kursus ditarik dari situs.');
  await expect.poll(async () => (await fetch(`${MAIN_ORIGIN}/course/${slug}`)).status, { timeout: SHOWN_MS }).toBe(404);
});

test('wrong input stands at its field, in Indonesian @anyScreen', async ({ page, context }) => {
  await officeSession(context, 'dewi');
  const { id } = await newStaffCourse(context);
  await openCourse(page, id);
  await page.getByLabel('Harga jual').fill('5000');
  await save(page);
  await expect(page.getByText('Harga jual tidak boleh di atas harga awal.')).toBeVisible();
  await expect(page.getByLabel('Harga jual')).toHaveValue('5000');
});

test('a partner sees their own courses and nobody else’s @anyScreen', async ({ page, context }) => {
  await signInToOffice(page, 'mitra', '/course');
  await expect(page.getByText('Sanggar Canting Ayu').first()).toBeVisible();
  await expect(page.getByText('Kelas Kode Nusantara')).toHaveCount(0);
  const [{ id }] = (await inDatabase<{ id: number }>(
    "select c.id from course c join partner p on p.id = c.partner_id where p.code = 'kelas-kode' limit 1",
  )) as [{ id: number }];
  expect((await context.request.get(`${BACK_OFFICE_ORIGIN}/api/admin/course/${id}`)).status()).toBe(404);
  await page.goto(`${BACK_OFFICE_ORIGIN}/course/${id}`);
  await expect(page).toHaveURL(`${BACK_OFFICE_ORIGIN}/course`);
});

test('two people on one course: the second save is merged, not lost @anyScreen', async ({ page, context, browser }) => {
  await officeSession(context, 'dewi');
  const { id } = await newStaffCourse(context);
  const others = await browser.newContext();
  await officeSession(others, 'hendra');
  const colleague = await others.newPage();
  await Promise.all([openCourse(page, id), openCourse(colleague, id)]);
  await colleague.getByLabel('Ringkasan').fill('Ringkasan dari Hendra.');
  await colleague.getByLabel('Kota penyedia').fill('Bandung');
  await save(colleague);
  await said(colleague, 'Tersimpan.');

  await page.getByLabel('Pengajar', { exact: true }).fill('Siti Rahma');
  await page.getByLabel('Kota penyedia').fill('Surabaya');
  await save(page);
  const conflict = page.getByRole('dialog', { name: 'Ada yang menyimpan lebih dulu' });
  await expect(conflict).toContainText('Hendra Saputra menyimpan perubahan');
  await expect(conflict).toContainText('Ringkasan: Ringkasan dari Hendra.');
  await expectAxeFindsNothing(page, 'conflict');
  await conflict.getByRole('radio', { name: 'Isian mereka: Bandung' }).check();
  await conflict.getByRole('button', { name: 'Gabungkan' }).click();
  await expect(page.getByLabel('Ringkasan')).toHaveValue('Ringkasan dari Hendra.');
  await expect(page.getByLabel('Pengajar', { exact: true })).toHaveValue('Siti Rahma');
  await save(page);
  await said(page, 'Tersimpan.');
  await expect
    .poll(() => inDatabase('select summary, city, teacher_name as teacher from course where id = $1', [id]))
    .toEqual([{ summary: 'Ringkasan dari Hendra.', city: 'Bandung', teacher: 'Siti Rahma' }]);
  await others.close();
});

test('a session that ends in mid-form loses nothing, nor does a closed tab @anyScreen', async ({ page, context }) => {
  await officeSession(context, 'konten');
  await officeSession(context, 'dewi');
  const { id } = await newStaffCourse(context);
  await openCourse(page, id);
  await page.getByLabel('Ringkasan').fill('Diketik sebelum sesi berakhir.');
  await page.waitForLoadState('networkidle'); // the save is what finds the session gone, not a list that comes late
  await context.clearCookies();
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Sesi kamu berakhir' });
  await expect(dialog.getByLabel('Email')).toHaveValue('dewi@suluh.example');
  await expectAxeFindsNothing(page, 'session dialog');
  await dialog.getByLabel('Kata sandi').fill('Belajar123');
  await dialog.getByRole('button', { name: 'Masuk' }).click();
  await said(page, 'Tersimpan.');
  expect(await inDatabase('select summary from course where id = $1', [id])).toEqual([
    { summary: 'Diketik sebelum sesi berakhir.' },
  ]);

  await page.getByLabel('Ringkasan').fill('Diketik sebelum tab ditutup.');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('suluh-draft')).length))
    .toBe(1);
  await page.close();
  const again = await context.newPage();
  await openCourse(again, id);
  await expect(again.getByLabel('Ringkasan')).toHaveValue('Diketik sebelum sesi berakhir.');
  await again.getByRole('button', { name: 'Pakai isian itu' }).click();
  await expect(again.getByLabel('Ringkasan')).toHaveValue('Diketik sebelum tab ditutup.');
  await save(again);
  await said(again, 'Tersimpan.');
  const drafts = (of: Page) =>
    of.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('suluh-draft')));
  expect(await drafts(again)).toEqual([]);

  await again.getByLabel('Ringkasan').fill('Diketik, lalu ditinggal.');
  await expect.poll(() => drafts(again)).toHaveLength(1);
  await again.close();
  const third = await context.newPage();
  await openCourse(third, id);
  await expect(third.getByText(/^Ada isian dari/)).toBeVisible();
  await third.getByLabel('Ringkasan').fill('Ditulis baru.'); // over it, without an answer
  await save(third);
  await said(third, 'Tersimpan.');
  await expect(third.getByText(/^Ada isian dari/)).toHaveCount(0);
  expect(await drafts(third)).toEqual([]);
});

test('what was typed and not saved asks before it takes the place of what a colleague saved since @anyScreen', async ({
  page,
  context,
}) => {
  await officeSession(context, 'dewi');
  const { id } = await newStaffCourse(context);
  await openCourse(page, id);
  await page.getByLabel('Ringkasan').fill('Diketik, belum disimpan.');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('suluh-draft')).length))
    .toBe(1);
  await page.close();
  await inDatabase(`update course set summary = 'Disimpan rekan.', version = version + 1 where id = $1 returning id`, [
    id,
  ]);
  const again = await context.newPage();
  await openCourse(again, id);
  await again.getByRole('button', { name: 'Pakai isian itu' }).click();
  const dialog = again.getByRole('dialog', { name: 'Pakai isian itu' });
  await expect(dialog).toContainText('Disimpan rekan.');
  await expectAxeFindsNothing(again, 'draft dialog');
  await dialog.getByRole('radio', { name: /Disimpan rekan/ }).check();
  await dialog.getByRole('button', { name: 'Gabungkan' }).click();
  await expect(again.getByLabel('Ringkasan')).toHaveValue('Disimpan rekan.');
});

test('a lesson gets its recording in pieces, and a wrong file is refused at its field @anyScreen', async ({
  page,
  context,
}) => {
  await officeSession(context, 'dewi');
  const { id } = await newStaffCourse(context);
  const outline = {
    sections: [
      {
        title: 'Persiapan',
        lessons: [{ title: 'Alat', kind: 'video', durationMinutes: 1, isPreview: false, isRequired: true }],
      },
    ],
  };
  const at = `${BACK_OFFICE_ORIGIN}/api/admin/course/${id}/outline`;
  expect((await context.request.put(at, { data: outline, headers: { 'if-match': '"1"' } })).status()).toBe(200);
  await page.goto(`${BACK_OFFICE_ORIGIN}/course/${id}/susunan`);
  await page.getByRole('button', { name: 'Video: ubah Alat' }).press('Enter');
  const files = page.getByRole('region', { name: 'Berkas Alat' });
  await expect(files).toContainText('Belum ada berkas.');
  await files
    .getByLabel('Pilih berkas')
    .setInputFiles({ name: 'alat.mov', mimeType: 'video/quicktime', buffer: Buffer.from('x') });
  await files.getByRole('button', { name: 'Unggah' }).press('Enter');
  await expect(files.getByLabel('Pilih berkas')).toHaveAccessibleDescription(
    'Jenis berkas ini tidak bisa dipakai di sini.',
  );
  await files
    .getByLabel('Pilih berkas')
    .setInputFiles({ name: 'alat.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(2_000_000, 'x') });
  await files.getByLabel('Lama (detik)').fill('9');
  await files.getByRole('button', { name: 'Unggah' }).press('Enter');
  await expect(files.getByLabel('Pilih berkas')).toHaveAccessibleDescription(
    'Isi berkas ini bukan jenis yang dipilih.',
  );
  await expectAxeFindsNothing(page, 'refused');
  await files.getByLabel('Pilih berkas').setInputFiles(RECORDING);
  await files.getByRole('button', { name: 'Unggah' }).press('Enter'); // its length may not be read yet, and is not 9
  await expect(files.getByRole('listitem')).toContainText(/^Video 240p \(hemat data\): .*menit/);
  await expectAxeFindsNothing(page, 'files');
});
