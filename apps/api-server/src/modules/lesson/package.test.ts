import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LessonDetail } from '@suluh/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { folderOf } from '../../storage/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolled } from '../../../test/certificates.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { newLessons } from '../../../test/lessons.ts';
import { lookBearer } from '../../../test/staff.ts';

const data = mkdtempSync(path.join(tmpdir(), 'suluh-packages-'));
let test: TestApp;
let learner: TestLearner;
let other: TestLearner;
let made: Awaited<ReturnType<typeof newLessons>>;
let lessonId: number;
let enrolmentId: string;
beforeAll(async () => {
  test = await startTestApp({ SULUH_DATA_DIR: data });
  const folder = path.join(folderOf('closed', test.env), 'paket/satu/lagi');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, '../mulai.html'), '<h1>Paket</h1>');
  writeFileSync(path.join(folder, 'gambar.svg'), '<svg/>');
  writeFileSync(path.join(folder, '../../rahasia.html'), 'rahasia');
});
afterAll(async () => {
  await test?.stop();
  rmSync(data, { recursive: true });
});
beforeEach(async () => {
  const { db } = test.services;
  made = await newLessons(test);
  const [part] = await db.select().from(schema.section).where(eq(schema.section.courseId, made.courseId));
  const [lesson] = await db
    .insert(schema.lesson)
    .values({ sectionId: part!.id, title: 'Paket', kind: 'scorm', position: 8, publishedAt: new Date('2026-01-01') })
    .returning({ id: schema.lesson.id });
  lessonId = lesson!.id;
  await db.insert(schema.lessonAsset).values({
    lessonId,
    kind: 'scorm',
    path: 'paket/satu',
    entry: 'mulai.html',
    mimetype: 'application/x-scorm-1.2',
    bytes: 20,
    sha256: 'x',
  });
  [learner, other] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
  enrolmentId = await enrolled(test, learner, made.courseId);
});

const at = (end = '') => `/api/my-course/${made.courseId}/lesson/${lessonId}${end}`;
const read = async () => (await test.call('GET', at(), { auth: learner.auth })).body.data as LessonDetail;
const save = async (revision: number, cmi: object, { auth } = learner) => {
  const { status, body } = await test.call('PUT', at('/package'), { auth, body: { revision, cmi, seconds: 30 } });
  return { status, data: body.data as { revision: number; score: number | null; lesson: { state: string } } };
};
const begun = { core: { lesson_status: 'incomplete', lesson_location: '2' }, suspend_data: 'a'.repeat(64_000) };
const passed = { core: { lesson_status: 'passed', score: { raw: '80' } } };

describe('what a package keeps', () => {
  it('comes back as it was, and finishes the lesson once it says so', async () => {
    expect(await read()).toMatchObject({
      rule: 'reported',
      state: 'new',
      package: { version: '1.2', cmi: null, revision: 0 },
    });
    expect(await save(0, begun)).toMatchObject({ status: 200, data: { revision: 1, score: null } });
    expect((await read()).package).toMatchObject({ cmi: begun, revision: 1 });
    expect((await save(1, passed)).data).toMatchObject({ revision: 2, score: 80, lesson: { state: 'done' } });
    expect((await save(2, begun)).data).toMatchObject({ revision: 3, lesson: { state: 'done' } });
    expect((await read()).package!.score).toBe(80);
    const [row] = await test.services.db
      .select()
      .from(schema.packageState)
      .where(eq(schema.packageState.enrolmentId, enrolmentId));
    expect(row!.totalSeconds).toBe(90);
  });

  it('is that of the first of two windows', async () => {
    const both = await Promise.all([save(0, begun), save(0, passed)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await save(0, { core: { lesson_location: '3' } })).status).toBe(409);
    const renewals = await Promise.all([save(1, begun), save(1, passed)]);
    expect(renewals.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is saved once when its answer was lost and it is sent again', async () => {
    expect((await save(0, passed)).data.revision).toBe(1);
    expect(await save(0, passed)).toMatchObject({ status: 200, data: { revision: 1, lesson: { state: 'done' } } });
    expect((await save(1, begun)).data.revision).toBe(2);
    expect(await save(1, begun)).toMatchObject({ status: 200, data: { revision: 2 } });
    expect((await save(0, passed)).status).toBe(409); // of the revision before the last nothing is known
    const [row] = await test.services.db
      .select()
      .from(schema.packageState)
      .where(eq(schema.packageState.enrolmentId, enrolmentId));
    expect(row!.totalSeconds).toBe(60);
  });

  it('is nobody’s who does not own the course, and only of lessons that have one', async () => {
    expect((await save(0, begun, other)).status).toBe(404);
    const { status } = await test.call('PUT', `/api/my-course/${made.courseId}/lesson/${made.lesson.article}/package`, {
      auth: learner.auth,
      body: { revision: 0, cmi: {}, seconds: 1 },
    });
    expect(status).toBe(404);
    expect((await save(0, { suspend_data: 'a'.repeat(200_001) })).status).toBe(400);
  });
});

describe('the frame', () => {
  const open = async (change = (url: string) => url, host?: string) => {
    const url = new URL((await read()).package!.frameUrl);
    return test.app.inject({ method: 'GET', url: change(url.pathname), headers: { host: host ?? url.host } });
  };

  it('begins with the library and the package, may run what it brings, and calls nowhere else', async () => {
    const { statusCode, headers, body } = await open();
    expect([statusCode, headers['x-frame-options']]).toEqual([200, undefined]);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(body).toContain('isi/mulai.html');
    expect((await open((url) => url.replace(/mulai$/, 'isi/mulai.html'))).body).toBe('<h1>Paket</h1>');
    expect((await open((url) => url.replace(/mulai$/, 'isi/lagi/gambar.svg'))).headers['content-type']).toBe(
      'image/svg+xml',
    );
    expect((await open((url) => url.replace(/mulai$/, 'pustaka'))).body).toContain('Scorm12API');
  });

  it('is there on its own host alone, for who owns the course, until its address expires', async () => {
    expect((await open(undefined, 'localhost:4000')).statusCode).toBe(404);
    expect((await open((url) => url.replace(/mulai$/, 'isi/..%2Frahasia.html'))).statusCode).toBeGreaterThanOrEqual(
      400,
    );
    expect((await open((url) => url.replace(/mulai$/, 'isi/tidak-ada.html'))).statusCode).toBe(404);
    const url = new URL((await read()).package!.frameUrl);
    const later = () => test.app.inject({ method: 'GET', url: url.pathname, headers: { host: url.host } });
    test.advance(4 * 3600 + 1);
    expect((await later()).statusCode).toBe(403);
    test.advance(-(4 * 3600 + 1));
    const seen = await test.call('GET', at(), { auth: await lookBearer(test, learner) });
    const looked = new URL((seen.body.data as LessonDetail).package!.frameUrl);
    const asLooked = () => test.app.inject({ method: 'GET', url: looked.pathname, headers: { host: looked.host } });
    expect((await asLooked()).statusCode).toBe(200);
    test.advance(15 * 60 + 1); // a look is over
    expect([(await asLooked()).statusCode, (await later()).statusCode]).toEqual([403, 200]);
    test.advance(-(15 * 60 + 1));
    const asFile = url.pathname.replace('/paket/', '/kelas/').replace(/mulai$/, 'x.html');
    expect((await test.app.inject({ method: 'GET', url: asFile })).statusCode).toBe(404);
  });
});
