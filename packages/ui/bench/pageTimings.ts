// Prints how soon pages are seen on a slow line and a cheap phone: largest paint, blocked time, what moved, and what a
// link costs that leads on. Run by `npm run bench`, or: node bench/pageTimings.ts ORIGIN PATH…
import type { Browser, Page } from '@playwright/test';
import { median, openBrowser } from './scriptTime.ts';

const RUNS = 5;
/** Slow 4G as Lighthouse has it: 400 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const LINE = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** A phone four times slower than this machine. */
const SLOWDOWN = 4;
/** Limits: largest paint in milliseconds, and shift (docs/figures.md). */
const LIMITS = { paintMs: 1_800, shift: 0.01 };

interface Timings {
  paintMs: number;
  blockedMs: number;
  shift: number;
}

/** What the page's own observers saw. */
type Seen = Window & { seen: Timings };

function observe(): void {
  const seen: Timings = { paintMs: 0, blockedMs: 0, shift: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.paintMs = startTime));
  watch('longtask', ({ duration }) => (seen.blockedMs += Math.max(0, duration - 50)));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
}

async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(observe);
  return page;
}

async function visit(browser: Browser, url: string): Promise<Timings> {
  const page = await phone(browser);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  const seen = await page.evaluate(() => (window as unknown as Seen).seen);
  await page.context().close();
  return seen;
}

const [origin = '', ...paths] = process.argv.slice(2);
const browser = await openBrowser();
let failed = false;
try {
  console.log(`Slow 4G, processor ${SLOWDOWN} times slower, 390 px, nothing cached; the middle of ${RUNS} visits`);
  for (const path of paths) {
    const visits: Timings[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, `${origin}${path}`));
    const middle = (of: (timings: Timings) => number) => median(visits.map(of));
    const [paintMs, blockedMs, shift] = [
      middle((timings) => timings.paintMs),
      middle((timings) => timings.blockedMs),
      middle((timings) => timings.shift),
    ];
    const isSlow = paintMs > LIMITS.paintMs || shift > LIMITS.shift;
    failed ||= isSlow;
    console.log(
      `${path.padEnd(76)}largest paint ${Math.round(paintMs)} ms, blocked ${Math.round(blockedMs)} ms, moved ${shift.toFixed(4)}${isSlow ? ' BEYOND ITS LIMIT' : ''}`,
    );
  }
} finally {
  await browser.close();
}
process.exit(failed ? 1 : 0);
