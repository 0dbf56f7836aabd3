import type { Page } from '@playwright/test';
import { loggedInNewcomer, post } from '../fixtures/account.ts';
import { inDatabase } from '../fixtures/database.ts';
import { Gate } from '../fixtures/gate.ts';
import { demo, PASSWORD } from '../fixtures/people.ts';
import { AGAIN, closeNotices, expect, origins, test } from '../fixtures/test.ts';
import { styled } from '../fixtures/styled.ts';
import { CartPage } from '../pages/cart.ts';
import { CoursePage } from '../pages/course.ts';
import { ListingPage } from '../pages/listing.ts';
import { Site } from '../pages/site.ts';

/** Keeps the scripts of a page back until they may come. */
async function heldScripts(page: Page): Promise<{ come: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return { come: resolve };
}

test('nothing found says so and recommends ten courses', async ({ page }) => {
  const site = await new Site(page).open();
  await site.search('xqzvwk');
  await expect(page.getByRole('heading', { name: 'Kursus Tidak Ditemukan :(' })).toBeVisible();
  await expect(page.getByText('Coba kata kunci lain atau cek kursus rekomendasi di bawah ya.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rekomendasi Kursus Lainnya' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
  await expect(page.locator('#filters')).toHaveCount(0); // there is nothing to filter
  await page.goto('/search-course?q=xqzvwk&courseType[]=online');
  await expect(page.getByRole('heading', { name: 'Kursus Tidak Ditemukan :(' })).toBeVisible();
  await expect(page.locator('#filters')).toHaveCount(1); // what is ticked can be taken back
});

test('without the API the page says so, an institution leads to what is not found, and it recovers @anyScreen', async ({
  browser,
}, { project }) => {
  const gate = await Gate.start(project.name === 'phone' ? 3291 : 3290, project.name === 'phone' ? 4291 : 4290);
  const page = await browser.newPage();
  await closeNotices(page);
  try {
    await gate.shut();
    await page.goto(`${gate.origin}/search-course?q=batik`);
    await expect(page.getByText('Permintaan gagal, pastikan anda terhubung ke internet')).toBeVisible();
    await page.goto(`${gate.origin}/institution-partner/sanggar-canting`); // an institution that cannot be loaded
    await expect(page).toHaveURL(`${gate.origin}/404`);
    await expect(page.getByRole('heading', { name: 'Ada potongan yang hilang' })).toBeVisible();
    await page.goto(`${gate.origin}/search-course?q=batik`);
    await gate.open();
    await page.getByRole('link', { name: 'Coba Lagi' }).click();
    await expect(new ListingPage(page).courses.filter({ hasText: 'Membatik Tulis' })).toBeVisible();
  } finally {
    await page.close();
    await gate.end();
  }
});

test('a picture that cannot be loaded leaves the cloth @anyScreen', async ({ page }) => {
  await inDatabase(
    "update course set thumbnail = 'course/tidak-ada.jpg' where slug = 'bahasa-isyarat-indonesia-untuk-pelayanan'",
  );
  await expect(async () => {
    await page.goto('/search-course?q=bahasa+isyarat');
    await expect(page.getByRole('article').first().locator('img[src*="tidak-ada.jpg"]')).toHaveCount(1, {
      timeout: 1000,
    });
  }).toPass({ timeout: 20_000 });
  const card = page.getByRole('article').filter({ hasText: 'Bahasa Isyarat Indonesia' });
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(0);
  const cloth = card.locator(styled('.courseThumbnail .cloth'));
  await expect(cloth).toBeVisible();
  const drawn = await cloth.evaluate((element) => getComputedStyle(element, '::before').backgroundImage);
  expect(drawn).toContain('/_ui/motif/');
});

test('what opens a dialog is pressed before its script has come, and opens it then', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await (await new CoursePage(page).open('seo-untuk-situs-usaha-kecil')).buy();
  const cart = await new CartPage(page).open();
  const scripts = await heldScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await cart.openPromos();
  const promos = page.getByRole('dialog', { name: 'Promo' });
  await expect(promos).toBeHidden();
  scripts.come();
  await expect(promos).toBeVisible();
});

test('the menu of a phone opens when it wakes, unless something else was pressed since', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'desktop', 'a desktop has no menu button');
  for (const isTakenBack of [false, true]) {
    const scripts = await heldScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Buka menu' }).click();
    if (isTakenBack) await page.getByRole('heading', { name: 'Flash Sale' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    scripts.come();
    if (isTakenBack) {
      await page.waitForFunction(
        () =>
          '__reactProps' in
          Object.groupBy(Object.keys(document.querySelector('header button')!), (key) => key.split('$')[0]!),
      ); // awake
      await expect(drawer).toBeHidden();
    } else await expect(drawer).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('on a phone, more that does not come leaves what is there, and is asked for again', async ({ page, context }, {
  project,
}) => {
  test.skip(project.name === 'desktop', 'a desktop has pages');
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  for (const { id } of await inDatabase<{ id: number }>(
    'select id from course where is_published order by id limit 12',
  ))
    await post(context, origins.MAIN_ORIGIN, '/wishlist', { courseId: id });
  await page.goto('/wishlist');
  const courses = page.getByRole('main').getByRole('article');
  await expect(courses).toHaveCount(10);

  await page.route('**/api/wishlist?*', (route) => route.abort('internetdisconnected'));
  await courses.last().scrollIntoViewIfNeeded();
  const problem = page.getByRole('alert').filter({ hasText: 'Permintaan gagal, pastikan anda terhubung ke internet' });
  await expect(problem).toBeVisible();
  await expect(courses).toHaveCount(10);
  await page.unroute('**/api/wishlist?*');
  await page.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(courses).toHaveCount(12);
  await expect(problem).toBeHidden();
});

/** What each face says of nothing: by its own name and colours, leading to its own home. */
const NOTHING = [
  ['main', origins.MAIN_ORIGIN, '/'],
  ['internship-ddb', `${origins.INTERNSHIP_ORIGIN}/internship-ddb`, '/internship-ddb'],
  ['myindibiz', `${origins.MYINDIBIZ_ORIGIN}/myindibiz`, '/myindibiz'],
  ['janabadra', `${origins.PROGRAM_ORIGIN}/program/janabadra`, '/program/janabadra'],
  ['janabadra', origins.PROGRAM_ORIGIN.replace('localhost', 'janabadra.localhost'), '/'],
] as const;

test.describe('before JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [face, base, home] of NOTHING)
    test(
      `what is not there is told in words at ${base}, whether its page is kept, searched or of no name @anyScreen`,
      face === 'main' || face === 'janabadra' ? {} : AGAIN,
      async ({ page }) => {
        for (const path of [
          '/course/tidak-ada',
          '/pengajar/tidak-ada',
          '/category/tidak-ada?q=batik',
          '/tidak/ada',
          '/404',
          ...(home === '/' && face !== 'main' ? ['/program/fordigi', '/program-auth/fordigi/login'] : []), // another's
        ]) {
          const address = `${base}${path}`;
          expect((await page.goto(address))?.status(), path).toBe(404);
          await expect(page, path).toHaveURL(address);
          await expect(page, path).toHaveTitle(/^Halaman tidak ditemukan/);
          await expect(page.getByRole('heading', { name: 'Ada potongan yang hilang' })).toBeVisible();
          await expect(page.locator(`html[data-tenant="${face}"]`)).toHaveCount(1);
          await expect(page.getByRole('link', { name: 'Kembali ke Beranda' })).toHaveAttribute('href', home);
          await expect(page.locator('meta[name=robots][content*=noindex]')).not.toHaveCount(0);
        }
      },
    );

  test('a course a learner does not have is told in words too, on the main site and in a programme @anyScreen', async ({
    page,
    context,
  }) => {
    const { MAIN_ORIGIN, PROGRAM_ORIGIN } = origins;
    await loggedInNewcomer(context, MAIN_ORIGIN);
    const entered = await context.request.post(`${PROGRAM_ORIGIN}/program/janabadra/api/auth/login`, {
      data: { email: demo.janabadra, password: PASSWORD, sessionType: 'reguler', program: 'janabadra' },
      headers: { origin: PROGRAM_ORIGIN },
    });
    expect(entered.status()).toBeLessThan(300);
    for (const base of [MAIN_ORIGIN, `${PROGRAM_ORIGIN}/program/janabadra`]) {
      expect((await page.goto(`${base}/my-course/00000000-0000-4000-8000-000000000000`))?.status(), base).toBe(404);
      await expect(page.getByRole('heading', { name: 'Ada potongan yang hilang' })).toBeVisible();
    }
  });

  test('a programme nobody knows is told in words, and leads to the main site @anyScreen', async ({ page }) => {
    const { MAIN_ORIGIN, PROGRAM_ORIGIN } = origins;
    const nobodysHost = PROGRAM_ORIGIN.replace('localhost', 'tidak-ada.localhost');
    for (const address of [
      `${PROGRAM_ORIGIN}/program/tidak-ada/course/apa`,
      `${nobodysHost}/`,
      `${nobodysHost}/cart`,
    ]) {
      expect((await page.goto(address))?.status(), address).toBe(404);
      await expect(page).toHaveTitle('Halaman tidak ditemukan');
      await expect(page.getByRole('heading', { name: 'Tidak ada program di alamat ini' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Cari Kursus' })).toHaveAttribute(
        'href',
        `${MAIN_ORIGIN}/search-course`,
      );
      await expect(page.getByRole('link', { name: 'Kembali ke Beranda' })).toHaveAttribute('href', MAIN_ORIGIN);
    }
  });
});

test('what is not there stays so when scripts run, under its address and on a dark ground @anyScreen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [, base] of NOTHING) {
    const address = `${base}/category/tidak-ada?q=batik`;
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: 'Ada potongan yang hilang' })).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page.locator('html[data-theme="dark"]')).toHaveCount(1);
  }
});
