import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { styled } from '../fixtures/styled.ts';
import { COURSE_PATH } from '../fixtures/paths.ts';

/** What a first page may cost without JavaScript files, in KB as it goes over the line. */
const LIMIT_KB = 60;
const PAGES = ['/', '/collection-course', COURSE_PATH];

test.describe('a browser that asks to save data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  for (const path of PAGES)
    test(`${path} costs at most ${LIMIT_KB} KB without JavaScript files`, async ({ page, context }) => {
      const line = await context.newCDPSession(page);
      await line.send('Network.enable');
      const kinds = new Map<string, { kind: string; url: string }>();
      const bytes = new Map<string, number>();
      line.on('Network.responseReceived', ({ requestId, type, response }) =>
        kinds.set(requestId, { kind: type, url: response.url }),
      );
      line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
      await page.goto(path, { waitUntil: 'networkidle' });
      const loaded = [...bytes].map(([id, size]) => ({ ...kinds.get(id)!, size }));
      const fonts = loaded.filter(({ kind }) => kind === 'Font').map(({ url }) => new URL(url).pathname);
      expect(fonts).toEqual(['/_ui/font/ikon.woff2']); // icons; text is in the font the phone has
      expect(loaded.filter(({ url }) => url.includes('/_next/image') || url.includes('/storage/'))).toEqual([]);
      const counted = loaded.filter(({ kind, url }) => kind !== 'Script' && !url.includes('/api/'));
      const total = counted.reduce((sum, { size }) => sum + size, 0);
      expect(total / 1024, JSON.stringify(counted, null, 1)).toBeLessThanOrEqual(LIMIT_KB);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    });

  test('what was chosen counts before what the browser asks', async ({ page }) => {
    await page.goto('/');
    await switchOf(page).click();
    await expect(page.locator('html[data-saver]')).toHaveCount(0);
    await page.goto('/search-course?q=batik');
    await expect(page.locator('html[data-saver]')).toHaveCount(0);
  });
});

/** The switch at the end of the page. */
const switchOf = (page: Page) => page.getByRole('contentinfo').getByRole('switch', { name: /^Hemat data/ });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'before JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('data is saved by the switch, on every page, until it is switched back', async ({ page }) => {
      await page.goto('/flash-sale');
      await expect(switchOf(page)).toHaveAttribute('aria-checked', 'false');
      await switchOf(page).click();
      await expect(page).toHaveURL(/\/flash-sale$/);
      await expect(switchOf(page)).toHaveAttribute('aria-checked', 'true');
      for (const path of ['/', '/search-course?q=batik', '/institution-partner']) {
        await page.goto(path);
        await expect(page.locator('html[data-saver]')).toHaveCount(1);
        await expect(page.locator(styled('img.picture:visible'))).toHaveCount(0);
      }
      await switchOf(page).click();
      await expect(page.locator('html[data-saver]')).toHaveCount(0);
    });
  });
