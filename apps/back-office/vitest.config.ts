import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const launchOptions = {
  ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}),
  chromiumSandbox: false,
  args: ['--disable-gpu', '--no-first-run'],
};

/** What is pure runs in Node; pages whose widths are measured run in a browser, with answers of their own. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'node', include: ['{src,server}/**/*.test.ts'], testTimeout: 30_000 } },
      {
        plugins: [react()],
        resolve: { dedupe: ['react', 'react-dom', 'react-hook-form', 'react-router', '@tanstack/react-query'] },
        // Found before the first test, so that none is interrupted by a new bundle of dependencies.
        optimizeDeps: { entries: ['src/main.tsx'], include: ['react-dom/client', 'react/jsx-dev-runtime'] },
        test: {
          name: 'pages',
          include: ['src/**/*.test.tsx'],
          testTimeout: 60_000,
          fileParallelism: false, // they take the machine's browser in turn
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
