import type { Page } from '@playwright/test';
import { loggedInNewcomer } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { freeOrder, waitingOrder } from '../fixtures/shop.ts';
import { AGAIN, dismissNotice, expect, origins, plainTest as test } from '../fixtures/test.ts';
import { COURSE_PATH } from '../fixtures/paths.ts';

/** As many courses as are compared at most: a table wider than a phone. */
const COMPARED = '/bandingkan?kursus=las-listrik-dasar,pajak-untuk-pelaku-umkm,menjahit-busana-dasar';

const PUBLIC = [
  '/',
  '/collection-course?courseType[]=offline',
  '/search-course?q=tidak-ada-xyz',
  COURSE_PATH,
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/404',
  '/job-vacancies',
  '/job-vacancies/analis-data-koperasi-tani-makmur',
  '/institution-partner',
  '/institution-partner/balai-latih-sehat',
  '/blog/news',
  '/blog/news/cara-menukar-voucher',
  '/kartuprakerja',
  '/ukm',
  '/enterprise',
  '/certificate-check',
];
/** Pages of parts that others of the list show too. */
const LIKE_ANOTHER = new Set([
  '/search-course?q=tidak-ada-xyz',
  '/auth/forgot-password',
  '/404',
  '/institution-partner',
  '/certificate-check',
  '/ukm',
]);
const TENANTS = [
  `${origins.INTERNSHIP_ORIGIN}/internship-ddb`,
  `${origins.MYINDIBIZ_ORIGIN}/myindibiz`,
  `${origins.PROGRAM_ORIGIN}/program/janabadra`,
];

for (const address of [...PUBLIC, ...TENANTS]) {
  const details = LIKE_ANOTHER.has(address) ? AGAIN : {};
  test(`axe finds nothing on ${address.replace(/https?:\/\/[^/]+/, '')}`, details, async ({ page }) => {
    await page.goto(address);
    await dismissNotice(page);
    await expectAxeFindsNothing(page);
  });
}

test('axe finds nothing on the account pages', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  for (const path of ['/wishlist', '/my-course', '/my-certificate']) {
    await page.goto(path);
    await dismissNotice(page);
    await expect(page.getByRole('heading', { name: /^Kamu Belum Memiliki/ })).toBeVisible();
    await expectAxeFindsNothing(page, path);
  }
});

test('no page is wider than a screen of 320 px, nor than a tablet', async ({ page }) => {
  for (const path of [...PUBLIC, '/collection-course/keterampilan-digital', COMPARED]) {
    await page.goto(path);
    for (const width of [320, 768, 820]) {
      await page.setViewportSize({ width, height: 700 });
      const wide = `${path} at ${width} px`;
      expect(await page.evaluate(() => document.documentElement.scrollWidth), wide).toBeLessThanOrEqual(width);
    }
  }
});

/** Soft: how wide a page is on the narrowest phone with letters of twice the size. */
async function expectNarrow(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
}

test('letters of twice the size make no page wider than the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    ...PUBLIC,
    ...TENANTS,
    '/collection-course/paket',
    '/bandingkan',
    '/category/teknologi-informasi',
  ])
    await expectNarrow(page, path);
});

test('letters of twice the size make no list of orders wider than the narrowest phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await freeOrder(context, origins.MAIN_ORIGIN, 'keamanan-digital-untuk-semua');
  await waitingOrder(context, origins.MAIN_ORIGIN, 'VA_BCA', 'seo-untuk-situs-usaha-kecil');
  for (const list of ['waiting', 'finished']) await expectNarrow(page, `/transaction-history/${list}`);
});
