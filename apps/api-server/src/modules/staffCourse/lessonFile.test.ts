import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LessonDetail } from '@suluh/api/types';
import { eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolled } from '../../../test/certificates.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { newLessons } from '../../../test/lessons.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';
import { readCommand, runCommand } from '../../lessons/runCommand.ts';

const data = mkdtempSync(path.join(tmpdir(), 'suluh-lesson-files-'));
let test: TestApp;
let operator: TestLearner;
let made: Awaited<ReturnType<typeof newLessons>>;
beforeAll(async () => {
  test = await startTestApp({ SULUH_DATA_DIR: data });
  operator = await newStaff(test, 'operator');
  made = await newLessons(test);
});
afterAll(async () => {
  await test?.stop();
  rmSync(data, { recursive: true });
});

const MP4 = Uint8Array.from([0, 0, 0, 32, ...strToU8('ftypisom'), ...new Uint8Array(500)]);
const unit = (version: string) =>
  zipSync({
    'imsmanifest.xml': strToU8(
      `<manifest><metadata><schemaversion>${version}</schemaversion></metadata><organizations><item identifierref="R"/></organizations><resources><resource identifier="R" href="mulai.html"/></resources></manifest>`,
    ),
    'mulai.html': strToU8('<h1>Mulai</h1>'),
  });
async function upload(
  lessonId: number,
  query: string,
  bytes: Uint8Array,
  { auth } = operator,
  courseId = made.courseId,
) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'berkas');
  const url = `/api/admin/course/${courseId}/lesson/${lessonId}/file?${query}`;
  const answer = await test.app.inject({ method: 'POST', url, headers: { authorization: auth }, payload: form });
  return { status: answer.statusCode, body: answer.json<{ data: never }>() };
}
async function lessonAs(lessonId: number): Promise<{ lesson: LessonDetail; learner: TestLearner }> {
  const [learner] = (await manyLearners(test, 1)) as [TestLearner];
  await enrolled(test, learner, made.courseId);
  const { body } = await test.call('GET', `/api/my-course/${made.courseId}/lesson/${lessonId}`, { auth: learner.auth });
  return { lesson: body.data as LessonDetail, learner };
}

it('a recording takes the place of the one before, and learners get it', async () => {
  const { status, body } = await upload(made.lesson.video, 'kind=video-240&seconds=42', MP4);
  expect([status, body.data]).toMatchObject([201, { kind: 'video-240', bytes: MP4.length, seconds: 42, entry: null }]);
  const { lesson, learner } = await lessonAs(made.lesson.video);
  expect(lesson.assets.map(({ kind, seconds }) => [kind, seconds])).toEqual([['video-240', 42]]);
  const file = await test.app.inject({ url: lesson.assets[0]!.url, headers: { authorization: learner.auth } });
  expect(file.rawPayload.equals(Buffer.from(MP4))).toBe(true);
  const { auditLog } = schema;
  const trail = await test.services.db.select().from(auditLog).where(eq(auditLog.action, 'course.lessonFile'));
  expect(trail).toMatchObject([{ actorId: operator.userId, subject: `course ${made.courseId}` }]);
});

it('a still is written anew, captions and files to download stand beside it', async () => {
  const png = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#235288' } })
    .png()
    .toBuffer();
  expect((await upload(made.lesson.video, 'kind=poster', png)).body.data).toMatchObject({ mimetype: 'image/webp' });
  expect((await upload(made.lesson.video, 'kind=captions', strToU8('WEBVTT\n'))).status).toBe(201);
  for (const title of ['Lembar 1', 'Lembar 2'])
    expect((await upload(made.lesson.video, `kind=file&title=${title}`, strToU8('%PDF-1.7'))).status).toBe(201);
  const { lesson } = await lessonAs(made.lesson.video);
  expect(lesson.assets.map(({ kind }) => kind)).toEqual(['captions', 'file', 'file', 'poster', 'video-240']);
});

it('a package is unpacked and runs from its beginning', async () => {
  const { db } = test.services;
  await db.update(schema.lesson).set({ kind: 'scorm' }).where(eq(schema.lesson.id, made.lesson.article));
  const { status, body } = await upload(made.lesson.article, 'kind=scorm', unit('2004 4th Edition'));
  expect([status, body.data]).toMatchObject([201, { mimetype: 'application/x-scorm-2004', entry: 'mulai.html' }]);
  const { lesson } = await lessonAs(made.lesson.article);
  const frame = new URL(lesson.package!.frameUrl);
  const opened = await test.app.inject({
    url: frame.pathname.replace(/mulai$/, 'isi/mulai.html'),
    headers: { host: frame.host },
  });
  expect([opened.statusCode, opened.body, opened.headers['content-type']]).toEqual([
    200,
    '<h1>Mulai</h1>',
    'text/html; charset=utf-8',
  ]);
});

