import type { Page } from '@playwright/test';
import { loggedInNewcomer } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { inDatabase } from '../fixtures/database.ts';
import { cancelOrder, courseWithSeats, fillCart, freeOrder, letDeadlinePass, waitingOrder } from '../fixtures/shop.ts';
import { dismissNotice, expect, origins, plainTest as test } from '../fixtures/test.ts';
import { styled } from '../fixtures/styled.ts';
import { CartPage } from '../pages/cart.ts';
import { HistoryPage } from '../pages/history.ts';
import { PaymentMethodPage } from '../pages/paymentMethod.ts';

const SITE = origins.MAIN_ORIGIN;

/** Opens an address, waits for what it is about, and has axe look. */
async function look(page: Page, address: string, words: string): Promise<void> {
  await page.goto(address);
  await dismissNotice(page);
  await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  await expectAxeFindsNothing(page, address);
}

test('axe finds nothing from the cart to the way to pay', async ({ page, context }) => {
  await loggedInNewcomer(context, SITE);
  const { title, slug } = await courseWithSeats(4);
  await fillCart(context, SITE, slug, 'seo-untuk-situs-usaha-kecil');
  await look(page, '/cart', title);
  await new CartPage(page).openPromos();
  await expect(page.getByRole('radio', { name: /BCAHEMAT/ })).toBeVisible();
  await expectAxeFindsNothing(page, 'the promo panel');
  await look(page, '/payment-method?method=VA_BCA', 'BCA Virtual Account');
  await new PaymentMethodPage(page).pay({ hasSchedule: true });
  await expectAxeFindsNothing(page, 'the confirmation');
  await look(page, '/promo/NYALA50', 'Potongan Rp50.000');
});

test('axe finds nothing where an order is paid', async ({ page, context }) => {
  await loggedInNewcomer(context, SITE);
  const late = await waitingOrder(context, SITE, 'VA_BNI', 'gambar-teknik-dengan-cad');
  await letDeadlinePass(late);
  const byPrakerja = await waitingOrder(context, SITE, 'pmo_prakerja', 'entri-data-cepat-dan-teliti');
  const byBank = await waitingOrder(
    context,
    SITE,
    'VA_BCA',
    'seo-untuk-situs-usaha-kecil',
    'administrasi-server-linux-dari-dasar',
  );
  await look(page, `/payment-process?order=${byBank}`, 'Cara Bayar');
  await look(page, `/otp-prakerja?order=${byPrakerja}`, 'Nomor Kartu Prakerja');
  await look(page, `/payment-process?order=${late}`, 'Transaksi Tidak Berhasil');
});

test('axe finds nothing on what is told of orders', async ({ page, context }) => {
  await loggedInNewcomer(context, SITE);
  await letDeadlinePass(await waitingOrder(context, SITE, 'VA_BNI', 'gambar-teknik-dengan-cad'));
  await cancelOrder(context, SITE, await waitingOrder(context, SITE, 'VA_BRI', 'usaha-katering-rumahan'));
  await freeOrder(context, SITE, 'keamanan-digital-untuk-semua');
  await waitingOrder(context, SITE, 'VA_BCA', 'seo-untuk-situs-usaha-kecil', 'administrasi-server-linux-dari-dasar');
  await look(page, '/transaction-history/waiting', 'Menunggu Pembayaran');
  await look(page, '/transaction-history/finished', 'Berhasil');
  await look(page, '/notification', 'Transaksi Dibatalkan');
  await look(page, '/transaction-history/failed', 'Tidak Berhasil');
  await expect(await new HistoryPage(page).reason('Gambar Teknik dengan CAD')).toBeVisible();
  await expectAxeFindsNothing(page, 'the reason of an expired one');
});

test('no page of buying is wider than a screen of 320 px', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await loggedInNewcomer(context, SITE);
  const byPrakerja = await waitingOrder(context, SITE, 'pmo_prakerja', 'entri-data-cepat-dan-teliti');
  const byBank = await waitingOrder(
    context,
    SITE,
    'VA_BCA',
    'seo-untuk-situs-usaha-kecil',
    'administrasi-server-linux-dari-dasar',
  );
  await fillCart(context, SITE, (await courseWithSeats(1)).slug);
  for (const path of [
    '/cart',
    '/payment-method?method=VA_BCA',
    `/payment-process?order=${byBank}`,
    `/otp-prakerja?order=${byPrakerja}`,
    '/transaction-history/waiting',
    '/notification',
    '/promo/NYALA50',
  ]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test('a name without a place to break it is broken at 320 px', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await loggedInNewcomer(context, SITE);
  const { slug } = await courseWithSeats(2);
  await inDatabase('update course set fullname = $2 where slug = $1', [
    slug,
    `Ketatalaksanaan ${'berkesinambungan'.repeat(6)}`,
  ]);
  const order = await waitingOrder(context, SITE, 'VA_BCA', slug);
  for (const path of [
    `/course/${slug}`,
    `/payment-process?order=${order}`,
    `/payment-method?order=${order}`,
    '/transaction-history/waiting',
    '/notification',
  ]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    const cut = await page.evaluate(
      (hidden) =>
        [...document.querySelectorAll('main :is(h1, h2, b, p)')]
          .filter((text) => text.getBoundingClientRect().right > innerWidth && text.closest(hidden) === null)
          .map((text) => text.textContent),
      styled('.layout-hidden'),
    );
    expect(cut, path).toEqual([]);
  }
});
