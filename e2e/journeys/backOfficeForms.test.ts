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
});
