import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withPatience } from '@suluh/kept-pages/patience';
import { publicApi } from './index.ts';

/** Takes every request and never answers. */
const silent = createServer(() => undefined);
beforeAll(() => new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve)));
afterAll(() => (silent.closeAllConnections(), silent.close()));

test('a page does not wait for an API that takes the request and never answers', async () => {
  const upstream = {
    apiOrigin: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    clientId: 'c',
    clientSecret: 's',
  };
  for (const maxAgeMs of [0, 2_000]) {
    const startedAt = Date.now();
    const { error } = await publicApi(upstream, {}, { maxAgeMs, timeoutMs: 200 }, 'tidak ada jawaban').GET(
      '/api/category',
    );
    expect(error).toMatchObject({ code: 500, message: 'tidak ada jawaban' });
    expect(Date.now() - startedAt).toBeLessThan(2_000);
  }
});

test('a page that reads one thing after another waits no longer than for one', async () => {
  const upstream = {
    apiOrigin: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    clientId: 'c',
    clientSecret: 's',
  };
  const startedAt = Date.now();
  await withPatience(async () => {
    for (let asked = 0; asked < 3; asked += 1)
      expect(
        (await publicApi(upstream, {}, { maxAgeMs: 0 }, 'tidak ada jawaban').GET('/api/category')).error,
      ).toMatchObject({
        message: 'tidak ada jawaban',
      });
  }, 300);
  expect(Date.now() - startedAt).toBeLessThan(1_500);
});
