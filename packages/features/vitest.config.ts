import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { scriptedApi } from './src/testing/scriptedApi.ts';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const launchOptions = {
  ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}),
  chromiumSandbox: false,
  args: ['--disable-gpu', '--no-first-run'],
};

/** What is pure runs in Node; islands run in a browser, against a small HTTP server of their own. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'node', include: ['{src,pageFiles}/**/*.test.ts'] } },
      {
        plugins: [react(), scriptedApi()],
        optimizeDeps: {
          include: ['react', 'react-dom/client', 'axe-core'],
        },
        test: {
          name: 'islands',
          include: ['src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
