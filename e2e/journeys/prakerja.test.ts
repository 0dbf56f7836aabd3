import { loggedInNewcomer } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { courseWithSessions } from '../fixtures/classes.ts';
import { expectFitsPhones } from '../fixtures/narrow.ts';
import { demo, PASSWORD, prakerjaCards } from '../fixtures/people.ts';
import { fillCart, letMinutePass } from '../fixtures/shop.ts';
import { expect, noticeIsGone, origins, test } from '../fixtures/test.ts';
import { CartPage } from '../pages/cart.ts';
import { HistoryPage } from '../pages/history.ts';
import { PrakerjaDashboard, PrakerjaPhone } from '../pages/outside.ts';
import { SignIn } from '../pages/signIn.ts';

const TYPING = { title: 'Entri Data Cepat dan Teliti', slug: 'entri-data-cepat-dan-teliti' };

const wrong = (code: string): string => code.replace(/\d$/, (last) => String((Number(last) + 1) % 10));

test('a Prakerja course is paid by the code on the phone, not by one that has expired nor by a wrong one', async ({
  page,
  context,
}, { project }) => {
  const { good, tooSlow } = prakerjaCards[project.name]!;
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await fillCart(context, origins.MAIN_ORIGIN, TYPING.slug);
  const methods = await (await new CartPage(page).open()).choosePayment();
  await methods.choose('Kartu Prakerja');
  await methods.summary.says('Total Pembayaran', 'Rp75.000');
  const otp = await (await methods.pay()).confirmPrakerja();
  const { orderId } = otp;
  const help = page.getByRole('link', { name: 'Tanya soal pesanan ini' });
  await expect(help).toHaveAttribute('href', new RegExp(`[?]order=${orderId}$`));
  const phone = new PrakerjaPhone(await context.newPage());

  await otp.sendCodeTo(tooSlow);
  await phone.open(tooSlow);
  await phone.lastCodeHasExpired();
  await otp.isRefused(await phone.lastCode(), 'Kode OTP sudah kedaluwarsa. Minta kode OTP baru.');

  await letMinutePass(orderId);
  await otp.useAnotherCard();
  await otp.sendCodeTo(good);
  await phone.open(good);
  const code = await phone.lastCode();
  await page.reload(); // the code that is out is asked for again, not the card
  await otp.isRefused(wrong(code), 'Kode OTP yang kamu masukkan salah.');
  await otp.pay(code);
  await phone.page.reload();
  await phone.lastCodeHasExpired();

  const history = await new HistoryPage(page).open('finished');
  await expect(history.transaction(TYPING.title)).toContainText('Berhasil');
  await page.goto('/my-course');
  await expect(page.getByRole('article').filter({ hasText: TYPING.title })).toBeVisible();
});

test('a course bought at another platform is redeemed, and its sessions are verified by the dashboard @anyScreen', async ({
  page,
  context,
}) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const bought = await courseWithSessions();
  const code = await new PrakerjaDashboard(await context.newPage()).buy(bought.id);
  await page.goto('/redeem-voucher-course');
  await noticeIsGone(page);
  await page.getByLabel('Kode redeem').fill(code);
  await page.getByRole('button', { name: 'Periksa Kode' }).click();
  await expect(page.getByRole('main')).toContainText(bought.title);
  await page.getByRole('button', { name: 'Tukarkan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: bought.title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lihat QR Code' })).toHaveAttribute(
    'href',
    `http://localhost:${origins.PRAKERJA_PORT}/dashboard`,
  );
  await expectFitsPhones(page);
  await expectAxeFindsNothing(page, 'a course of Prakerja');

  const sessions = page.getByRole('region', { name: 'Check-in Sesi' });
  const dashboard = new PrakerjaDashboard(page);
  const checkIn = sessions.getByRole('button', { name: 'Check In Sesi 1' });
  await checkIn.click();
  await dashboard.verify(false);
  await expect(checkIn).toBeEnabled(); // nothing counted, and it can be tried again
  await checkIn.click();
  await dashboard.verify(true);
  await expect(sessions.getByText('Terverifikasi')).toBeVisible();
  await expect(sessions.getByRole('button', { name: 'Check In' })).toBeDisabled(); // of the next, which is for tomorrow
  await expect(sessions).toContainText('Kamu baru bisa mengakses sesi ini besok');

  await page.goto('/redeem-voucher-course');
  await page.getByLabel('Kode redeem').fill(code);
  await page.getByRole('button', { name: 'Periksa Kode' }).click();
  await expect(page.getByText('Kode sudah pernah dipakai.')).toBeVisible();
});

test('the learner by Prakerja of the demo sees each step with its limit, and checks in @anyScreen', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Its person is one, and has checked in on the other screen.');
  const course = '/my-course/usaha-katering-rumahan';
  await page.goto(course);
  await new SignIn(page).logIn(demo.prakerja, PASSWORD);
  await noticeIsGone(page);
  const steps = page.getByRole('list', { name: 'Langkah Prakerja' }).getByRole('listitem');
  for (const words of [
    'Check-in hari ini sebelum 23.59 WIB',
    /Hari ini \d+ materi lagi, 1 dari \d+ selesai/,
    'Terbit setelah semua langkah di atas',
    'Beri rating di dasbor Prakerja',
  ])
    await expect(steps.filter({ hasText: words })).toHaveCount(1);
  await expectFitsPhones(page);
  const sessions = page.getByRole('region', { name: 'Check-in Sesi' });
  await sessions.getByRole('button', { name: 'Check In Sesi 2' }).click();
  await new PrakerjaDashboard(page).verify(true);
  await expect(sessions.getByText('Terverifikasi')).toHaveCount(2);
  await expect(steps.first()).toContainText('2 dari 3 sesi');

  await page.goto('/my-course/lolos-wawancara-kerja');
  await expect(page.getByRole('link', { name: 'Lihat QR Code' })).toBeVisible();
  await expect(sessions).toContainText('Jadwal sesi belum dimulai');
  await expect(sessions.getByRole('button', { name: 'Check In Sesi 2' })).toBeEnabled();
});
