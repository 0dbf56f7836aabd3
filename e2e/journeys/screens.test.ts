import { inDatabase } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/test.ts';
import { styled } from '../fixtures/styled.ts';
import { Site } from '../pages/site.ts';
import { COURSE_PATH } from '../fixtures/paths.ts';

/** A price of seven digits with another struck through. */
const DEAR = '/course/barista-dasar-dari-biji-sampai-cangkir';
const SELF_LEARNING = '/course/seo-untuk-situs-usaha-kecil';

test('the bar to buy with is whole on every phone', async ({ page }, { project }) => {
  test.skip(project.name === 'desktop', 'a desktop has the box');
  for (const course of [COURSE_PATH, SELF_LEARNING, DEAR]) {
    await page.goto(course);
    for (const width of [320, 360, 375, 384, 390, 412]) {
      await page.setViewportSize({ width, height: 800 });
      const flame = page.locator(styled('.buyBox-bar .button-flame'));
      await expect
        .poll(
          async () => ((await flame.boundingBox())?.x ?? 0) + ((await flame.boundingBox())?.width ?? Infinity),
          `${course} at ${width}`,
        )
        .toBeLessThanOrEqual(width - 16);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${course} at ${width}`).toBe(width);
      const price = page.locator(styled('.buyBox-bar .price-now'));
      const [left, right] = [await price.boundingBox(), await flame.boundingBox()];
      expect((left?.x ?? Infinity) + (left?.width ?? 0), `price beside the button at ${width}`).toBeLessThanOrEqual(
        right?.x ?? 0,
      );
      expect(
        await price.evaluate((element) => element.scrollWidth <= element.clientWidth && element.clientHeight <= 30),
        `price at ${width}`,
      ).toBe(true);
    }
  }
});

test('a phone shows picture, facts and share of a course, and the wishlist and the cart', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'desktop', 'a desktop has the box');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(SELF_LEARNING);
  const course = page.getByRole('main').getByRole('complementary');
  await expect(course.getByText('Durasi', { exact: true })).toBeVisible();
  await expect(course.getByText('Usia', { exact: true })).toBeVisible();
  await expect(course.getByRole('button', { name: 'Bagikan' })).toBeVisible();
  await expect(course.getByRole('button', { name: 'Tambah ke Wishlist' })).toBeVisible();
  await expect(course.getByRole('button', { name: 'Tambah ke Keranjang' })).toBeVisible();
  await expect(course.locator(styled('.courseThumbnail')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Beli Sekarang' }), 'one flame').toHaveCount(1);
});

test('the title of a course ends before the box @anyScreen', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'a phone has one column');
  for (const width of [1024, 1100, 1150, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(COURSE_PATH);
    const [title, box] = [
      await page.locator(styled('.courseHero-text')).boundingBox(),
      await page.locator(styled('.buyBox')).boundingBox(),
    ];
    expect((title?.x ?? 0) + (title?.width ?? Infinity), `at ${width}`).toBeLessThan(box?.x ?? 0);
  }
});

test('the tabs of a course follow the reading', async ({ page }) => {
  await page.goto(COURSE_PATH);
  const tabs = page.getByRole('navigation', { name: 'Deskripsi' });
  for (const name of ['Kurikulum', 'Pengajar', 'Jadwal', 'Ulasan', 'Deskripsi']) {
    await tabs.getByRole('link', { name }).click();
    await expect(tabs.locator('[aria-current]')).toHaveText(name);
    await expect(tabs.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('a new page begins at its top', async ({ page }) => {
  await page.goto('/search-course');
  await page.waitForLoadState('networkidle');
  const course = page.getByRole('main').getByRole('article').nth(7);
  await course.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const moved = page.waitForURL(/\/course\//);
  await course.getByRole('link').first().click();
  await moved;
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeInViewport();
});

test('every banner of the home page comes to the middle, and its link is alive', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator(styled('.bannerSlider-looping'))).toBeVisible();
  const dots = page.locator(styled('.bannerSlider-dot'));
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  for (let number = 0; number < (await dots.count()); number += 1) {
    await dots.nth(number).click();
    await expect
      .poll(
        async () =>
          Math.abs(
            ((await page.locator(styled('.bannerSlider-cell')).nth(number).boundingBox())?.x ?? Infinity) +
              ((await page.locator(styled('.bannerSlider-cell')).nth(number).boundingBox())?.width ?? 0) / 2 -
              middle,
          ),
        `banner ${number + 1}`,
      )
      .toBeLessThan(2);
    await expect(page.locator(styled('.bannerSlider-cell')).nth(number)).not.toHaveAttribute('inert');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('a visitor’s menu keeps its buttons apart and off the edge', async ({ page }, { project }) => {
  test.skip(project.name === 'desktop', 'a phone has the drawer');
  await new Site(page).open('/');
  await page.getByRole('button', { name: 'Buka menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const [panel, login, register] = [
    await menu.boundingBox(),
    await menu.getByRole('link', { name: 'Masuk' }).boundingBox(),
    await menu.getByRole('link', { name: 'Daftar' }).boundingBox(),
  ];
  expect((login?.x ?? 0) - (panel?.x ?? 0)).toBeGreaterThanOrEqual(16);
  expect((register?.y ?? 0) - (login?.y ?? 0) - (login?.height ?? 0)).toBeGreaterThanOrEqual(8);
});

test('no page preloads the picture of the one that is not found @anyScreen', async ({ page }) => {
  for (const path of ['/', '/search-course', COURSE_PATH]) {
    await page.goto(path);
    expect(await page.content(), path).not.toMatch(/<link[^>]+preload[^>]+not-found\.svg/);
  }
});

test('seats are never older than five seconds on a page, for the first visitor after a pause too @anyScreen', async ({
  page,
}, { project }) => {
  const slug =
    project.name === 'phone'
      ? 'kue-tradisional-nusantara-lapis-klepon-dan-serabi'
      : 'barista-dasar-dari-biji-sampai-cangkir';
  await page.goto(`/course/${slug}`);
  const [event] = await inDatabase<{ id: number; seats: number }>(
    'select e.id, e.seats_left as seats from event e join course c on c.id = e.course_id where c.slug = $1 and e.seats_left > 1 and e.start_at > now() order by e.start_at limit 1',
    [slug],
  );
  const left = (event?.seats ?? 0) - 1;
  await inDatabase('update event set seats_left = $2 where id = $1', [event?.id, left]);
  try {
    await page.waitForTimeout(5_000);
    await page.goto(`/course/${slug}`);
    await expect(page.locator('#jadwal')).toContainText(`${left} kursi`, { timeout: 1_000 });
  } finally {
    await inDatabase('update event set seats_left = $2 where id = $1', [event?.id, event?.seats]);
  }
});
