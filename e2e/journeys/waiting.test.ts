import { loggedInNewcomer } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { atNoon, opens, opensSoon } from '../fixtures/classes.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { expectFitsPhones } from '../fixtures/narrow.ts';
import { demo, PASSWORD } from '../fixtures/people.ts';
import { cancelOrder, courseWithSeats, firstDate, offerIn, sellOut, waitingOrder } from '../fixtures/shop.ts';
import { SignIn } from '../pages/signIn.ts';
import { AGAIN, closeNotices, expect, noticeIsGone, origins, test } from '../fixtures/test.ts';

const { MAIN_ORIGIN, INTERNSHIP_ORIGIN, MYINDIBIZ_ORIGIN, PROGRAM_ORIGIN } = origins;

test('a seat that falls free goes to the next in line, who lets it go, and to the one after, who takes it @anyScreen', async ({
  page,
  context,
  browser,
  request,
}) => {
  test.slow();
  const full = await courseWithSeats(1);
  await atNoon(full);
  const owner = await browser.newContext();
  await loggedInNewcomer(owner, MAIN_ORIGIN);
  const orderId = await waitingOrder(owner, MAIN_ORIGIN, 'VA_BCA', full.slug);

  const second = await browser.newContext();
  const other = await second.newPage();
  await closeNotices(other);
  const people = [
    [page, await loggedInNewcomer(context, MAIN_ORIGIN)],
    [other, await loggedInNewcomer(second, MAIN_ORIGIN)],
  ] as const;
  for (const [at, [their]] of people.entries()) {
    await their.goto(`${MAIN_ORIGIN}/course/${full.slug}`);
    await noticeIsGone(their);
    await expect(their.getByRole('button', { name: 'Habis Terjual' }).first()).toBeDisabled();
    await their.getByRole('link', { name: 'Masuk daftar tunggu' }).click();
    await expect(their.getByRole('heading', { level: 1, name: full.title })).toBeVisible();
    await their.getByRole('button', { name: 'Masuk Daftar Tunggu' }).click();
    await expect(their.getByRole('heading', { name: `Kamu nomor ${at + 1} dalam antrean` })).toBeVisible();
  }
  await expectFitsPhones(page);
  await expectAxeFindsNothing(page, 'a place in line');

  await cancelOrder(owner, MAIN_ORIGIN, orderId);
  await mailTo(request, people[0][1].email, `Kursi Tersedia Untukmu: ${full.title}`);
  await page.goto('/my-course');
  await noticeIsGone(page);
  const waited = page.getByRole('region', { name: 'Jadwal yang kamu tunggu' });
  await expect(waited).toContainText('Ada kursi untukmu. Disimpan untukmu sampai');
  await waited.getByRole('link', { name: 'Buka' }).click();
  await expectAxeFindsNothing(page, 'an offered seat');
  await page.getByRole('button', { name: 'Lepaskan Kursi' }).click();
  await expect(page.getByRole('heading', { name: 'Jadwal ini penuh' })).toBeVisible();

  await mailTo(request, people[1][1].email, `Kursi Tersedia Untukmu: ${full.title}`);
  await other.reload();
  await other.getByRole('button', { name: 'Beli Sekarang' }).click();
  await expect(other).toHaveURL(/\/cart\?cart=/);
  await expect(other.getByRole('main')).toContainText(full.title);
  await expect(waitingOrder(context, MAIN_ORIGIN, 'VA_BCA', full.slug)).rejects.toThrow('EVENT_FULL');
  await waitingOrder(second, MAIN_ORIGIN, 'VA_BCA', full.slug);
});

test('a date that is not on sale yet is followed, and its follower is told when it opens @anyScreen', async ({
  page,
  context,
  request,
}) => {
  const { email } = await loggedInNewcomer(context, MAIN_ORIGIN);
  const soon = await courseWithSeats(3);
  await opensSoon(soon);
  await page.goto(`/course/${soon.slug}`);
  await noticeIsGone(page);
  await page.getByRole('link', { name: 'Ikuti jadwal ini' }).click();
  await page.getByRole('button', { name: 'Ikuti Jadwal' }).click();
  await expect(page.getByRole('heading', { name: 'Kamu mengikuti jadwal ini' })).toBeVisible();
  await expectFitsPhones(page);
  await opens(soon);
  await mailTo(request, email, `Jadwal Sudah Dibuka: ${soon.title}`);
  await page.reload();
  await expect(page.getByText('Pendaftaran jadwal ini sudah dibuka.')).toBeVisible();
  await page.getByRole('link', { name: 'Lihat Kursus' }).click();
  await expect(page.getByRole('button', { name: 'Pilih dan Beli Jadwal' })).toBeVisible();
});

for (const [face, origin, base, email, program, details] of [
  ['the internship', INTERNSHIP_ORIGIN, '/internship-ddb', demo.internship, 'internship-ddb', {}],
  ['small businesses', MYINDIBIZ_ORIGIN, '/myindibiz', demo.smallBusiness, 'mysooltan', AGAIN],
  ['a partner', PROGRAM_ORIGIN, '/program/janabadra', demo.janabadra, 'janabadra', AGAIN],
] as const)
  test(`on ${face} a full date is waited for, and left @anyScreen`, details, async ({ page }) => {
    const full = await courseWithSeats(1);
    await offerIn(full, program);
    await sellOut(full);
    const path = `${base}/daftar-tunggu/${await firstDate(full)}`;
    await page.goto(`${origin}${path}`);
    await new SignIn(page).logIn(email, PASSWORD);
    await expect(page.getByRole('heading', { level: 1, name: full.title })).toBeVisible();
    await page.getByRole('button', { name: 'Masuk Daftar Tunggu' }).click();
    await expect(page.getByRole('heading', { name: 'Kamu nomor 1 dalam antrean' })).toBeVisible();
    await page.goto(`${origin}${base}/my-course`);
    await expect(page.getByRole('region', { name: 'Jadwal yang kamu tunggu' })).toContainText(full.title);
    await page.goto(`${origin}${path}`);
    await page.getByRole('button', { name: 'Keluar dari Daftar Tunggu' }).click();
    await expect(page.getByRole('heading', { name: 'Jadwal ini penuh' })).toBeVisible();
  });
