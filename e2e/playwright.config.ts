import path from 'node:path';
import { readEnvironment } from '@suluh/config/environment';
import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/**
 * Journeys that change the whole site, such as downtime: they run after all others, one at a time
 * (tooling/stack/src/journeys.ts).
 */
const ALONE = '**/*.alone.test.ts';
/**
 * Journeys that are the same on every screen say so. The short form (`npm test`) goes each way once: those at the desktop,
 * all others on the phone most learners hold; `npm run test:all` goes every way on both.
 */
const ANY_SCREEN = /@anyScreen/;
/** Journeys that go a way another one goes, on another face or as another person, say so: the short form leaves them out. */
const AGAIN = /@again/;
const isShort = process.env.JOURNEY_SCREENS === 'one';
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/**
 * Journeys run against a stack that `npm test` (or `npm run journeys`) has started; its ports come from the
 * environment.
 */
export default defineConfig({
  testDir: 'journeys',
  // Of its own for each pass: a pass empties its folder when it begins.
  outputDir: `../.suluh/reports/${path.basename(process.env.JOURNEY_REPORT ?? 'playwright', '.json')}`,
  // Limits tell what hangs from what goes on: a machine half as fast as ours passes too.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2, // a third takes each longer and all together no less
  retries: process.env.JOURNEY_RETRIES === '1' ? 1 : 0,
  forbidOnly: true,
  reporter: [
    ['line'],
    ...(process.env.JOURNEY_REPORT ? ([['json', { outputFile: process.env.JOURNEY_REPORT }]] as const) : []),
  ],
  use: {
    baseURL: readEnvironment(process.env).MAIN_ORIGIN,
    locale: 'id-ID',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    timezoneId: 'Asia/Jakarta',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry', // recording each journey costs a fifth of its time,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      chromiumSandbox: false,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: ALONE, use: desktop, ...(isShort ? { grep: ANY_SCREEN, grepInvert: AGAIN } : {}) },
    {
      name: 'phone',
      testIgnore: ALONE,
      ...(isShort ? { grepInvert: [ANY_SCREEN, AGAIN] } : {}),
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // Painting seven times the points takes a ninth of the time of all journeys, and the page is the same.
        ...(isShort ? { deviceScaleFactor: 1 } : {}),
      },
    },
    { name: 'alone', testMatch: ALONE, use: desktop, fullyParallel: false, workers: 1 },
  ],
});
