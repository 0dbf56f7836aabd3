import { defineConfig } from 'vitest/config';

/** The tests start real servers and databases on free ports, so they may take longer than rules do. */
export default defineConfig({ test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } });
