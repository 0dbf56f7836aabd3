import { newStaffCourse, officeSession } from '../fixtures/office.ts';
import { expect, origins, plainTest as test } from '../fixtures/test.ts';

const { BACK_OFFICE_ORIGIN } = origins;

test('the small forms beside a course take numbers and moments as people write them, and nothing for naught @anyScreen', async ({
  page,
  context,
}) => {
  await officeSession(context, 'dewi');
  const { id } = await newStaffCourse(context);
  await page.goto(`${BACK_OFFICE_ORIGIN}/course/${id}`);

  await page.getByLabel('Banyaknya sesi').fill('3');
  await page.getByRole('button', { name: 'Atur sesi' }).click();
  await expect(page.getByText('Sesi diatur.')).toBeVisible();
  await page.getByLabel('Banyaknya sesi').fill('');
  await page.getByRole('button', { name: 'Atur sesi' }).click();
  await expect(page.getByLabel('Banyaknya sesi')).toHaveAccessibleDescription('Wajib diisi');
  const sessions = await context.request.get(`${BACK_OFFICE_ORIGIN}/api/admin/course/${id}/session`);
  expect(((await sessions.json()) as { data: { sessions: unknown[] } }).data.sessions).toHaveLength(3);

  await page.getByLabel('Terbit pada (WIB)').fill('2030-02-01T10:00');
  await page.getByLabel('Terbit pada (WIB)').press('Backspace'); // a moment without its month
  await page.getByRole('button', { name: 'Atur rencana' }).click();
  await expect(page.getByLabel('Terbit pada (WIB)')).toHaveAccessibleDescription(
    'Lengkapi tanggal dan jamnya, atau kosongkan.',
  );
  await expect(page.getByText('Rencana tersimpan.')).toHaveCount(0);
});

test('a price for a time is the one that was written, and one that is none is refused @anyScreen', async ({
  page,
  context,
}) => {
  await officeSession(context, 'dewi');
  const { id } = await newStaffCourse(context);
  const price = { price: 200_000, priceAfter: 200_000 };
  const course = `${BACK_OFFICE_ORIGIN}/api/admin/course/${id}`;
  expect((await context.request.patch(course, { data: price, headers: { 'if-match': '"1"' } })).status()).toBe(200);
  await page.goto(`${BACK_OFFICE_ORIGIN}/course/${id}`);
  await page.getByLabel('Mulai (WIB)').fill('2030-03-01T10:00');
  await page.getByLabel('Berakhir (WIB)').fill('2030-03-02T10:00');
  await page.getByLabel('Harga (Rp)').fill('150.00');
  await page.getByRole('button', { name: 'Tambah harga' }).click();
  await expect(page.getByLabel('Harga (Rp)')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Harga (Rp)').fill('150.000');
  await page.getByRole('button', { name: 'Tambah harga' }).click();
  await expect(page.getByText('Rp150.000').first()).toBeVisible();
});

test('what is wrong with a lesson stands at it, and minutes stay as they are typed @anyScreen', async ({
  page,
  context,
}) => {
  await officeSession(context, 'dewi');
  const { id } = await newStaffCourse(context);
  await page.goto(`${BACK_OFFICE_ORIGIN}/course/${id}/susunan`);
  await page.getByRole('button', { name: 'Tambah bagian' }).click();
  await page.getByRole('button', { name: 'Tambah pelajaran' }).click();
  await page.getByLabel('Menit').fill('-3');
  await page.getByRole('button', { name: 'Simpan' }).click();
  for (const field of ['Judul bagian 1', 'Judul pelajaran', 'Menit'])
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Menit')).toHaveValue('-3');
  await page.getByLabel('Judul bagian 1').fill('Persiapan');
  await page.getByLabel('Judul pelajaran').fill('Alat');
  await page.getByLabel('Menit').fill('7');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Tersimpan', { exact: false }).first()).toBeVisible();
  await expect(page.getByLabel('Judul pelajaran')).not.toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('button', { name: 'Bacaan: ubah Alat' }).click(); // what is saved folds
  await page.getByRole('combobox', { name: /^Jenis/ }).click();
  await page.getByRole('option', { name: 'Tautan' }).click();
  await page.getByLabel('Alamat (https://…)').fill('http://contoh.example');
  await page.getByRole('button', { name: 'Tautan: ubah Alat' }).click(); // folded
  await expect(page.getByLabel('Alamat (https://…)')).toBeHidden();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByLabel('Alamat (https://…)')).toBeVisible();
  await expect(page.getByLabel('Alamat (https://…)')).toHaveAttribute('aria-invalid', 'true');
});

test('a quiz is given its questions from the outline, by its name @anyScreen', async ({ page, context }) => {
  await officeSession(context, 'dewi');
  const { id } = await newStaffCourse(context);
  const lesson = { title: 'Uji alat', kind: 'quiz', durationMinutes: 5, isPreview: false, isRequired: true };
  const saved = await context.request.put(`${BACK_OFFICE_ORIGIN}/api/admin/course/${id}/outline`, {
    data: { sections: [{ title: 'Persiapan', lessons: [lesson] }] },
    headers: { 'if-match': '"1"' },
  });
  expect(saved.status()).toBe(200);
  await page.goto(`${BACK_OFFICE_ORIGIN}/course/${id}/susunan`);
  await page.getByRole('button', { name: 'Kuis: ubah Uji alat' }).click();
  await page.getByRole('link', { name: 'Buat soal Uji alat' }).click();
  await expect(page.getByLabel('Materi kuis')).toHaveText('Persiapan · Uji alat');
  await page.getByLabel('Judul').fill('Kuis alat');
  await page
    .getByRole('button', { name: /^(Tambah|Add)/ })
    .first()
    .click();
  await page.getByLabel('Pertanyaan').fill('Kota batik?');
  await page.getByRole('combobox', { name: 'Jenis' }).last().click();
  await page.getByRole('option', { name: 'Isian singkat' }).click();
  await page
    .getByRole('group', { name: 'Kata yang diterima' })
    .getByRole('button', { name: /^Tambah/ })
    .click();
  await page.getByLabel('Tulisannya').fill('Solo');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${BACK_OFFICE_ORIGIN}/course/${id}/susunan`);
  await page.getByRole('button', { name: 'Kuis: ubah Uji alat' }).click();
  await expect(page.getByRole('link', { name: 'Buka soal Uji alat' })).toBeVisible();
});

test('on a phone courses are chosen from their cards, beside what opens them', async ({ page, context }) => {
  await officeSession(context, 'dewi');
  const { id, fullname } = await newStaffCourse(context);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${BACK_OFFICE_ORIGIN}/course?filter=${encodeURIComponent(JSON.stringify({ q: fullname }))}`);
  const box = page.getByRole('checkbox', { name: `Pilih ${fullname}` });
  await box.check();
  await expect(page.getByText('1 dipilih')).toBeVisible();
  const size = (await box.locator('..').boundingBox())!;
  expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(44);
  await page.getByRole('link', { name: fullname }).click();
  await expect(page).toHaveURL(`${BACK_OFFICE_ORIGIN}/course/${id}`);
});
