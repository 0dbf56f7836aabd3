import { chromium, type Browser, type Page } from '@playwright/test';
import { systemChromium } from '@suluh/stack/chromium';

/** Quiet time after which nothing more is expected to run, in milliseconds. */
const SETTLE_MS = 200;

/** The system's Chromium, or the one Playwright brings. */
export function openBrowser(): Promise<Browser> {
  const executablePath = systemChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-extensions', '--no-first-run'],
  });
}

/**
 * Milliseconds of scripting `act` costs in a page of its own that `prepare` has opened: Chromium's ScriptDuration in
 * time of the thread, so that other work of the machine does not count.
 */
export async function scriptMs(
  browser: Browser,
  prepare: (page: Page) => Promise<unknown>,
  act: (page: Page) => Promise<unknown>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const scripting = async () =>
      ((await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')?.value ??
        0) * 1000;
    await prepare(page);
    await page.waitForTimeout(SETTLE_MS);
    const before = await scripting();
    await act(page);
    await page.waitForTimeout(SETTLE_MS);
    return (await scripting()) - before;
  } finally {
    await context.close();
  }
}

/** The middle of the values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((first, second) => first - second);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
