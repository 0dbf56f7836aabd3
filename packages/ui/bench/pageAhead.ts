import type { Browser } from '@playwright/test';

/** As Chromium's `Network.emulateNetworkConditions` takes it: milliseconds there and back, bytes a second. */
export interface Line {
  offline: boolean;
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

/** Longer than a page takes to be fetched ahead on a slow line, in milliseconds. */
const REST_MS = 3_000;

/**
 * Milliseconds from pressing the link of a list's first course, on which a mouse rested, until the course is drawn. The
 * processor is not slowed: a phone has no mouse.
 */
export async function followedMs(browser: Browser, url: string, line: Line): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.keyboard.press('Escape'); // a notice, where there is one
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await page.locator('main article a').first().hover();
    await page.waitForTimeout(REST_MS);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const before = document.querySelector('main h1')?.textContent;
          const link = document.querySelector<HTMLAnchorElement>('main article a')!;
          const pressedMs = performance.now();
          new MutationObserver(() => {
            const now = document.querySelector('main h1')?.textContent;
            if (now && now !== before)
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedMs)));
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
          link.click();
        }),
    );
  } finally {
    await context.close();
  }
}
