import type { Page } from '@playwright/test';
import { loggedInNewcomer } from '../fixtures/account.ts';
import { AGAIN, expect, origins } from '../fixtures/test.ts';
import { inWholeBrowser } from '../fixtures/wholeBrowser.ts';
import { Site } from '../pages/site.ts';
import { COURSE_PATH } from '../fixtures/paths.ts';

/** Playwright switches the browser's own store of left pages off, so that journeys load every page; here it is on. */
const test = inWholeBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });

interface Marked {
  isTheSame?: boolean;
}

/** Leaves the page by a page load, and comes back by the browser's button. @returns whether it is the page that was left */
async function leaveAndComeBack(page: Page, path: string): Promise<boolean> {
  await page.goto(path, { waitUntil: 'load' });
  const name = await page.getByRole('heading', { level: 1 }).first().textContent();
  await page.evaluate(() => Object.assign(window, { isTheSame: true } satisfies Marked));
  await page.goto(`${origins.MAIN_ORIGIN}/404`, { waitUntil: 'load' });
  await page.evaluate(() => window.history.back());
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(name ?? '');
  return page.evaluate(() => (window as Marked).isTheSame === true);
}

for (const path of ['/', '/collection-course', COURSE_PATH])
  test(
    `the back button restores ${path} as it was left, without a page load`,
    path === '/' ? {} : AGAIN,
    async ({ page }) => {
      expect(await leaveAndComeBack(page, path)).toBe(true);
    },
  );

test('after logout the back button shows nothing of the person', async ({ page, context }) => {
  const person = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const site = await new Site(page).open('/collection-course');
  await page.goto('/profile-management', { waitUntil: 'load' });
  expect(await page.content()).toContain(person.email);
  await page.goto('/', { waitUntil: 'load' });
  await site.logOut();
  await expect(page.locator('html[data-session=out]')).toBeAttached();
  await page.goto('/institution-partner', { waitUntil: 'load' });
  for (const path of [/\/$/, /profile-management|login/, /collection-course/]) {
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(path);
    await expect(page.locator('html[data-session=out]')).toBeAttached();
    expect(await page.content()).not.toContain(person.email);
    await expect(page.getByText(person.fullname)).toHaveCount(0);
  }
});
