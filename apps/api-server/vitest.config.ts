import { defineConfig } from 'vitest/config';

/**
 * What kills processes for a minute or two runs alone, after the rest: it would slow down what is measured in seconds.
 */
const CRASHES = 'test/crash/*.test.ts';

export default defineConfig({
  test: {
    globalSetup: ['test/globalSetup.ts'],
    hookTimeout: 120_000,
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } }, // other suites and builds run beside it
    maxWorkers: 2,
    deps: { interopDefault: false }, // a default import is what Node makes of it
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['{src,scripts,test}/**/*.test.ts'],
          exclude: [CRASHES],
          // Each file has a database and a server of its own, and shares what it imports with those before it.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'crash', include: [CRASHES], sequence: { groupOrder: 1 } } },
    ],
  },
});
