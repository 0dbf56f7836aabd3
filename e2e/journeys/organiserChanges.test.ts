import { loggedInNewcomer } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { anotherDate, freeClass, type JourneyClass } from '../fixtures/classes.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { expectFitsPhones } from '../fixtures/narrow.ts';
import { officeSession } from '../fixtures/office.ts';
import { freeOrder } from '../fixtures/shop.ts';
import { expect, noticeIsGone, origins, test } from '../fixtures/test.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';

const { BACK_OFFICE_ORIGIN, MAIN_ORIGIN } = origins;

/** Does something to a class as its organiser, in the back office. */
async function asOrganiser(browser: Browser, does: (office: BrowserContext) => Promise<void>): Promise<void> {
  const office = await browser.newContext();
  await officeSession(office, 'dewi');
  await does(office);
  await office.close();
}

const change = (browser: Browser, { eventId }: JourneyClass, data: object) =>
  asOrganiser(browser, async ({ request }) => {
    const address = `${BACK_OFFICE_ORIGIN}/api/admin/event/${eventId}`;
    const { data: event } = (await (await request.get(address)).json()) as { data: { version: number } };
    const answer = await request.patch(address, { data, headers: { 'if-match': `"${event.version}"` } });
    expect(answer.status()).toBe(200);
  });

const callOff = (browser: Browser, { eventId }: JourneyClass) =>
  asOrganiser(browser, async ({ request }) => {
    const answer = await request.post(`${BACK_OFFICE_ORIGIN}/api/admin/event/${eventId}/cancel`);
    expect(answer.status()).toBe(200);
  });

const card = (page: Page, { title }: JourneyClass) => page.getByRole('article').filter({ hasText: title });
const entriesOf = async ({ request }: BrowserContext, { slug }: JourneyClass) =>
  (await (await request.get(`${MAIN_ORIGIN}/api/my-course/${slug}/calendar.ics`)).text()).replaceAll('\r\n ', '');

test('a class that is moved is told by mail, notification, card, ticket and calendar @anyScreen', async ({
  page,
  context,
  request,
  browser,
}) => {
  test.slow();
  const { email } = await loggedInNewcomer(context, MAIN_ORIGIN);
  const place = await freeClass('d');
  await anotherDate(place);
  await freeOrder(context, MAIN_ORIGIN, place.slug);
  const before = await entriesOf(context, place);
  await change(browser, place, { venue: 'Aula Baru Bantul' });

  expect(await mailTo(request, email, 'Aula Baru Bantul')).toContain(place.title);
  await page.goto('/my-course');
  await noticeIsGone(page);
  await expect(card(page, place)).toContainText('Penyelenggara mengubah waktu atau tempat kelas ini.');
  await expect(card(page, place).getByRole('link', { name: 'Minta dana kembali' })).toBeHidden(); // it cost nothing
  await expectFitsPhones(page);
  await expectAxeFindsNothing(page, 'My Course with a class that was moved');
  await card(page, place).getByRole('link', { name: 'Pilih jadwal lain' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'E-Tiket' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Aula Baru Bantul').first()).toBeVisible();
  await expect(main.getByText('Penyelenggara mengubah waktu atau tempat kelas ini.')).toBeVisible();
  await expectFitsPhones(page);
  await expectAxeFindsNothing(page, 'a ticket of a class that was moved');
  const after = await entriesOf(context, place);
  const uid = /^UID:.*$/m;
  expect([after.includes('Aula Baru Bantul'), uid.exec(after)![0]]).toEqual([true, uid.exec(before)![0]]);
  const sequence = (file: string) => Number(/^SEQUENCE:(\d+)/m.exec(file)![1]);
  expect(sequence(after)).toBeGreaterThan(sequence(before));

  const code = page.getByText(/^SLH-\w{4}-\w{4}$/);
  const first = await code.innerText();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Ganti jadwal' }).click();
  await expect(page.getByText('Jadwal diganti. Tiket lama tidak berlaku lagi.')).toBeVisible();
  await expect(code).not.toHaveText(first);
  await expect(main.getByText('Penyelenggara mengubah waktu atau tempat kelas ini.')).toBeHidden();
  const told = await context.request.get(`${MAIN_ORIGIN}/api/notification`);
  expect(await told.text()).toContain('Aula Baru Bantul');
});

test('a class that is called off offers what is there: no map, no papers, no money that was not paid @anyScreen', async ({
  page,
  context,
  request,
  browser,
}) => {
  test.slow();
  const { email } = await loggedInNewcomer(context, MAIN_ORIGIN);
  const place = await freeClass('d');
  await freeOrder(context, MAIN_ORIGIN, place.slug);
  await callOff(browser, place);
  await mailTo(request, email, place.title);
  await page.goto('/my-course');
  await noticeIsGone(page);
  await expect(card(page, place)).toContainText('Kelas ini dibatalkan penyelenggara.');
  await expect(card(page, place).getByRole('link', { name: 'Minta dana kembali' })).toBeHidden();
  await page.goto(`/my-course/${place.slug}/e-tiket`);
  const main = page.getByRole('main');
  await expect(main.getByText('Kelas ini dibatalkan penyelenggara.')).toBeVisible();
  await expect(main.getByText('Buka peta')).toHaveCount(0);
  await expect(main.getByText('Minta dana kembali')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Unduh PDF' })).toBeHidden();
  await expect(main.getByRole('link', { name: 'Hapus dari kalender' })).toBeVisible();
  expect(await entriesOf(context, place)).toMatch(/^STATUS:CANCELLED/m);
  await expectFitsPhones(page);
  await expectAxeFindsNothing(page, 'a ticket of a class that was called off');
});
