import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { LessonDetail } from '@suluh/api/types';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolled } from '../../../test/certificates.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { newLessons } from '../../../test/lessons.ts';
import { removeStaleUploads } from '../pieces/pieces.ts';

const MEGABYTE = 1024 ** 2;
const data = mkdtempSync(path.join(tmpdir(), 'suluh-uploads-'));
let test: TestApp;
let made: Awaited<ReturnType<typeof newLessons>>;
let origin: string;
let learner: TestLearner;
let other: TestLearner;
beforeAll(async () => {
  test = await startTestApp({ SULUH_DATA_DIR: data });
  made = await newLessons(test);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await test?.stop();
  rmSync(data, { recursive: true });
});
beforeEach(async () => {
  [learner, other] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
  await enrolled(test, learner, made.courseId);
});

const at = (rest: string, lessonId = made.lesson.assignment) =>
  `${origin}/api/my-course/${made.courseId}/lesson/${lessonId}/upload${rest}`;
const work = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(bytes - 9, 'tugas')]);
const pieces = () => {
  const folder = path.join(data, 'closed/piece');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};
const submissions = async ({ auth } = learner) => {
  const { body } = await test.call('GET', `/api/my-course/${made.courseId}/lesson/${made.lesson.assignment}`, { auth });
  return (body.data as LessonDetail).submissions;
};

/** Sends by the protocol's own client; `until` ends it, as a line that is lost does, once so many bytes are there. */
const send = (
  content: Buffer,
  { until = Infinity, url = null as string | null, filename = 'tugas.pdf', as = learner } = {},
) =>
  new Promise<{ url: string | null; from: number }>((resolve, reject) => {
    let from = -1;
    const upload = new Upload(content, {
      endpoint: at(''),
      uploadUrl: url,
      chunkSize: MEGABYTE / 2,
      retryDelays: [],
      metadata: { filename },
      headers: { authorization: as.auth },
      onProgress: (sent) => (from = from < 0 ? sent : from),
      onChunkComplete: (_size, arrived) => {
        if (arrived < until) return;
        void upload.abort().then(() => resolve({ url: upload.url, from }));
      },
      onError: (error) => reject(error),
      onSuccess: () => resolve({ url: upload.url, from }),
    });
    upload.start();
  });
const refused = async (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { originalResponse?: { getStatus: () => number } }) => error.originalResponse?.getStatus(),
  );
const raw = (method: string, url: string, headers: Record<string, string> = {}, body?: Uint8Array<ArrayBuffer>) =>
  fetch(url, {
    method,
    headers: { authorization: learner.auth, 'tus-resumable': '1.0.0', ...headers },
    ...(body ? { body } : {}),
  });
const begin = async (bytes: number, name = 'tugas.pdf') => {
  const metadata = `filename ${Buffer.from(name).toString('base64')}`;
  const answer = await raw('POST', at(''), { 'upload-length': String(bytes), 'upload-metadata': metadata });
  return { status: answer.status, url: new URL(answer.headers.get('location') ?? '', at('')).href };
};
const patch = (url: string, offset: number, bytes: Uint8Array<ArrayBuffer>) =>
  raw('PATCH', url, { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }, bytes);

