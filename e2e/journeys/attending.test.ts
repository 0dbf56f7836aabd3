import { loggedInNewcomer } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { holdBeforeCamera } from '../fixtures/camera.ts';
import { anotherDate, begins, doorLink, entered, freeClass } from '../fixtures/classes.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { expectFitsPhones } from '../fixtures/narrow.ts';
import { freeOrder } from '../fixtures/shop.ts';
import { expect, noticeIsGone, origins, test } from '../fixtures/test.ts';
import { Site } from '../pages/site.ts';

const { MAIN_ORIGIN } = origins;

test('a webinar is joined, checked in to and finished @anyScreen', async ({ page, context, request }) => {
  const { email } = await loggedInNewcomer(context, MAIN_ORIGIN);
  const webinar = await freeClass('b');
  await freeOrder(context, MAIN_ORIGIN, webinar.slug);
  await begins(webinar);
  await mailTo(request, email, `E-Tiket Terbit: ${webinar.title}`);

  await page.goto(`/my-course/${webinar.slug}/e-tiket`);
  await noticeIsGone(page);
  await expect(page.getByRole('link', { name: 'Masuk ke sesi' })).toHaveAttribute(
    'href',
    'https://rapat.suluh.example/journey',
  );
  await page.goto(`/my-course/${webinar.slug}`);
  const sessions = page.getByRole('region', { name: 'Check-in Sesi' });
  await sessions.getByRole('button', { name: 'Check In' }).click();
  await expect(sessions.getByText('Terverifikasi')).toBeVisible();
  await expectFitsPhones(page);
  await expectAxeFindsNothing(page, 'a course with sessions');
  await page.getByRole('main').getByRole('link', { name: 'Lihat Hasil Belajar' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selesai. Satu keahlian menyala.' })).toBeVisible();
});

test('a ticket opens without a line, moves to another date, and is wiped when its learner leaves @anyScreen', async ({
  page,
  context,
}) => {
  test.slow(); // a ticket's whole life
  await loggedInNewcomer(context, MAIN_ORIGIN);
  const place = await freeClass('d');
  await anotherDate(place);
  await freeOrder(context, MAIN_ORIGIN, place.slug);
  await page.goto('/my-course');
  await noticeIsGone(page);
  await page.getByRole('article').filter({ hasText: place.title }).getByRole('link', { name: 'Lihat E-Tiket' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'E-Tiket' })).toBeVisible();
  await expectFitsPhones(page);
  await expectAxeFindsNothing(page, 'a ticket');
  const code = page.getByText(/^SLH-\w{4}-\w{4}$/);
  const first = await code.innerText();
  await expect(page.getByText('Tersimpan di ponsel ini')).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(code).toHaveText(first);
  await context.setOffline(false);

  await page.reload();
  await page.getByRole('button', { name: 'Ganti jadwal' }).click();
  await expect(code).toHaveText(first); // nothing was chosen yet
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Ganti jadwal' }).click();
  await expect(page.getByText('Jadwal diganti. Tiket lama tidak berlaku lagi.')).toBeVisible();
  await expect(code).not.toHaveText(first);
  await page.getByText('Tambah ke kalender').click();
  await expect(page.getByRole('link', { name: 'Google Kalender' })).toHaveAttribute('href', /calendar\.google\.com/);
  await expect(page.getByRole('link', { name: 'Bagikan' })).toBeVisible();
  for (const name of ['Unduh PDF', 'Unduh gambar', 'Unduh berkas .ics']) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    expect((await context.request.get(`${MAIN_ORIGIN}${href}`)).status()).toBe(200);
  }

  const site = new Site(page);
  await site.logOut();
  await site.isAnonymous();
  await expect.poll(() => page.evaluate(() => caches.has('suluh-pages'))).toBe(false);
});

test('two phones at one door without a line for half an hour: one admission @anyScreen', async ({
  browser,
  context,
}) => {
  test.slow();
  await loggedInNewcomer(context, MAIN_ORIGIN);
  const place = await freeClass('d');
  await freeOrder(context, MAIN_ORIGIN, place.slug);
  await begins(place);
  const answer = await context.request.get(`${MAIN_ORIGIN}/api/my-course/${place.slug}/e-ticket`);
  const { token } = ((await answer.json()) as { data: { token: string } }).data;

  const phones = [];
  for (const holder of ['Petugas Dimas', 'Petugas Sari']) {
    const phone = await browser.newContext({ baseURL: MAIN_ORIGIN });
    const page = await phone.newPage();
    await page.clock.install();
    await page.goto(`/pintu/${await doorLink(place, holder)}`);
    await expect(page.getByText('Siap tanpa sinyal')).toBeVisible();
    phones.push({ phone, page });
  }
  const [one] = phones;
  await expectFitsPhones(one!.page);
  await expectAxeFindsNothing(one!.page, 'a door');
  for (const { phone } of phones) await phone.setOffline(true);
  for (const { page } of phones) {
    await page.getByLabel('Kode tiket').fill('SLH-7K4M-PX22');
    await page.getByRole('button', { name: 'Periksa', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Bukan tiket' })).toBeVisible();
    await page.getByRole('button', { name: 'Pindai berikutnya' }).click();
    await page.getByLabel('Kode tiket').fill(token);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Boleh masuk' })).toBeVisible();
    await expect(page.getByText('Tanpa internet')).toBeVisible();
    await page.getByRole('button', { name: 'Pindai berikutnya' }).click();
    await page.getByLabel('Kode tiket').fill(token);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Sudah dipakai' })).toBeVisible();
    await page.getByRole('button', { name: 'Pindai berikutnya' }).click();
  }
  expect(await entered(place)).toMatchObject({ admissions: 0, scans: 0 });
  for (const { page } of phones) await page.clock.fastForward('30:00');
  for (const { phone, page } of phones) {
    await phone.setOffline(false);
    await page.clock.fastForward('00:20');
  }
  await expect.poll(() => entered(place), { timeout: 20_000 }).toEqual({ admissions: 1, scans: 6, attendances: 1 });
  for (const { phone } of phones) await phone.close();
});

test('a door reads the picture of a ticket by its camera, and takes the admission back @anyScreen', async ({
  page,
  context,
}) => {
  await loggedInNewcomer(context, MAIN_ORIGIN);
  const place = await freeClass('d');
  await freeOrder(context, MAIN_ORIGIN, place.slug);
  await begins(place);
  const file = await context.request.get(`${MAIN_ORIGIN}/api/my-course/${place.slug}/e-ticket/png`);
  await holdBeforeCamera(page, await file.body());
  await page.goto(`/pintu/${await doorLink(place, 'Petugas Dimas')}`);
  await expect(page.getByText('Siap tanpa sinyal')).toBeVisible();
  await page.getByRole('button', { name: 'Nyalakan kamera' }).click();
  await expect(page.getByRole('heading', { name: 'Boleh masuk' })).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => entered(place)).toEqual({ admissions: 1, scans: 1, attendances: 1 });
  await page.getByRole('button', { name: 'Batalkan check-in' }).click();
  await expect.poll(async () => (await entered(place)).admissions).toBe(0);
  await expect(page.getByRole('button', { name: 'Check In: Sari Wulandari' })).toBeVisible();
});

test('a link to a door that was taken back says so @anyScreen', async ({ page }) => {
  await page.goto('/pintu/0123456789012345678901');
  await expect(page.getByText('Tautan pintu ini tidak berlaku lagi')).toBeVisible();
});
