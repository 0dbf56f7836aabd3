import {
  checkoutLimits,
  HOME_PICTURES_KB,
  lessonLimit,
  PUBLIC_LIMITS,
  scriptLimitBytes,
  type PageLimit,
} from '@suluh/stack/pageLimits';
import { weighPage } from '@suluh/stack/pageWeight';
import { loggedInNewcomer } from '../fixtures/account.ts';
import { lessonsOf } from '../fixtures/answers.ts';
import { readToTheEnd, weighPictures } from '../fixtures/pictures.ts';
import { fillCart, freeOrder } from '../fixtures/shop.ts';
import { closeNotices, expect, origins, test } from '../fixtures/test.ts';
import { COURSE_PATH } from '../fixtures/paths.ts';

/** Fails when a page has grown beyond what it may load. */
async function expectWithin(limit: PageLimit, cookie = ''): Promise<void> {
  const { path, content, htmlKb } = limit;
  const weight = await weighPage(`${origins.MAIN_ORIGIN}${path}`, content, cookie);
  expect(weight.holdsContent, `${path} holds ${content}`).toBe(true);
  expect(weight.scriptBytes, `JavaScript of ${path}, bytes gzipped`).toBeLessThanOrEqual(scriptLimitBytes(limit));
  expect(weight.htmlBytes / 1024, `HTML of ${path}, KB`).toBeLessThanOrEqual(htmlKb);
}

for (const limit of PUBLIC_LIMITS)
  test(`what a first visit loads: ${limit.name} @anyScreen`, async () => expectWithin(limit));

test('what a first visit loads: pages that a learner buys on @anyScreen', async ({ context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const [cartId] = await fillCart(context, origins.MAIN_ORIGIN, 'membatik-tulis-untuk-pemula-dari-canting-hingga-pewarna-alam'); // prettier-ignore
  const cookie = (await context.cookies(origins.MAIN_ORIGIN)).map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const limit of checkoutLimits(cartId!)) await expectWithin(limit, cookie);
});

test('what a first visit loads: a lesson @anyScreen', async ({ context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const slug = 'percaya-diri-berbicara-di-depan-umum';
  await freeOrder(context, origins.MAIN_ORIGIN, slug);
  const cookie = (await context.cookies(origins.MAIN_ORIGIN)).map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const kind of ['video', 'article'] as const) {
    const { id, title } = (await lessonsOf(slug)).find((lesson) => lesson.kind === kind)!;
    await expectWithin(lessonLimit(`/my-course/${slug}/materi/${id}`, title), cookie);
  }
});

test('the pictures of the home come to little on a small phone that reads it to its end @anyScreen', async ({
  browser,
}) => {
  const page = await browser.newPage({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await closeNotices(page);
  const pictureBytes = weighPictures(page);
  await page.goto(origins.MAIN_ORIGIN ?? '');
  await readToTheEnd(page);
  const pictureKb = (await pictureBytes()) / 1024;
  expect(pictureKb, 'pictures of the home, KB').toBeGreaterThan(10); // they came
  expect(pictureKb, 'pictures of the home, KB').toBeLessThanOrEqual(HOME_PICTURES_KB);
  await page.close();
});

test('a link of a kept page leads on without a page load, and back @anyScreen', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  await link.click();
  await expect(page).toHaveURL(/\/course\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Nyalakan keahlian barumu' })).toBeVisible();
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});

/** What a page shows and how, without what clocks, banners and pictures on their way change. */
const drawn = () =>
  [...document.querySelectorAll('main section')].filter((section) => !section.querySelector('[role="timer"]')).map((section) => section.textContent); // prettier-ignore

test('a kept page that is come back to shows what it showed, and so do its header and footer @anyScreen', async ({
  page,
}) => {
  await page.goto('/');
  const [before, footer] = [await page.evaluate(drawn), await page.getByRole('contentinfo').innerText()];
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/course\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.getByRole('contentinfo').innerText()).toBe(footer);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Nyalakan keahlian barumu' })).toBeVisible();
  expect(await page.evaluate(drawn)).toEqual(before);
});

test('a page whose link is followed on it draws itself anew and keeps the focus @anyScreen', async ({ page }) => {
  await page.goto(COURSE_PATH);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const filter = page.getByRole('navigation', { name: 'Saring dan urutkan ulasan' }).getByRole('link', { name: '5 bintang' }); // prettier-ignore
  await filter.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/bintang=5/);
  await expect(filter).toHaveAttribute('aria-current', 'true');
  await expect(filter).toBeFocused();
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: 'Ulasan' })).toBeVisible();
});