describe('work of more than 5 MB', () => {
  it('is handed in whole, and is what was sent', async () => {
    const content = work(6 * MEGABYTE);
    await send(content, { filename: 'Laporan akhir.pdf' });
    const [given, ...more] = await submissions();
    expect([given, more]).toMatchObject([{ no: 1, filename: 'Laporan akhir.pdf', bytes: content.length }, []]);
    const fetched = await test.app.inject({ url: given!.url, headers: { authorization: learner.auth } });
    expect(fetched.rawPayload.equals(content)).toBe(true);
    expect(pieces()).toBe(0);
  });

  it('goes on where the line was lost', async () => {
    const content = work(6 * MEGABYTE);
    const { url } = await send(content, { until: 3 * MEGABYTE });
    expect(await submissions()).toEqual([]);
    const again = await send(content, { url });
    expect(again.from).toBeGreaterThanOrEqual(3 * MEGABYTE);
    expect((await submissions()).map(({ bytes }) => bytes)).toEqual([content.length]);
    expect((await raw('HEAD', url!)).headers.get('upload-offset')).toBe(String(content.length));
  });

  it('keeps what came of a piece that broke off', async () => {
    const content = new Uint8Array(work(2 * MEGABYTE));
    const { url } = await begin(content.length);
    const stop = new AbortController();
    const slow = new ReadableStream({
      async start(line) {
        line.enqueue(content.subarray(0, MEGABYTE));
        await delay(300);
        stop.abort();
      },
    });
    const broken = fetch(url, {
      method: 'PATCH',
      headers: {
        authorization: learner.auth,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: slow,
      duplex: 'half',
      signal: stop.signal,
    } as RequestInit);
    await expect(broken).rejects.toThrow();
    await expect.poll(async () => (await raw('HEAD', url)).headers.get('upload-offset')).toBe(String(MEGABYTE));
    expect((await patch(url, MEGABYTE, content.subarray(MEGABYTE))).status).toBe(204);
    const [given] = await submissions();
    const fetched = await test.app.inject({ url: given!.url, headers: { authorization: learner.auth } });
    expect(fetched.rawPayload.equals(content)).toBe(true);
  });

  it('is kept once when the same piece comes twice at once', async () => {
    const content = new Uint8Array(work(MEGABYTE));
    const { url } = await begin(content.length);
    const answers = await Promise.all([patch(url, 0, content), patch(url, 0, content), patch(url, 0, content)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect((await submissions()).length).toBe(1);
    expect(pieces()).toBe(0);
  });
});

describe('is refused', () => {
  it('what is too large, empty or of another kind, by name and by bytes', async () => {
    expect((await begin(100 * MEGABYTE + 1)).status).toBe(413);
    expect((await begin(0)).status).toBe(400);
    expect((await begin(10, 'tugas.exe')).status).toBe(415);
    expect(await refused(send(Buffer.alloc(6 * MEGABYTE, '<html>')))).toBe(415);
    expect([await submissions(), pieces()]).toEqual([[], 0]);
  });

  it('what is not the caller’s, and a lesson without work', async () => {
    const { url } = await begin(10);
    await enrolled(test, other, made.courseId);
    expect((await raw('HEAD', url, { authorization: other.auth })).status).toBe(404);
    expect(
      (
        await raw(
          'PATCH',
          url,
          { authorization: other.auth, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
          new Uint8Array(5),
        )
      ).status,
    ).toBe(404);
    expect((await raw('POST', at('', made.lesson.video), { 'upload-length': '10' })).status).toBe(404);
    expect((await raw('POST', at(''), { authorization: 'Bearer x', 'upload-length': '10' })).status).toBe(401);
    expect((await raw('HEAD', at('/keluar'))).status).toBe(404);
    expect((await raw('DELETE', url)).status).toBe(204);
    expect((await raw('HEAD', url)).status).toBe(404);
  });
});

it('a fourth one on its way takes the place of the oldest', async () => {
  const { url: first } = await begin(10);
  expect((await patch(first, 0, new Uint8Array(Buffer.from('%PDF-1.7')))).status).toBe(204);
  const others = [await begin(10), await begin(10)];
  expect((await raw('HEAD', first)).status).toBe(200);
  others.push(await begin(10));
  expect([(await raw('HEAD', first)).status, pieces()]).toEqual([404, 0]);
  for (const { url } of others) expect((await raw('HEAD', url)).status).toBe(200);
});

it('what did not arrive within a day goes with its pieces', async () => {
  const { url } = await begin(10);
  expect((await patch(url, 0, new Uint8Array(Buffer.from('%PDF-1.7')))).status).toBe(204);
  expect(pieces()).toBe(1);
  test.advance(86_400);
  await removeStaleUploads(test.services);
  test.advance(-86_400);
  expect([pieces(), (await raw('HEAD', url)).status]).toEqual([0, 404]);
});
