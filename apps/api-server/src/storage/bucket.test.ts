import { readdirSync } from 'node:fs';
import type { LessonDetail, Submission } from '@suluh/api/types';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { startBucket } from '../../test/bucket.ts';
import { enrolled } from '../../test/certificates.ts';
import { manyLearners, type TestLearner } from '../../test/learners.ts';
import { newLessons } from '../../test/lessons.ts';
import { readWhole } from './index.ts';

let bucket: Awaited<ReturnType<typeof startBucket>>;
let test: TestApp;
let learner: TestLearner;
beforeAll(async () => {
  bucket = await startBucket();
  test = await startTestApp({ ...bucket.env, SULUH_DATA_DIR: '/nowhere' });
  [learner] = (await manyLearners(test, 1)) as [TestLearner];
});
afterAll(async () => {
  await test?.stop();
  await bucket.stop();
});

async function send(url: string, field: string, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.set(field, new Blob([bytes]), 'berkas');
  const { auth } = learner;
  const answer = await test.app.inject({ method: 'POST', url, headers: { authorization: auth }, payload: form });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<{ data: never }>().data;
}
const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { authorization: learner.auth, ...headers } });
const stored = (folder: string) =>
  readdirSync(`${bucket.folder}/${folder}`).filter((name) => name.endsWith('_object')).length;

it('a recording is played from a bucket in ranges, work handed in is kept there', async () => {
  const made = await newLessons(test);
  await enrolled(test, learner, made.courseId);
  const at = `/api/my-course/${made.courseId}`;
  const { assets } = (await get(`${at}/lesson/${made.lesson.video}`)).json<{ data: LessonDetail }>().data;
  const part = await get(assets[0]!.url, { range: 'bytes=100-199' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 100-199/1000']);
  expect(part.rawPayload.equals(made.bytes.subarray(100, 200))).toBe(true);
  test.advance(4 * 3600 + 1);
  expect((await get(assets[0]!.url)).statusCode).toBe(403);
  test.advance(-(4 * 3600 + 1));

  const pdf = Buffer.from('%PDF-1.7 tugas');
  const work: Submission = await send(
    `${at}/lesson/${made.lesson.assignment}/submission?filename=tugas.pdf`,
    'file',
    pdf,
  );
  expect((await get(`${at}/submission/${work.id}`)).rawPayload.equals(pdf)).toBe(true);
  expect(stored('closed/submission')).toBe(1);
});

it('a photo is shown from a bucket, and goes from it', async () => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#1e427a' } });
  const { foto }: { foto: string } = await send(
    '/api/profile/photo',
    'photo',
    new Uint8Array(await picture.png().toBuffer()),
  );
  const shown = await get(`/storage/${foto}`);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(stored('storage/user')).toBe(1);
  await test.call('DELETE', '/api/profile/photo', { auth: learner.auth });
  expect((await get(`/storage/${foto}`)).statusCode).toBe(404);
});

it('a bucket that is away is no file that is gone', async () => {
  await bucket.stop();
  await expect(readWhole(test.services.files.closed, 'a.pdf')).rejects.toThrow();
  expect((await get('/storage/course/1.webp')).statusCode).toBe(503);
});
