import { loggedInNewcomer, post } from '../fixtures/account.ts';
import { inDatabase } from '../fixtures/database.ts';
import { Gate } from '../fixtures/gate.ts';
import { closeNotices, expect, origins, test } from '../fixtures/test.ts';
import { styled } from '../fixtures/styled.ts';
import { ListingPage } from '../pages/listing.ts';
import { Site } from '../pages/site.ts';

test('nothing found says so and recommends ten courses', async ({ page }) => {
  const site = await new Site(page).open();
  await site.search('xqzvwk');
  await expect(page.getByRole('heading', { name: 'Kursus Tidak Ditemukan :(' })).toBeVisible();
  await expect(page.getByText('Coba kata kunci lain atau cek kursus rekomendasi di bawah ya.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rekomendasi Kursus Lainnya' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
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
  const cloth = card.locator(styled('.courseThumbnail svg')).first();
  await expect(cloth).toBeVisible();
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

test.describe('before JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [face, address] of [
    ['main', `${origins.MAIN_ORIGIN}/course/tidak-ada`],
    ['internship-ddb', `${origins.INTERNSHIP_ORIGIN}/internship-ddb/course/tidak-ada`],
    ['myindibiz', `${origins.MYINDIBIZ_ORIGIN}/myindibiz/pengajar/tidak-ada`],
  ] as const)
    test(`a course or teacher that is not there is told in words on ${face} @anyScreen`, async ({ page }) => {
      expect((await page.goto(address))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Ada potongan yang hilang' })).toBeVisible();
      await expect(page.locator(`html[data-tenant="${face}"]`)).toHaveCount(1);
      await expect(page).toHaveURL(address);
    });
});
