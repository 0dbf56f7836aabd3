import { randomUUID } from 'node:crypto';
import { loggedInNewcomer } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { officeSession } from '../fixtures/office.ts';
import { courseWithSeats } from '../fixtures/shop.ts';
import { closeNotices, expect, origins, plainTest as test } from '../fixtures/test.ts';
import { CartPage } from '../pages/cart.ts';
import { CoursePage } from '../pages/course.ts';

const { BACK_OFFICE_ORIGIN, MAIN_ORIGIN } = origins;

test('a promo is made in the office, saves in a cart, and saves nothing once it is stopped @anyScreen', async ({
  page,
  context,
  browser,
}) => {
  const code = `HEMAT${randomUUID().slice(0, 6).toUpperCase()}`;
  const { title, slug } = await courseWithSeats(5);
  await officeSession(context, 'keuangan');
  await page.goto(`${BACK_OFFICE_ORIGIN}/promo`);
  await page.getByRole('link', { name: 'Promo baru' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promo baru' })).toBeVisible();
  await page.getByLabel(/^Kode/).fill(code);
  await page.getByLabel('Judul').fill('Hemat menenun');
  await page.getByLabel(/^Mulai/).fill('2026-01-02T08:00');
  await page.getByLabel(/^Berakhir/).fill('2026-01-01T08:00');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Promo harus berakhir setelah dimulai.')).toBeVisible(); // at its field
  await page.getByLabel('Potongan (Rp)').fill('45,5');
  const ends = page.getByLabel(/^Berakhir/);
  await ends.fill('');
  await ends.press('3'); // a day, and nothing more of it
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Tulis angka bulat, misalnya 25.000.')).toBeVisible();
  await expect(page.getByText('Lengkapi tanggal dan jamnya, atau kosongkan.')).toBeVisible();
  await ends.fill('2099-01-01T08:00');
  await page.getByLabel('Potongan (Rp)').fill('45.000');
  await page.getByLabel('Kuota', { exact: true }).pressSequentially('1.500.000');
  await page.getByLabel('Hanya untuk kursus', { exact: true }).fill(title);
  await page.getByRole('option', { name: title }).click();
  await expectAxeFindsNothing(page, 'promo form');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${code} · Hemat menenun` })).toBeVisible();
  await expect(page.getByText('Belum pernah dipakai.')).toBeVisible();
  await expect(page.getByLabel('Kuota', { exact: true })).toHaveValue('1500000');

  const shop = await browser.newContext();
  await loggedInNewcomer(shop, MAIN_ORIGIN);
  const theirs = await shop.newPage();
  await closeNotices(theirs);
  const cart = await (await new CoursePage(theirs).open(slug, MAIN_ORIGIN)).buySchedule();
  await cart.summary.says('Total Belanja (1 kursus)', 'Rp300.000');
  await (await cart.openPromos()).use(code, 'Rp45.000');
  await cart.summary.says(`Potongan “${code}”`, '−Rp45.000');

  await page.getByRole('button', { name: 'Hentikan sekarang' }).click();
  const said = page.getByRole('alert').filter({ hasText: 'Promo dihentikan.' });
  await expect(said).toBeVisible();
  const [above, bar] = [await said.boundingBox(), await page.getByRole('toolbar').boundingBox()];
  expect(above!.y + above!.height).toBeLessThan(bar!.y); // what is said lies over no button of the form
  await expect(page.getByText('Selesai', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hentikan sekarang' })).toBeHidden();

  await theirs.reload();
  await new CartPage(theirs).isShown();
  await cart.summary.saysNothingOf(`Potongan “${code}”`);
  await cart.summary.says('Total Belanja (1 kursus)', 'Rp300.000');
  await expect(theirs.getByRole('button', { name: `${code} terpasang` })).toHaveCount(0);
  await shop.close();
  await page.reload();
  await page.getByRole('button', { name: 'Riwayat' }).click();
  for (const deed of ['menghentikan promo', 'membuat promo'])
    await expect(page.getByRole('dialog').getByText(new RegExp(`${deed}$`))).toBeVisible();
});
