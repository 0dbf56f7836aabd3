// Prints how soon pages are seen on a slow line and a cheap phone: largest paint, blocked time, what moved; blocked
// time beside an empty page of the same framework, in turns with it. Run by `npm run bench`, or:
// node bench/pageTimings.ts ADDRESS-OF-AN-EMPTY-PAGE ORIGIN PATH…
import type { Browser, Page } from '@playwright/test';
import { followedMs } from './pageAhead.ts';
import { median, openBrowser } from './scriptTime.ts';

const RUNS = 5;
/** Slow 4G as Lighthouse has it: 400 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const LINE = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** How much slower than this machine's own browser the phone is; given for trials. */
const SLOWDOWN = Number(process.env['SLOWDOWN'] ?? 4);
/** Limits: milliseconds and shift; blocked time is beyond the empty page's (docs/figures.md). */
const LIMITS = { paintMs: 1_800, shift: 0.01, blockedBeyondMs: 150, followedMs: 100 };
/** A task that is shorter blocks nobody, as web.dev defines total blocking time. */
const LONG_TASK_MS = 50;

interface Timings {
  paintMs: number;
  blockedMs: number;
  shift: number;
}

/** What the page's own observers saw; tasks in milliseconds since the visit began. */
interface Seen {
  firstPaintMs: number;
  paintMs: number;
  shift: number;
  tasks: { startTime: number; duration: number }[];
}

function observe(): void {
  const seen: Seen = { firstPaintMs: 0, paintMs: 0, shift: 0, tasks: [] };
  Object.assign(window, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaintMs = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.paintMs = startTime));
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
}

/** Total blocking time: what each task after the first paint takes beyond 50 ms. */
function blockedMsOf({ firstPaintMs, tasks }: Seen): number {
  const afterPaint = tasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaintMs));
  return afterPaint.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
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
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await page.context().close();
  return { paintMs: seen.paintMs, shift: seen.shift, blockedMs: blockedMsOf(seen) };
}

/**
 * How long this browser takes on this machine to lay out 2,000 lines of text in boxes, in milliseconds: the least of ten, not
 * slowed down. Four times slower than a slow machine is another phone than four times slower than a fast one, so figures of two
 * machines are read beside it.
 */
async function paceMs(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const leastMs = await page.evaluate(() => {
    const line = '<div style="display:flex;padding:2px"><span>Belajar</span> <b>membatik tulis</b></div>';
    let least = Infinity;
    for (let time = 0; time < 10; time += 1) {
      document.body.innerHTML = line.repeat(2000);
      const beganMs = performance.now();
      void document.body.offsetHeight;
      least = Math.min(least, performance.now() - beganMs);
    }
    return least;
  });
  await page.close();
  return leastMs;
}

/** Whose first course is followed. */
const FOLLOWED = '/collection-course';

const [empty = '', origin = '', ...paths] = process.argv.slice(2);
const urls = [empty, ...paths.map((path) => `${origin}${path}`)];
const browser = await openBrowser();
let failed = false;
try {
  console.log(
    `Slow 4G, processor ${SLOWDOWN} times slower, 390 px, nothing cached; the middle of ${RUNS} visits in turns`,
  );
  console.log(
    `${'this browser lays out 2,000 lines in'.padEnd(76)}${Math.round(await paceMs(browser))} ms, not slowed down`,
  );
  const visits = new Map<string, Timings[]>(urls.map((url) => [url, []]));
  for (let run = 0; run < RUNS; run += 1) for (const url of urls) visits.get(url)!.push(await visit(browser, url));
  const middle = (url: string, of: (timings: Timings) => number) => median(visits.get(url)!.map(of));
  const emptyBlockedMs = middle(empty, ({ blockedMs }) => blockedMs);
  console.log(`${'an empty page'.padEnd(76)}blocked ${Math.round(emptyBlockedMs)} ms`);
  for (const path of paths) {
    const url = `${origin}${path}`;
    const paintMs = middle(url, (timings) => timings.paintMs);
    const shift = middle(url, (timings) => timings.shift);
    const beyondMs = middle(url, ({ blockedMs }) => blockedMs) - emptyBlockedMs;
    const isSlow = paintMs > LIMITS.paintMs || shift > LIMITS.shift || beyondMs > LIMITS.blockedBeyondMs;
    failed ||= isSlow;
    console.log(
      `${path.padEnd(76)}largest paint ${Math.round(paintMs)} ms, blocked ${Math.round(beyondMs)} ms more, moved ${shift.toFixed(4)}${isSlow ? ' BEYOND ITS LIMIT' : ''}`,
    );
  }
  const follows: number[] = [];
  for (let run = 0; run < RUNS; run += 1) follows.push(await followedMs(browser, `${origin}${FOLLOWED}`, LINE));
  const middleMs = median(follows);
  failed ||= middleMs > LIMITS.followedMs;
  console.log(
    `a course of ${FOLLOWED} is there ${Math.round(middleMs)} ms after its link is pressed, where a mouse rested on it (same line, 1440 px)${middleMs > LIMITS.followedMs ? ' BEYOND ITS LIMIT' : ''}`,
  );
} finally {
  await browser.close();
}
process.exit(failed ? 1 : 0);
