import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { signInToOffice } from '../fixtures/office.ts';
import { expect, origins, plainTest as test } from '../fixtures/test.ts';

const { BACK_OFFICE_ORIGIN, PROGRAM_ORIGIN } = origins;

/** What the API refuses from now on. */
function refusalsOf(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  return refused;
}

const roomsOf = (page: Page) => page.getByRole('main').getByRole('link').allTextContents();

test('who stands at a door sees the class of today alone, and makes a link for a volunteer @anyScreen', async ({
  page,
}) => {
  await signInToOffice(page, 'pintu');
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Jadwal']);
  const refused = refusalsOf(page);
  await page.getByRole('main').getByRole('link', { name: 'Jadwal' }).click();
  await page.getByRole('main').getByText('Kepemimpinan untuk Supervisor Baru').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kepemimpinan untuk Supervisor Baru · Hari Ini');
  const all = await page.request.get(`${BACK_OFFICE_ORIGIN}/api/admin/event`);
  expect(((await all.json()) as { meta: { totalData: number } }).meta.totalData).toBe(1);
  await page.waitForLoadState('networkidle');
  await expectAxeFindsNothing(page, 'the class of a door');
  await expect(page.getByRole('button', { name: 'Simpan' })).toHaveCount(0);
  const volunteer = `Relawan ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Untuk siapa').fill(volunteer);
  await page.getByRole('button', { name: 'Buat tautan' }).click();
  await expect(page.getByText('Tautan ini hanya tampil sekali.')).toBeVisible();
  await page.getByRole('button', { name: `Tarik tautan ${volunteer}` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: volunteer })).toContainText('ditarik');
  expect(refused).toEqual([]);
});

test('who looks after a programme or teaches sees their own courses, and no room of everything @anyScreen', async ({
  page,
  browser,
}) => {
  await signInToOffice(page, 'program');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(await roomsOf(page)).toEqual(expect.arrayContaining(['Kursus', 'Jadwal']));
  expect(await roomsOf(page)).not.toContain('Jejak perubahan');

  const others = await browser.newContext();
  const office = await others.newPage();
  await signInToOffice(office, 'guru');
  const refused = refusalsOf(office);
  await office.goto(`${BACK_OFFICE_ORIGIN}/course`);
  const courses = office.getByRole('main');
  await expect(courses.getByText(/Bahasa Inggris/).first()).toBeVisible();
  await expect(courses.getByText(/Membatik/)).toHaveCount(0);
  expect(refused).toEqual([]);
  const foreign = await office.request.get(`${BACK_OFFICE_ORIGIN}/api/admin/course/1`);
  expect(foreign.status()).toBe(404);
  await others.close();
});

test('who looks after a programme edits what its home says, and it stands there within two seconds @anyScreen', async ({
  page,
  browser,
}) => {
  await signInToOffice(page, 'program');
  const refused = refusalsOf(page);
  await page.getByRole('main').getByRole('link', { name: 'Halaman muka' }).click();
  await page.getByRole('main').getByText('Janabadra Siap Kerja').first().click();
  const role = page.getByLabel('Jabatannya');
  const before = await role.inputValue();
  await expect(page.getByLabel('Halaman situs (kosong untuk beranda program)')).toHaveCount(0);
  const save = async (words: string) => {
    await role.fill(words);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Tersimpan.').first()).toBeVisible();
  };
  const words = `Pendamping ${randomUUID().slice(0, 8)}`;
  await save(words);
  const visitor = await browser.newContext();
  const home = `${PROGRAM_ORIGIN}/program/janabadra`;
  await expect
    .poll(async () => (await visitor.request.get(home)).text(), { timeout: 3000, intervals: [200] })
    .toContain(words);
  await visitor.close();
  await page.waitForLoadState('networkidle');
  await expectAxeFindsNothing(page, 'the landing page of a programme');
  await save(before);
  expect(refused).toEqual([]);
});
