import { loggedInNewcomer } from '../fixtures/account.ts';
import { inDatabase } from '../fixtures/database.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { signInToOffice } from '../fixtures/office.ts';
import { closeNotices, expect, origins, plainTest as test } from '../fixtures/test.ts';

const { MAIN_ORIGIN } = origins;
const REASON = 'Kursusnya tidak muncul di halaman miliknya';

test('support looks as a learner from the back office, changes nothing on the site, and ends it @anyScreen', async ({
  page,
  browser,
}) => {
  test.slow();
  const own = await browser.newContext({ baseURL: MAIN_ORIGIN });
  const learner = await loggedInNewcomer(own, MAIN_ORIGIN);
  const [person] = await inDatabase<{ id: string }>('select id from user_account where email = $1', [learner.email]);
  await signInToOffice(page, 'bantuan', `/learner/${person!.id}/show`);
  await page.getByRole('button', { name: 'Lihat sebagai peserta' }).click();
  await page.getByLabel('Alasan').fill(REASON);
  await page.getByRole('button', { name: 'Buat tautan' }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Buka situs sebagai peserta' }).click();
  const site = await opening;
  await closeNotices(site);

  await expect(site.getByText(`Melihat sebagai ${learner.fullname}.`)).toBeVisible();
  expect(new URL(site.url()).origin).toBe(MAIN_ORIGIN);
  await site.goto(`${MAIN_ORIGIN}/profile-management`);
  await expect(site.getByText(`Melihat sebagai ${learner.fullname}.`)).toBeVisible();

  // Whatever a page would send is refused by the API, in one place.
  const sent = await site.context().request.put(`${MAIN_ORIGIN}/api/profile/edit`, {
    data: { fullname: 'Diubah Pengelola' },
    headers: { origin: MAIN_ORIGIN },
  });
  expect([sent.status(), ((await sent.json()) as { status: string }).status]).toEqual([403, 'LOOK_READ_ONLY']);
  const [after] = await inDatabase<{ fullname: string }>('select fullname from user_account where id = $1', [
    person!.id,
  ]);
  expect(after!.fullname).toBe(learner.fullname);
  await mailTo(page.request, learner.email, REASON);

  await site.getByRole('button', { name: 'Akhiri' }).click();
  await expect(site.getByText(`Melihat sebagai ${learner.fullname}.`)).toHaveCount(0);
  const me = await site.context().request.get(`${MAIN_ORIGIN}/api/profile/me`);
  expect(me.status()).toBe(401);
  expect((await own.request.get(`${MAIN_ORIGIN}/api/profile/me`)).status()).toBe(200); // the learner stays
  await own.close();
});
