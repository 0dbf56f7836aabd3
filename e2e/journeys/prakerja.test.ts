import { loggedInNewcomer } from '../fixtures/account.ts';
import { prakerjaCards } from '../fixtures/people.ts';
import { fillCart, letMinutePass } from '../fixtures/shop.ts';
import { expect, origins, test } from '../fixtures/test.ts';
import { CartPage } from '../pages/cart.ts';
import { HistoryPage } from '../pages/history.ts';
import { PrakerjaPhone } from '../pages/outside.ts';

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
  await otp.isRefused(wrong(code), 'Kode OTP yang kamu masukkan salah.');
  await otp.pay(code);
  await phone.page.reload();
  await phone.lastCodeHasExpired();

  const history = await new HistoryPage(page).open('finished');
  await expect(history.transaction(TYPING.title)).toContainText('Berhasil');
  await page.goto('/my-course');
  await expect(page.getByRole('article').filter({ hasText: TYPING.title })).toBeVisible();
});
