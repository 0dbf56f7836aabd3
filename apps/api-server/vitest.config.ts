import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { globalSetup: ['src/testing/globalSetup.ts'], hookTimeout: 60_000, testTimeout: 20_000, maxWorkers: 2 },
});
