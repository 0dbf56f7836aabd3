import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageAge, PAGE_AGE_PATH } from './pageAge.ts';

const asked: (string | undefined)[] = [];
const site = createServer(({ method, url, headers }, response) => {
  asked.push(`${method} ${url} ${headers['x-suluh-age']}`);
  if (url === '/course/lama') response.setHeader('x-suluh-age', 5_400);
  response.writeHead({ '/tidak-ada': 404, '/rusak': 503, '/pindah': 307 }[url!] ?? 200, { location: '/' }).end();
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => void site.close());

const ask = async (path: string, init: RequestInit = {}, of = origin) => {
  const address = `http://kantor.example${PAGE_AGE_PATH}?path=${encodeURIComponent(path)}`;
  const response = await pageAge(new Request(address, init), of);
  return [response.status, ((await response.json()) as { ageMs: unknown }).ageMs];
};

test('a kept page says how old it is, and one that is drawn for who asks is new', async () => {
  expect(await ask('/course/lama')).toEqual([200, 5_400]);
  expect(asked.at(-1)).toBe('HEAD /course/lama 1');
  expect(await ask('/search-course?q=kopi')).toEqual([200, 0]);
});

test.each([
  ['that is not there is none', '/tidak-ada', [200, null]],
  ['that fails says nothing', '/rusak', [502, null]],
  ['that leads elsewhere says nothing', '/pindah', [502, null]],
])('a page %s', async (_, path, expected) => expect(await ask(path)).toEqual(expected));

test('a site that is away says nothing', async () =>
  expect(await ask('/', {}, 'http://127.0.0.1:1')).toEqual([502, null]));

test.each([
  ['another host', '//lain.example/'],
  ['another host, by a sign that browsers turn', '/\\lain.example/'],
  ['a whole address', 'https://lain.example/'],
  ['nothing', ''],
])('%s is not asked for', async (_, path) => {
  const before = asked.length;
  expect(await ask(path)).toEqual([400, null]);
  expect(asked).toHaveLength(before);
});

test('pages of other sites ask for nothing', async () =>
  expect(await ask('/', { headers: { 'sec-fetch-site': 'cross-site' } })).toEqual([400, null]));
