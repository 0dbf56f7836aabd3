import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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
      // Each cleans up after itself, so that no file needs a process of its own: five times as quick.
      {
        test: {
          name: 'node',
          include: ['{src,pageFiles,builtNames}/**/*.test.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react(), scriptedApi()],
        publicDir: fileURLToPath(new URL('../ui/static', import.meta.url)),
        resolve: {
          alias: { 'next/navigation': fileURLToPath(new URL('./src/testing/nextNavigation.ts', import.meta.url)) },
        },
        optimizeDeps: {
          // Found before the first test, so that none is interrupted by a new bundle of dependencies.
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'axe-core',
            'idb',
            'styled-components',
            'react-hook-form',
            '@tanstack/react-query',
            'zod',
            'hls.js/light',
            '@suluh/api > openapi-fetch',
            ...['', '/locale/id.js', '/plugin/timezone.js', '/plugin/utc.js'].map(
              (part) => `@suluh/i18n-id > dayjs${part}`,
            ),
            '@suluh/session > @suluh/kept-pages > cookie',
            '@suluh/session > nanoid',
            '@suluh/session > tus-js-client',
          ],
        },
        test: {
          name: 'islands',
          include: ['src/**/*.test.tsx'],
          testTimeout: 60_000,
          fileParallelism: false, // they share the server that answers them
          expect: { poll: { timeout: 10_000 } }, // the whole run builds the apps meanwhile
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
