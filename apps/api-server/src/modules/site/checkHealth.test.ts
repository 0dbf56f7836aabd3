import { expect, it } from 'vitest';
import { health } from './checkHealth.ts';

it('a database that takes the question and says nothing is down, before whoever asks gives up', async () => {
  const log = { error: () => undefined };
  const pool = { query: () => new Promise(() => undefined) };
  const startedAt = Date.now();
  await expect(health.handle({ log } as never, { pool } as never)).rejects.toMatchObject({ status: 'UNAVAILABLE' });
  expect(Date.now() - startedAt).toBeLessThan(5_000);
});
