import { closeSync, ftruncateSync, mkdirSync, mkdtempSync, openAsBlob, openSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';
import { readEnvironment } from '@suluh/config/environment';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBucket } from '../../test/bucket.ts';
import { readWhole, type FileStore, type StoredFile } from './fileStore.ts';
import { filesOf } from './files.ts';
import { sendStored } from './sendStored.ts';

const MEGABYTE = 1024 ** 2;
const data = mkdtempSync(path.join(tmpdir(), 'suluh-stores-'));
const bucket = await startBucket();
afterAll(async () => {
  await bucket.stop();
  rmSync(data, { recursive: true });
});

describe.each([
  ['a folder', {}],
  ['a bucket', bucket.env],
])('%s', (_, env) => {
  const { closed: store, open } = filesOf(readEnvironment({ SULUH_DATA_DIR: data, ...env }));
  const app = Fastify({ forceCloseConnections: true });
  let origin: string;
  let readBytes = 0;

  /** A file whose bytes are counted as they leave the store. */
  const counted = (file: StoredFile): StoredFile => ({
    ...file,
    read: async (range) => {
      const source = await file.read(range);
      const counter = new Transform({
        transform: (part: Uint8Array, _encoding, done) => {
          readBytes += part.byteLength;
          done(null, part);
        },
      });
      return source.pipe(counter).on('close', () => source.destroy());
    },
  });

  beforeAll(async () => {
    app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const found = await store.find(request.params['*']);
      return found ? sendStored(request, reply, counted(found), 'video/mp4') : reply.code(404).send();
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    await store.put('kelas/satu dua (3).txt', Buffer.from('0123456789'));
  });
  afterAll(() => app.close());

  const get = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/kelas/${encodeURIComponent('satu dua (3).txt')}`, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  it('keeps, replaces, finds and removes', async () => {
    await store.put('a/b.txt', Buffer.from('lama'));
    await store.put('a/b.txt', Buffer.from('yang baru'));
    expect((await readWhole(store, 'a/b.txt'))?.toString()).toBe('yang baru');
    expect((await store.find('a/b.txt'))?.bytes).toBe(9);
    await store.remove('a/b.txt');
    await store.remove('a/b.txt');
    expect(await store.find('a/b.txt')).toBeNull();
    expect(await readWhole(store, 'tidak/ada.txt')).toBeNull();
  });

  it('has what was put as soon as it says so', async () => {
    for (let round = 0; round < 30; round++) {
      const text = String(round).repeat(round + 1);
      await store.put('a/cepat.txt', Buffer.from(text));
      expect((await readWhole(store, 'a/cepat.txt'))?.toString()).toBe(text);
    }
  });

  it('keeps a file from the disk as it is', async () => {
    const file = path.join(data, 'besar.bin');
    writeFileSync(file, Buffer.alloc(3 * MEGABYTE, 7));
    await store.put('besar.bin', await openAsBlob(file));
    expect((await readWhole(store, 'besar.bin'))?.equals(Buffer.alloc(3 * MEGABYTE, 7))).toBe(true);
  });

  it.each(['', '/a', 'a//b', '../a', 'a/../../b', '.rahasia', 'a/.b', 'a\\b', 'a\0b', 'kelas'])(
    'has nothing by the name %j',
    async (name) => {
      expect(await store.find(name)).toBeNull();
      if (name !== 'kelas') await expect(store.put(name, Buffer.from('x'))).rejects.toThrow('names no file');
    },
  );

  it('keeps apart what everybody may fetch', async () => {
    expect(await open.find('kelas/satu dua (3).txt')).toBeNull();
  });

  it('is read whole, in parts, and not again by who has it', async () => {
    const whole = await get();
    expect([whole.status, whole.text, whole.headers.get('accept-ranges'), whole.headers.get('content-length')]).toEqual(
      [200, '0123456789', 'bytes', '10'],
    );
    const etag = whole.headers.get('etag')!;
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    const parts = { 'bytes=2-4': '234', 'bytes=7-': '789', 'bytes=-2': '89', 'bytes=8-100': '89', 'bytes=0-0': '0' };
    for (const [range, text] of Object.entries(parts)) {
      const part = await get({ range });
      expect([range, part.status, part.text]).toEqual([range, 206, text]);
      expect(part.headers.get('content-length')).toBe(String(text.length));
    }
    const behind = await get({ range: 'bytes=10-' });
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    for (const range of ['bytes=0-1,4-5', 'bytes=x', 'lines=1-2'])
      expect([range, (await get({ range })).text]).toEqual([range, '0123456789']);
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"lain"' })).status).toBe(200);
    const changed = whole.headers.get('last-modified')!;
    expect((await get({ range: 'bytes=0-1', 'if-range': changed })).status).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(200);
  });

  it('reads no further ahead than its reader comes', async () => {
    const file = path.join(data, 'panjang.mp4');
    const handle = openSync(file, 'w');
    ftruncateSync(handle, 256 * MEGABYTE); // `npm run bench` weighs 2 GB
    closeSync(handle);
    await store.put('panjang.mp4', await openAsBlob(file));
    readBytes = 0;
    const answer = await fetch(`${origin}/panjang.mp4`);
    const reader = answer.body!.getReader();
    expect((await reader.read()).value!.byteLength).toBeGreaterThan(0);
    let before = -1;
    while (before !== readBytes) {
      before = readBytes;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(readBytes).toBeLessThan(16 * MEGABYTE); // what lines hold between reader and storage
    let came = 1;
    while (came < 64 * MEGABYTE) came += (await reader.read()).value!.byteLength;
    expect(readBytes - came).toBeLessThan(16 * MEGABYTE);
    await reader.cancel();
    await store.remove('panjang.mp4');
  });
});

it('a bucket that refuses is no file that is missing', async () => {
  const wrong: FileStore = filesOf(
    readEnvironment({ ...bucket.env, S3_BUCKET_URL: bucket.env.S3_BUCKET_URL.replace(/suluh$/, 'lain') }),
  ).closed;
  await expect(wrong.put('a.txt', Buffer.from('x'))).rejects.toThrow('the bucket answered 404 to PUT closed/a.txt');
});

it('what is half written is not there', async () => {
  const { closed } = filesOf(readEnvironment({ SULUH_DATA_DIR: data }));
  mkdirSync(path.join(data, 'closed/folder.txt'), { recursive: true });
  await expect(closed.put('folder.txt', Buffer.from('x'))).rejects.toThrow();
  expect(await closed.find('folder.txt')).toBeNull();
});
