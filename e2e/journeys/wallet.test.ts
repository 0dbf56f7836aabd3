import { loggedInNewcomer, post } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { inDatabase } from '../fixtures/database.ts';
import { demo, PASSWORD } from '../fixtures/people.ts';
import { fillCart } from '../fixtures/shop.ts';
import { expect, origins, test } from '../fixtures/test.ts';
import { CartPage } from '../pages/cart.ts';
import { CoursePage } from '../pages/course.ts';
import { PaymentSandbox } from '../pages/outside.ts';
import { PaymentMethodPage } from '../pages/paymentMethod.ts';

const SITE = origins.MAIN_ORIGIN;
const SEO = 'seo-untuk-situs-usaha-kecil';
const LINUX = 'administrasi-server-linux-dari-dasar';

test('a wallet is linked at checkout, tells what it holds, buys nothing beyond, and is let go', async ({
  page,
  context,
}) => {
  const learner = await loggedInNewcomer(context, SITE);
  const phoneIs = (phone: string | null) =>
    inDatabase('update user_account set phone = $2 where email = $1', [learner.email, phone]);
  await phoneIs(null);
  const methods = await (await (await new CoursePage(page).open(SEO)).buy()).choosePayment();
  await page.getByRole('button', { name: 'Hubungkan GoPay' }).click();
  await expect(page.getByText('Isi dulu nomor HP di profilmu.', { exact: false })).toBeVisible();

  await phoneIs(`+62${learner.phone}`);
  await page.getByRole('button', { name: 'Hubungkan GoPay' }).click();
  await page.getByLabel('Saldo mainan (rupiah)').fill('250000');
  await page.getByRole('button', { name: 'Setujui dan hubungkan' }).click();
  await methods.isShown();
  await expect(page.getByText('GoPay sudah terhubung.')).toBeVisible();
  const gopay = page.getByRole('main').locator('label').filter({ hasText: 'GoPay' });
  await expect(gopay).toContainText('Saldo Rp250.000');
  await expect(gopay).toContainText('Saldo tidak cukup untuk pesanan ini.'); // it costs Rp275.000
  await expectAxeFindsNothing(page, 'a linked wallet');

  await page.getByRole('button', { name: 'Putuskan GoPay' }).click();
  await expect(page.getByRole('button', { name: 'Hubungkan GoPay' })).toBeVisible();
  await expect(page.getByText('Saldo Rp250.000')).toHaveCount(0);
});

test('a linked wallet pays, and has less afterwards @anyScreen', async ({ page, context }) => {
  await loggedInNewcomer(context, SITE);
  await fillCart(context, SITE, SEO);
  const methods = await (await new CartPage(page).open()).choosePayment();
  const keeper = await methods.link('GoPay');
  await keeper.agree(300_000);
  await methods.isShown();
  await expect(methods.method('GoPay')).toBeChecked();
  await expect(page.getByText('Saldo Rp300.000')).toBeVisible();
  await methods.summary.says('Total Pembayaran', 'Rp277.000');
  await (await methods.pay()).tryToConfirm();
  await page.waitForURL((url) => url.origin === new URL(origins.SANDBOX_ORIGIN).origin);
  await new PaymentSandbox(page).pay();

  await fillCart(context, SITE, LINUX);
  await (await new CartPage(page).open()).choosePayment();
  await expect(page.getByText('Saldo Rp23.000')).toBeVisible();
  await expect(page.getByText('Saldo tidak cukup untuk pesanan ini.')).toBeVisible();
  await expect(methods.method('GoPay')).toBeDisabled();
});

test('who does not agree is told that nothing was linked @anyScreen', async ({ page, context }) => {
  await loggedInNewcomer(context, SITE);
  await fillCart(context, SITE, SEO);
  const methods = await (await new CartPage(page).open()).choosePayment();
  await (await methods.link('GoPay')).refuse();
  await methods.isShown();
  await expect(page.getByRole('alert').filter({ hasText: 'GoPay belum terhubung.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hubungkan GoPay' })).toBeVisible();
});

test('a wallet of the demo shows its balance @anyScreen', async ({ page, context }) => {
  await post(context, SITE, '/auth/login', { email: demo.main, password: PASSWORD, sessionType: 'reguler' });
  const [cartId] = await fillCart(context, SITE, SEO);
  await page.goto(`/payment-method?cart=${cartId}`);
  await expect(page.getByText('Saldo Rp250.000')).toBeVisible();
});

test.describe('before JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a wallet is linked and unlinked @anyScreen', async ({ page, context }) => {
    await loggedInNewcomer(context, SITE);
    const [cartId] = await fillCart(context, SITE, SEO);
    await page.goto(`/payment-method?cart=${cartId}`);
    const methods = new PaymentMethodPage(page);
    await (await methods.link('GoPay')).agree(300_000);
    await expect(page.getByText('Saldo Rp300.000')).toBeVisible();
    await methods.unlink('GoPay');
  });
});
