import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mainTenant } from '@suluh/tenant/main';
import { siteMapFile, siteMapIndex } from './files.ts';

vi.mock('next/server', () => ({ connection: async () => undefined })); // there is no request of Next around a test

let api: Server;
let apiOrigin: string;
/** Where the catalogue is a large one: of 20 pages of the API's sitemap instead of nine. */
const LARGE = '/besar';
/** Where the API fails after the first pages of its sitemap. */
const BROKEN = '/putus';
/** Where there is no programme. */
const NO_PROGRAMS = '/sepi';
beforeAll(async () => {
  api = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const { pathname, searchParams } = new URL(request.url!, 'http://api');
    if (pathname.endsWith('/api/sitemap')) {
      const listedPages = pathname.startsWith(LARGE) ? 20 : 9;
      const page = Number(searchParams.get('page'));
      if (pathname.startsWith(BROKEN) && page === 3) {
        response.statusCode = 500;
        return void response.end('{}');
      }
      const meta = { page, limit: 5000, totalPage: listedPages, totalData: listedPages };
      const data = page > listedPages ? [] : [{ kind: 'course', slug: `kursus-${page}`, updatedAt: '2026-01-01' }];
      return void response.end(JSON.stringify({ success: true, code: 200, message: '', data, meta }));
    }
    const data = [
      { slug: 'fordigi', host: null },
      { slug: 'janabadra', host: 'belajar.janabadra.example' },
      { slug: 'magenta', host: null },
    ];
    const programs = pathname.startsWith(NO_PROGRAMS) ? [] : data;
    response.end(
      JSON.stringify({ code: 200, status: 'OK', message: '', data: pathname.endsWith('/api/program') ? programs : [] }),
    );
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => void api.close());

const upstream = (origin: string) => ({
  apiOrigin: origin,
  clientId: 'x',
  clientSecret: 'x',
  visitorSecret: undefined,
});

it('the shared address lists the sitemap of each programme, with a host of its own too', async () => {
  const response = await siteMapIndex(upstream(apiOrigin), 'https://mitra.example');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const listed = [...(await response.text()).matchAll(/<sitemap><loc>([^<]*)<\/loc><\/sitemap>/g)].map(
    ([, url]) => url,
  );
  expect(listed).toEqual([
    'https://mitra.example/program/fordigi/sitemap.xml',
    'https://mitra.example/program/janabadra/sitemap.xml',
    'https://mitra.example/program/magenta/sitemap.xml',
  ]);
});

it('is not found where there is no programme', async () => {
  expect((await siteMapIndex(upstream(`${apiOrigin}${NO_PROGRAMS}`), 'https://mitra.example')).status).toBe(404);
});

it('says that it cannot tell, rather than that there is none', async () => {
  expect((await siteMapIndex(upstream('http://127.0.0.1:9'), 'https://mitra.example')).status).toBe(503);
});

describe('the sitemap of a tenant', () => {
  const read = async (query = '', below = '') => {
    const context = { tenant: mainTenant('https://suluh.example'), upstream: upstream(`${apiOrigin}${below}`) };
    const request = new Request(`https://suluh.example/sitemap.xml${query}`);
    const response = await siteMapFile(context).GET(request, { params: Promise.resolve({}) });
    const text = await response.text();
    return {
      status: response.status,
      text,
      addresses: [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url),
    };
  };

  it('is one file as long as one takes it', async () => {
    const { text, addresses } = await read();
    expect(text).toContain('<urlset');
    expect(addresses).toContain('https://suluh.example/');
    expect(addresses).toContain('https://suluh.example/course/kursus-9');
    expect((await read('?bagian=2')).status).toBe(404);
  });

  it('is none while the API does not say all of it: one with less would be taken for the whole', async () => {
    expect((await read('', BROKEN)).status).toBe(503);
  });

  it('is a list of files beyond, which together name every address once', async () => {
    const { text, addresses } = await read('', LARGE);
    expect(text).toContain('<sitemapindex');
    expect(addresses).toEqual([1, 2, 3].map((part) => `https://suluh.example/sitemap.xml?bagian=${part}`));
    const parts = await Promise.all(['?bagian=1', '?bagian=2', '?bagian=3'].map((part) => read(part, LARGE)));
    const all = parts.flatMap((part) => part.addresses);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((address) => address?.includes('/course/'))).toHaveLength(20);
    expect(all).toContain('https://suluh.example/');
    for (const odd of ['?bagian=4', '?bagian=0', '?bagian=x']) expect((await read(odd, LARGE)).status).toBe(404);
  });
});
