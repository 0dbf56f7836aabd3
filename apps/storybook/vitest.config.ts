import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
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

/** `STORY_LOOK=tenant,theme` shows the stories in that look alone. */
const [tenant = 'main', theme = 'light'] = process.env['STORY_LOOK']?.split(',') ?? [];

/**
 * The looks a story is read in after it was shown: `npm test` takes one light and one dark tenant; `npm run test:all`,
 * and the suite by itself, all ten looks.
 */
const otherLooks = process.env['STORY_LOOK'] ? '' : process.env['STORY_LOOKS'] === 'two' ? 'furthest' : 'every';

/** The stories in one look with all of axe, and then in others with what depends on colours (everyLook.ts). */
function stories() {
  return {
    extends: true as const,
    define: {
      'import.meta.env.VITE_STORY_TENANT': JSON.stringify(tenant),
      'import.meta.env.VITE_STORY_THEME': JSON.stringify(theme),
      'import.meta.env.VITE_STORY_LOOKS': JSON.stringify(otherLooks),
    },
    plugins: [storybookTest({ configDir: new URL('./.storybook', import.meta.url).pathname })],
    test: {
      name: 'stories',
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
      },
    },
  };
}

/** Fonts and drawings lie below /_ui as on a site: without the font widths are those of whatever the machine has. */
const belowUi: Plugin = {
  name: 'below-ui',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/_ui\//, '/');
      next();
    });
  },
};

/** Every story once more without its play, in a window of 320 px. */
const reflow = {
  plugins: [react(), belowUi],
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

/** What the sidebar and the controls say, read from the files. */
const names = { test: { name: 'names', include: ['src/storyNames.test.ts', 'src/namedControls.test.ts'] } };

export default defineConfig({
  test: { projects: process.env['STORY_LOOK'] ? [stories()] : [stories(), reflow, names] },
});
