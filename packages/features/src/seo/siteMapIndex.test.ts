import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { siteMapIndex } from './files.ts';

vi.mock('next/server', () => ({ connection: async () => undefined })); // there is no request of Next around a test

let api: Server;
let apiOrigin: string;
beforeAll(async () => {
  api = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const data = [
      { slug: 'fordigi', host: null },
      { slug: 'janabadra', host: 'belajar.janabadra.example' },
      { slug: 'magenta', host: null },
    ];
    response.end(
      JSON.stringify({ code: 200, status: 'OK', message: '', data: request.url === '/api/program' ? data : [] }),
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

it('the shared address lists the sitemap of each programme without a host of its own', async () => {
  const response = await siteMapIndex(upstream(apiOrigin), 'https://mitra.example');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const listed = [...(await response.text()).matchAll(/<sitemap><loc>([^<]*)<\/loc><\/sitemap>/g)].map(
    ([, url]) => url,
  );
  expect(listed).toEqual([
    'https://mitra.example/program/fordigi/sitemap.xml',
    'https://mitra.example/program/magenta/sitemap.xml',
  ]);
});

it('says that it cannot tell, rather than that there is none', async () => {
  expect((await siteMapIndex(upstream('http://127.0.0.1:9'), 'https://mitra.example')).status).toBe(503);
});
