import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installErrorHandler } from '../http/errorHandler.ts';
import { diskStore } from './diskStore.ts';
import { registerOpenFiles } from './openFiles.ts';

const data = mkdtempSync(path.join(tmpdir(), 'suluh-storage-'));
const app = Fastify();
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

beforeAll(() => {
  mkdirSync(path.join(data, 'storage/course/.draft'), { recursive: true });
  for (const file of [
    'storage/course/1.webp',
    'storage/course/a b.PNG',
    'storage/course/notes.txt',
    'storage/course/.draft/1.webp',
    'secret.webp',
  ])
    writeFileSync(path.join(data, file), file);
  installErrorHandler(app);
  registerOpenFiles(app, diskStore(path.join(data, 'storage')));
});
afterAll(async () => {
  await app.close();
  rmSync(data, { recursive: true });
});

describe('pictures of the storage', () => {
  it('are served with their type, and not again to one who has them', async () => {
    const first = await get('/storage/course/1.webp');
    expect([first.statusCode, first.headers['content-type'], first.body]).toEqual([
      200,
      'image/webp',
      'storage/course/1.webp',
    ]);
    const again = await get('/storage/course/1.webp', { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/storage/course/a%20b.PNG')).headers['content-type']).toBe('image/png');
  });

  it.each([
    ['what is not there', '/storage/course/2.webp'],
    ['a folder', '/storage/course'],
    ['what is no picture', '/storage/course/notes.txt'],
    ['what is hidden', '/storage/course/.draft/1.webp'],
    ['what lies outside', '/storage/../secret.webp'],
    ['what lies outside, escaped', '/storage/..%2Fsecret.webp'],
    ['what lies outside, escaped twice', '/storage/%2e%2e%2fsecret.webp'],
    ['what lies outside, with a backslash', '/storage/..%5Csecret.webp'],
    ['a path with a zero byte', '/storage/course/1.webp%00.png'],
    ['a path with an empty part', '/storage//secret.webp'],
  ])('are not: %s', async (_, url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
