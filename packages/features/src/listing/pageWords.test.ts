import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TENANTS } from '../testing/faces.ts';
import { SAMPLE_NAME, startSampleApi } from '../testing/sampleApi.ts';
import { categoryWords, collectionEventWords, collectionWords } from './pageWords.ts';

vi.mock('next/server', () => ({ connection: async () => undefined })); // there is no request of Next around a test

let api: { origin: string; server: Server };
beforeAll(async () => void (api = await startSampleApi()));
afterAll(() => void api.server.close());

test.each([
  ['a category', categoryWords],
  ['a collection', collectionWords],
  ['the dates of a collection', collectionEventWords],
])('%s is shown by its own picture where it is shared', async (_, words) => {
  const [, tenant] = TENANTS[0]!;
  const upstream = { apiOrigin: api.origin, clientId: 'x', clientSecret: 'x', visitorSecret: undefined };
  const said = await words({ context: { tenant, upstream }, search: {}, slug: SAMPLE_NAME });
  expect(typeof said === 'string' ? undefined : said?.pictures).toHaveLength(1);
});