it.each([
  ['what is of another kind', 'kind=video-240&seconds=1', strToU8('<html>'), 415, undefined],
  ['a recording without its length', 'kind=video-240', MP4, 400, undefined],
  ['captions with one', 'kind=captions&seconds=1', strToU8('WEBVTT'), 400, undefined],
  [
    'a still that only begins as one',
    'kind=poster',
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    415,
    undefined,
  ],
  ['a package that cannot be used', 'kind=scorm', zipSync({ a: strToU8('x') }), 415, { reason: 'manifest' }],
  ['a kind nobody knows', 'kind=exe', MP4, 400, undefined],
])('%s is refused', async (_, query, bytes, status, why) => {
  // the article is a package since above
  const answer = await upload(query.startsWith('kind=scorm') ? made.lesson.article : made.lesson.video, query, bytes);
  expect([answer.status, answer.body.data]).toEqual([status, why]);
});

it('a lesson of another course or another partner is not there', async () => {
  const another = await newLessons(test);
  const partner = await newStaff(test, 'partner', { partnerId: 2 });
  expect((await upload(another.lesson.video, 'kind=video-240&seconds=1', MP4)).status).toBe(404);
  expect((await upload(made.lesson.video, 'kind=video-240&seconds=1', MP4, partner)).status).toBe(404);
  const [learner] = (await manyLearners(test, 1)) as [TestLearner];
  expect((await upload(made.lesson.video, 'kind=video-240&seconds=1', MP4, learner)).status).toBe(403);
});

it('the command gives a lesson a file, lists what it has, and says why not', async () => {
  const file = path.join(data, 'rekaman.mp4');
  writeFileSync(file, MP4);
  const [{ email } = { email: '' }] = await test.services.db
    .select({ email: schema.userAccount.email })
    .from(schema.userAccount)
    .where(eq(schema.userAccount.id, operator.userId));
  const run = async (...args: string[]) => {
    const asked = readCommand(args);
    return asked ? runCommand(test.services, asked) : null;
  };
  const lesson = String(made.lesson.video);
  expect(await run('file', lesson, file, '--kind', 'video-480', '--seconds', '9', '--by', email)).toEqual({
    lines: [`Lesson ${lesson} has its video-480: ${MP4.length} bytes.`],
    exitCode: 0,
  });
  const listed = await run('list', String(made.courseId));
  expect(listed!.lines).toContain(`    video-480  id  ${MP4.length} bytes  `);
  for (const [args, words] of [
    [['file', lesson, file, '--kind', 'video-480', '--by', email], '--seconds'],
    [['file', lesson, `${file}x`, '--kind', 'file', '--by', email], 'cannot be read'],
    [['file', lesson, file, '--kind', 'captions', '--by', email], 'is no captions'],
    [['file', '999999', file, '--kind', 'video-480', '--seconds', '9', '--by', email], 'no such lesson'],
    [['file', lesson, file, '--kind', 'video-480', '--seconds', '9', '--by', 'x@y.id'], 'Nobody'],
    [['list', '999999'], 'no lessons'],
  ] as const) {
    const said = await run(...args);
    expect([said?.exitCode, said?.lines[0]]).toEqual([1, expect.stringContaining(words)]);
  }
  expect(await run('file', lesson, file, '--kind', 'exe', '--by', email)).toBeNull();
  expect(await run('list', 'x')).toBeNull();
});

it('is taken away once, by who may edit the course, and learners are offered it no more', async () => {
  const { body } = await upload(made.lesson.video, 'kind=captions&language=en', strToU8('WEBVTT\n'));
  const { id } = body.data as { id: string };
  const remove = (auth: string, lessonId = made.lesson.video) =>
    test.call('DELETE', `/api/admin/course/${made.courseId}/lesson/${lessonId}/file/${id}`, { auth });
  const far = await newStaff(test, 'partner', { partnerId: 2 });
  expect([403, 404]).toContain((await remove(far.auth)).status);
  expect((await remove(operator.auth, made.lesson.article)).status).toBe(404);
  expect((await remove(operator.auth)).status).toBe(200);
  expect((await remove(operator.auth)).status).toBe(404);
  const { lesson } = await lessonAs(made.lesson.video);
  expect(lesson.assets.some((asset) => asset.id === id)).toBe(false);
  const { auditLog } = schema;
  const trail = await test.services.db.select().from(auditLog).where(eq(auditLog.action, 'course.lessonFileRemove'));
  expect(trail).toMatchObject([{ actorId: operator.userId, subject: `course ${made.courseId}` }]);
});

it('is of a kind its lesson can have, as the form offers', async () => {
  expect((await upload(made.lesson.quiz, 'kind=video-240&seconds=4', MP4)).status).toBe(415);
  expect((await upload(made.lesson.video, 'kind=scorm', unit('1.2'))).status).toBe(415);
});
