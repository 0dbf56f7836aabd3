import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { newLessons } from '../../../test/lessons.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';
import { removeStaleUploads } from '../pieces/pieces.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void; // what nobody holds any more does not count

const MEGABYTE = 1024 ** 2;
const data = mkdtempSync(path.join(tmpdir(), 'suluh-lesson-uploads-'));
let test: TestApp;
let operator: TestLearner;
let made: Awaited<ReturnType<typeof newLessons>>;
let origin: string;
beforeAll(async () => {
  test = await startTestApp({ SULUH_DATA_DIR: data });
  operator = await newStaff(test, 'operator');
  made = await newLessons(test);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await test?.stop();
  rmSync(data, { recursive: true });
});

const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 32]), Buffer.from('ftypisom'), Buffer.alloc(MEGABYTE - 12, 'film')]);
const video = { filename: 'satu.mp4', kind: 'video-240', seconds: '42', title: '' };
const pieces = () => {
  const folder = path.join(data, 'closed/piece');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};
const ask = (
  method: string,
  url: string,
  { as = operator, headers = {}, body }: { as?: TestLearner; headers?: Record<string, string>; body?: Buffer } = {},
) =>
  fetch(url, {
    method,
    headers: { authorization: as.auth, 'tus-resumable': '1.0.0', ...headers },
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
const begin = async (
  metadata: Record<string, string>,
  bytes: number,
  { as = operator, lessonId = made.lesson.video, courseId = made.courseId } = {},
) => {
  const words = Object.entries(metadata).map(([name, said]) => `${name} ${Buffer.from(said).toString('base64')}`);
  const at = `${origin}/api/admin/course/${courseId}/lesson/${lessonId}/`;
  const answer = await ask('POST', `${at}upload`, {
    as,
    headers: { 'upload-length': String(bytes), 'upload-metadata': words.join(',') },
  });
  return { status: answer.status, said: await answer.text(), url: `${at}${answer.headers.get('location')}` };
};
const patch = (url: string, from: number, body: Buffer, as = operator) =>
  ask('PATCH', url, {
    as,
    body,
    headers: { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
  });
const files = async (lessonId = made.lesson.video, { auth } = operator) => {
  const { status, body } = await test.call('GET', `/api/admin/course/${made.courseId}/lesson/${lessonId}/file`, {
    auth,
  });
  return status === 200 ? (body.data as { kind: string; bytes: number; seconds: number | null }[]) : status;
};

it('a recording comes in pieces, goes on where it stood, and is the lesson’s once', async () => {
  const { url } = await begin({ ...video, title: 'Kenalan é' }, MP4.length);
  expect((await patch(url, 0, MP4.subarray(0, 400_000))).status).toBe(204);
  expect((await ask('HEAD', url)).headers.get('upload-offset')).toBe('400000');
  expect(await files()).not.toContainEqual(expect.objectContaining({ bytes: MP4.length }));
  const rest = MP4.subarray(400_000);
  const answers = await Promise.all([patch(url, 400_000, rest), patch(url, 400_000, rest)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await files()).toMatchObject([
    { kind: 'video-240', bytes: MP4.length, seconds: 42, title: 'Kenalan é', language: 'id' },
  ]);
  expect((await ask('HEAD', url)).headers.get('upload-offset')).toBe(String(MP4.length));
  expect(pieces()).toBe(0);
  const { auditLog } = schema;
  const trail = await test.services.db.select().from(auditLog).where(eq(auditLog.action, 'course.lessonFile'));
  const from = { address: '127.0.0.1', sessionId: expect.stringMatching(/^[\da-f]{12}$/) as string };
  expect(trail).toMatchObject([{ actorId: operator.userId, subject: `course ${made.courseId}`, ...from }]);
});

it('a file to download goes by its own name where staff give it none', async () => {
  const pdf = Buffer.from('%PDF-1.7 modul');
  const { url } = await begin({ filename: 'Modul Lengkap.pdf', kind: 'file', title: '' }, pdf.length);
  expect((await patch(url, 0, pdf)).status).toBe(204);
  expect(await files()).toContainEqual(expect.objectContaining({ kind: 'file', title: 'Modul Lengkap.pdf' }));
});

it.each([
  ['another end of its name', { ...video, filename: 'satu.mov' }, 10, 415, 'wrongKind'],
  ['nothing', video, 0, 400, 'empty'],
  ['too much', video, 512 * MEGABYTE + 1, 413, ''],
  ['a large still', { filename: 'a.png', kind: 'poster' }, 6 * MEGABYTE, 413, 'tooLarge'],
  ['a recording without its length', { filename: 'satu.mp4', kind: 'video-240' }, 10, 400, 'length'],
  ['a kind nobody knows', { filename: 'satu.exe', kind: 'exe' }, 10, 400, 'metadata'],
])('%s is refused before it is sent', async (_, metadata, bytes, status, said) => {
  const answer = await begin(metadata as Record<string, string>, bytes);
  expect([answer.status, answer.said]).toEqual([status, said === '' ? expect.anything() : said]);
});

it('what is of another kind goes at its first piece, what cannot be used at its last', async () => {
  const false1 = await begin(video, 1000);
  expect((await patch(false1.url, 0, Buffer.alloc(1000, '<html>'))).status).toBe(415);
  const archive = Buffer.from(zipSync({ a: strToU8('x') }));
  const ofPackages = made.lesson.quiz;
  await test.services.db.update(schema.lesson).set({ kind: 'scorm' }).where(eq(schema.lesson.id, ofPackages));
  const paket = { filename: 'paket.zip', kind: 'scorm' };
  expect(await begin(paket, archive.length)).toMatchObject({ status: 415, said: 'wrongKind' }); // not a lesson's that is played
  const false2 = await begin(paket, archive.length, { lessonId: ofPackages });
  const refused = await patch(false2.url, 0, archive);
  expect([refused.status, await refused.text()]).toEqual([415, 'manifest']);
  for (const { url } of [false1, false2]) expect((await ask('HEAD', url)).status).toBe(404);
  expect(pieces()).toBe(0);
});

it('another’s lesson, course or file on its way is not there', async () => {
  const another = await newLessons(test);
  const partner = await newStaff(test, 'partner', { partnerId: 2 });
  const second = await newStaff(test, 'operator');
  const [learner] = (await manyLearners(test, 1)) as [TestLearner];
  expect((await begin(video, 10, { lessonId: another.lesson.video })).status).toBe(404);
  expect((await begin(video, 10, { as: partner })).status).toBe(404);
  expect((await begin(video, 10, { as: learner })).status).toBe(403);
  const { url } = await begin(video, 10);
  expect((await ask('HEAD', url, { as: second })).status).toBe(404);
  expect((await patch(url, 0, MP4.subarray(0, 10), second)).status).toBe(404);
  expect([await files(another.lesson.video), await files(made.lesson.video, partner)]).toEqual([404, 404]);
  expect((await ask('DELETE', url)).status).toBe(204);
});

it('what did not arrive within a day goes with its pieces', async () => {
  const { url } = await begin(video, MP4.length);
  expect((await patch(url, 0, MP4.subarray(0, 1000))).status).toBe(204);
  expect(pieces()).toBe(1);
  test.advance(86_400);
  await removeStaleUploads(test.services);
  test.advance(-86_400); // the session of the office ends sooner
  expect([(await ask('HEAD', url)).status, pieces()]).toEqual([404, 0]);
});

it('160 MB need no more memory than a few pieces', async () => {
  const total = 160 * MEGABYTE;
  const { url } = await begin({ ...video, kind: 'video-480' }, total);
  const piece = Buffer.concat([MP4, MP4, MP4, MP4]);
  const held = () => {
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  const before = held();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, held() - before)), 500);
  for (let at = 0; at < total; at += piece.length) expect((await patch(url, at, piece)).status).toBe(204);
  clearInterval(watch);
  expect(most).toBeLessThan(96 * MEGABYTE);
  expect(await files()).toContainEqual(expect.objectContaining({ kind: 'video-480', bytes: total }));
}, 180_000);
