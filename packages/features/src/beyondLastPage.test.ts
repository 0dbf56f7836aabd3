import { mainTenant } from '@suluh/tenant/main';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.resetModules()); // other files load the same screens with a request of their own
vi.mock('next/headers', () => ({ cookies: async () => new Map(), headers: async () => new Headers() }));
vi.mock('next/server', () => ({ connection: async () => undefined })); // there is no request of Next around a test

let server: Server;
let upstream: { apiOrigin: string; clientId: string; clientSecret: string; visitorSecret: undefined };
/** Three pages of vacancies, of a collection and of all courses; nothing in the category. */
const ANSWERS: Readonly<Record<string, [status: number, body: object]>> = {
  '/api/job-vacancies': [200, { data: [], meta: { page: 99, limit: 10, totalData: 21, totalPage: 3 } }],
  '/api/job-vacancies/filters': [200, { data: { kinds: [], cities: [] } }],
  '/api/collection/kreatif': [
    200,
    {
      data: { collection: { title: 'Kreatif', description: '', image: null }, courses: [] },
      meta: { page: 99, limit: 10, totalData: 21, totalPage: 3 },
    },
  ],
  '/api/blog/news': [200, { data: [], meta: { page: 99, limit: 10, totalData: 21, totalPage: 3 } }],
  '/api/partner': [200, { data: [], meta: { page: 99, limit: 20, totalData: 21, totalPage: 2 } }],
  '/api/course/filter': [404, { code: 404, status: 'NOT_FOUND', message: '', data: { totalPage: 3 } }],
  '/api/category/kosong/course': [404, { code: 404, status: 'NOT_FOUND', message: '', data: { totalPage: 0 } }],
};
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://api');
    const [status, body] = ANSWERS[pathname] ?? [404, { code: 404, status: 'NOT_FOUND', message: '' }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  upstream = { apiOrigin, clientId: 'x', clientSecret: 'x', visitorSecret: undefined };
});
afterAll(() => {
  vi.resetModules();
  server.close();
});

/** Where a screen leads instead of being drawn; null where it is drawn. */
const ledTo = (screen: Promise<unknown>): Promise<string | null> =>
  screen.then(
    () => null,
    (error: { digest?: string }) => error.digest?.split(';')[2] ?? Promise.reject(error),
  );
const context = () => ({ tenant: mainTenant('https://suluh.example'), upstream });
const search = { page: '99', sort: '3' };
const listing = async (source: object, path: string) => {
  const { ListingScreen } = await import('./listing/ListingScreen.tsx');
  return ledTo(ListingScreen({ context: context(), source: source as { kind: 'all' }, path, search, title: 'Kursus' }));
};

it('a listing beyond its last page leads to the last, with what was chosen', async () => {
  expect(await listing({ kind: 'all' }, '/collection-course')).toBe('/collection-course?page=3&sort=3');
});

it('so does a collection, which is found without courses', async () => {
  const path = '/collection-course/kreatif';
  expect(await listing({ kind: 'collection', slug: 'kreatif' }, path)).toBe(`${path}?page=3&sort=3`);
});

it('one with nothing in it says so', async () => {
  expect(await listing({ kind: 'category', slug: 'kosong' }, '/category/kosong')).toBeNull();
});

it('vacancies beyond the last page lead to the last', async () => {
  const { JobListScreen } = await import('./job/JobListScreen.tsx');
  const asked = { page: '99', kind: 'Magang' };
  expect(await ledTo(JobListScreen({ context: context(), search: asked }))).toBe('/job-vacancies?kind=Magang&page=3');
});

it('so do news, and institutions', async () => {
  const { NewsListScreen } = await import('./news/NewsListScreen.tsx');
  const { PartnerListScreen } = await import('./partner/PartnerListScreen.tsx');
  const beyond = (more = {}) => ({ context: context(), search: { page: '99', ...more } });
  expect(await ledTo(NewsListScreen(beyond()))).toBe('/blog/news?page=3');
  expect(await ledTo(PartnerListScreen(beyond({ q: 'sanggar' })))).toBe('/institution-partner?q=sanggar&page=2');
});

it.each([
  [3, '/transaction-history/finished?q=batik&page=99', '/transaction-history/finished?q=batik&page=3'],
  [1, '/notification?page=99', '/notification'],
  [0, '/my-course?page=99', null],
])('so does what is one person’s, of %i pages', async (totalPage, address, expected) => {
  const { firstPage } = await import('./parts/paged-list/firstPage.ts');
  const answer = { data: { data: [], meta: { page: 99, totalPage, totalData: 0 } }, response: new Response() };
  const { routes } = mainTenant('https://suluh.example');
  expect(await ledTo(firstPage({ routes }, address, Promise.resolve(answer)))).toBe(expected);
});
