import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveStored } from './index.ts';

const asked: string[] = [];
const storage = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/storage/kelas/a/expired/1.mp4') return void response.writeHead(403).end('{}');
  if (request.url === '/storage/kelas/a/key/1.mp4')
    return void response
      .writeHead(206, {
        'content-type': 'video/mp4',
        'content-length': '4',
        'content-range': `${request.headers.range} of 9`,
      })
      .end('part');
  if (request.url === '/base/away.webp') return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  if (request.url !== '/base/course/a%20b.webp') return void response.writeHead(403).end('no such key');
  if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304, { etag: '"1"' }).end();
  response
    .writeHead(200, { 'content-type': 'image/webp', etag: '"1"', 'set-cookie': 'bucket=1', 'x-amz-id': 'secret' })
    .end('picture');
});
let storageUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void storage.listen(0, '127.0.0.1', resolve));
  storageUrl = `http://127.0.0.1:${(storage.address() as AddressInfo).port}/base/`;
});
afterAll(() => void storage.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  serveStored(new Request(`http://suluh.example${path}`, { headers }), {
    storageUrl,
    apiOrigin: new URL(storageUrl).origin,
  });

describe('/storage of an app', () => {
  it('gives a picture of the storage base, and nothing else the storage says', async () => {
    const answer = await get('/storage/course/a%20b.webp');
    expect([answer.status, await answer.text()]).toEqual([200, 'picture']);
    expect([...answer.headers.keys()].sort()).toEqual(['content-type', 'etag']);
  });

  it('asks for the lighter file of a picture drawn in widths, where the browser takes it', async () => {
    await get('/storage/gambar/news/1/360.webp', { accept: 'image/avif,image/webp' });
    await get('/storage/gambar/news/1/360.webp', { accept: 'image/webp' });
    await get('/storage/course/1.webp', { accept: 'image/avif,image/webp' });
    expect(asked.slice(-3)).toEqual([
      '/base/gambar/news/1/360.avif',
      '/base/gambar/news/1/360.webp',
      '/base/course/1.webp',
    ]);
  });

  it('gives it once to one who keeps it', async () => {
    expect((await get('/storage/course/a%20b.webp', { 'if-none-match': '"1"' })).status).toBe(304);
  });

  it('knows no reason but that a picture is not there', async () => {
    const answer = await get('/storage/none.webp');
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  });

  it('follows the storage nowhere else, and does not leave its base', async () => {
    expect((await get('/storage/away.webp')).status).toBe(502);
    await get('/storage/../../secret.webp');
    expect(asked.every((path) => path.startsWith('/base/'))).toBe(true);
  });

  it('gives a lesson’s file from the API, in the part that is asked for, and says that its address expired', async () => {
    const part = await get('/storage/kelas/a/key/1.mp4', { range: 'bytes=0-3' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes=0-3 of 9',
      'part',
    ]);
    expect(part.headers.get('x-suluh-length')).toBe('4');
    expect((await get('/storage/kelas/a/expired/1.mp4')).status).toBe(403);
  });

  it('says so when the storage is away', async () => {
    const answer = await serveStored(new Request('http://suluh.example/storage/1.webp'), {
      storageUrl: 'http://127.0.0.1:1',
      apiOrigin: 'http://127.0.0.1:1',
    });
    expect(answer.status).toBe(502);
  });
});
