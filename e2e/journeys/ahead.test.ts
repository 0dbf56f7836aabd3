import { inDatabase } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';

/** A course no other journey reads. */
const SLUG = 'perawatan-berkala-sepeda-motor-injeksi';
const LIST = '/search-course?q=perawatan%20berkala%20sepeda%20motor';

/** Rests the mouse on the link of the course until its page is fetched, with the scripts that draw it. */
async function rest(page: Page): Promise<void> {
  await page.goto(LIST);
  await page.waitForLoadState('networkidle');
  const isWhole = page.waitForResponse((answer) => {
    const headers = answer.request().headers();
    return answer.url().includes(`/course/${SLUG}`) && headers['rsc'] === '1' && !headers['next-router-prefetch'];
  });
  await page.getByRole('main').locator(`a[href="/course/${SLUG}"]`).first().hover();
  await (await isWhole).finished();
  await page.waitForLoadState('networkidle');
}

const click = (page: Page) => page.getByRole('main').locator(`a[href="/course/${SLUG}"]`).first().click();

test.describe('a page whose link a mouse rests on @anyScreen', () => {
  test.beforeEach(({ isMobile }) => test.skip(isMobile, 'a finger does not rest'));

  test('is there at once, from what was fetched ahead', async ({ page, context }) => {
    await rest(page);
    await context.setOffline(true);
    await click(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sepeda Motor');
    await context.setOffline(false);
  });

  test('is as it is now, however long the mouse has been there', async ({ page }) => {
    await rest(page);
    await inDatabase("update course set fullname = fullname || ' (baru)' where slug = $1", [SLUG]);
    try {
      await page.waitForTimeout(3_000); // as long as a change may take to be seen
      await click(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('(baru)');
    } finally {
      await inDatabase("update course set fullname = replace(fullname, ' (baru)', '') where slug = $1", [SLUG]);
    }
  });
});
