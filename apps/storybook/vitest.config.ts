import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** Debian's Chromium when it is there, else the browser Playwright brings. */
const launchOptions = {
  ...(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}),
  chromiumSandbox: false,
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** `npm test` looks at one light and one dark tenant; `npm run test:all`, and the suite by itself, at all ten looks. */
const everyLook = !process.env['STORY_LOOK'] && process.env['STORY_LOOKS'] !== 'two';

/**
 * The stories in one look with all of axe, and then in every tenant's theme of its mode with what depends on colours
 * (every-look.ts).
 */
function stories(name: string, tenant: string, theme: string) {
  return {
    extends: true as const,
    define: {
      'import.meta.env.VITE_STORY_TENANT': JSON.stringify(tenant),
      'import.meta.env.VITE_STORY_THEME': JSON.stringify(theme),
      'import.meta.env.VITE_STORY_EVERY_LOOK': JSON.stringify(everyLook ? 'yes' : ''),
    },
    plugins: [storybookTest({ configDir: new URL('./.storybook', import.meta.url).pathname })],
    test: {
      name,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
      },
    },
  };
}

/** Every story once more without its play, in a window of 320 px. */
const reflow = {
  plugins: [react()],
  publicDir: new URL('../../packages/ui/static', import.meta.url).pathname,
  optimizeDeps: {
    include: [
      '@suluh/ui > react-hook-form',
      '@suluh/ui > keen-slider',
      '@suluh/ui > styled-components',
      '@suluh/ui > react-easy-crop',
    ],
  },
  test: {
    name: 'reflow',
    include: ['src/reflow.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 320, height: 640 } }],
    },
  },
};

const only = process.env['STORY_LOOK']?.split(',');

export default defineConfig({
  test: {
    projects: only
      ? [stories('stories', only[0] ?? 'main', only[1] ?? 'light')]
      : [stories('light', 'main', 'light'), stories('dark', 'white-label', 'dark'), reflow],
  },
});
