import { randomUUID } from 'node:crypto';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { inDatabase } from '../fixtures/database.ts';
import { newStaffCourse, officeSession } from '../fixtures/office.ts';
import { expect, origins, plainTest as test } from '../fixtures/test.ts';

const { BACK_OFFICE_ORIGIN } = origins;

test('an import is looked at, done and undone, but for what somebody changed since @anyScreen', async ({
  page,
  context,
}) => {
  await officeSession(context, 'dewi');
  const [untouched, changed] = [await newStaffCourse(context), await newStaffCourse(context)];
  const partnerless = `Meronce ${randomUUID().slice(0, 8)}`;
  const rows = [
    ['Nomor', 'Nama kursus', 'Ringkasan'],
    [untouched.id, untouched.fullname, 'Dari berkas'],
    [changed.id, changed.fullname, 'Dari berkas'],
    ['', partnerless, 'Tanpa mitra'],
  ];
  const file = (name: string, lines: unknown[][]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.map((cells) => cells.join(';')).join('\r\n')),
  });
  await page.goto(`${BACK_OFFICE_ORIGIN}/course`);
  await page.getByRole('link', { name: 'Impor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impor kursus dari berkas' })).toBeVisible();
  await page.getByLabel('Berkas', { exact: true }).setInputFiles({ ...file('foto.png', []), mimeType: 'image/png' });
  await page.getByRole('button', { name: 'Baca berkas' }).click();
  await expect(page.getByText('Pilih berkas CSV, .xlsx, atau .jsonl paling besar 10 MB.')).toBeVisible();
  await page.getByLabel('Berkas', { exact: true }).setInputFiles(file('kursus.csv', rows));
  await page.getByRole('button', { name: 'Baca berkas' }).click();

  await expect(page.getByText('Belum ada yang berubah. Periksa dulu, lalu jalankan.')).toBeVisible();
  await expect(page.getByText('2 diubah')).toBeVisible();
  await expect(page.getByText('1 ditolak')).toBeVisible();
  await expect(page.getByText(partnerless).first()).toBeVisible(); // whose partner is not said
  await expectAxeFindsNothing(page, 'preview');
  const summaries = () =>
    inDatabase<{ summary: string }>('select summary from course where id = any($1::int[]) order by id', [
      [untouched.id, changed.id],
    ]).then((found) => found.map(({ summary }) => summary));
  expect(await summaries()).toEqual(['', '']); // nothing is changed by looking
  await page.getByRole('button', { name: 'Jalankan' }).click();
  await expect(page.getByText('Selesai', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('2 selesai')).toBeVisible();
  expect(await summaries()).toEqual(['Dari berkas', 'Dari berkas']);

  const answer = await context.request.get(`${BACK_OFFICE_ORIGIN}/api/admin/course/${changed.id}`);
  const { data } = (await answer.json()) as { data: { version: number } };
  await context.request.patch(`${BACK_OFFICE_ORIGIN}/api/admin/course/${changed.id}`, {
    data: { summary: 'Ditulis rekan' },
    headers: { 'if-match': `"${data.version}"` },
  });
  await page.getByRole('button', { name: 'Urungkan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Urungkan pekerjaan ini?' });
  await expectAxeFindsNothing(page, 'undo dialog');
  await dialog.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('1 diurungkan')).toBeVisible();
  await expect(page.getByText('1 tetap')).toBeVisible();
  await expect(page.getByText('Sudah diubah orang lain sesudahnya.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Urungkan' })).toBeHidden();
  expect(await summaries()).toEqual(['', 'Ditulis rekan']);
  await expectAxeFindsNothing(page, 'what was undone');
});
