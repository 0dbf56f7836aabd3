import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Rules hold no state, so the files may share a worker.
    isolate: false,
    // A property over thousands of texts takes seconds while other work shares the machine.
    testTimeout: 30_000,
    include: ['src/**/*.test.ts'],
    coverage: {
      include: ['src/**/*.ts'],
      // A bare table has nothing to test.
      exclude: ['src/**/*.test.ts', 'src/**/index.ts', 'src/toast/durations.ts'],
      thresholds: { statements: 100, branches: 100, functions: 100, lines: 100 },
    },
  },
});
