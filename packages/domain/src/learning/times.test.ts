import { expect, it } from 'vitest';
import { NEXT_LESSON_SECONDS, REPORT_EVERY_MS } from './times.ts';

it('a device reports every ten seconds, and the next lesson waits for five', () => {
  expect([REPORT_EVERY_MS, NEXT_LESSON_SECONDS]).toEqual([10_000, 5]);
});
