import { DAY_MS } from '@suluh/domain/time';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type {
  CourseIncluded,
  CourseSection,
  Learning,
  LessonDetail,
  LessonNote,
  Submission,
  TrialLesson,
} from '@suluh/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolled } from '../../../test/certificates.ts';
import { manyLearners, signedInTo, type TestLearner } from '../../../test/learners.ts';
import { newLessons } from '../../../test/lessons.ts';
import { lookBearer } from '../../../test/staff.ts';

const data = mkdtempSync(path.join(tmpdir(), 'suluh-lessons-'));
let test: TestApp;
let made: Awaited<ReturnType<typeof newLessons>>;
let learner: TestLearner;
let other: TestLearner;
let enrolmentId: string;
beforeAll(async () => {
  test = await startTestApp({ SULUH_DATA_DIR: data });
  made = await newLessons(test);
});
afterAll(async () => {
  await test?.stop();
  rmSync(data, { recursive: true });
});
beforeEach(async () => {
  [learner, other] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
  enrolmentId = await enrolled(test, learner, made.courseId);
  const yesterday = new Date(test.services.now().getTime() - DAY_MS);
  await test.services.db
    .update(schema.enrolment)
    .set({ createdAt: yesterday })
    .where(eq(schema.enrolment.id, enrolmentId));
});

const at = (path: string) => `/api/my-course/${made.courseId}${path}`;
const read = async (lessonId: number, { auth } = learner) => {
  const { status, body } = await test.call('GET', at(`/lesson/${lessonId}`), { auth });
  return { status, data: body.data as LessonDetail };
};
const sinceMs = 60_000;
const report = async (lessonId: number, body: object, { auth } = learner) => {
  const now = test.services.now().getTime();
  const { status, body: answer } = await test.call('PUT', at(`/lesson/${lessonId}/progress`), {
    auth,
    body: {
      positionSeconds: 0,
      since: new Date(now - sinceMs).toISOString(),
      at: new Date(now).toISOString(),
      ...body,
    },
  });
  return { status, data: answer.data as { lesson: { state: string; watchedPercent: number }; learning: Learning } };
};
const watched = (from: number, to: number) => ({ watched: [{ from, to }], positionSeconds: to });

describe('a lesson', () => {
  it('comes with its files, its neighbours and nothing that could run', async () => {
    const { data: article } = await read(made.lesson.article);
    expect(article).toMatchObject({
      content: '<h2>Alat</h2><p>Canting</p>',
      rule: 'opened',
      state: 'new',
      previousId: made.lesson.video,
      nextId: made.lesson.quiz,
    });
    const { data: video } = await read(made.lesson.video);
    expect(video.assets.map(({ kind, mimetype, bytes, seconds }) => [kind, mimetype, bytes, seconds])).toEqual([
      ['video-240', 'video/mp4', 1000, 100],
    ]);
    expect((await read(made.lesson.quiz)).data.quiz).toMatchObject({ id: made.quiz, questionCount: 4 });
  });

  it('is nobody’s who does not own the course, and no other course’s', async () => {
    expect((await read(made.lesson.video, other)).status).toBe(404);
    const another = await newLessons(test);
    expect((await read(another.lesson.video)).status).toBe(404);
    expect((await report(another.lesson.video, watched(0, 10))).status).toBe(404);
  });

  it('is not there on a programme’s pages that neither offer nor sold its course', async () => {
    const auth = await signedInTo(test, learner, 1);
    expect((await test.call('GET', at(''), { auth })).status).toBe(404);
    expect((await read(made.lesson.video, { ...learner, auth })).status).toBe(404);
  });

  it('that is retired or not out yet is not there', async () => {
    const [hidden] = await test.services.db
      .insert(schema.lesson)
      .values({
        sectionId: (
          await test.services.db.select().from(schema.section).where(eq(schema.section.courseId, made.courseId))
        )[0]!.id,
        title: 'Nanti',
        publishedAt: new Date(test.services.now().getTime() + 60_000),
      })
      .returning({ id: schema.lesson.id });
    expect((await read(hidden!.id)).status).toBe(404);
  });
});

describe('a lesson to try', () => {
  const trial = (lessonId: number, auth?: string) =>
    test.call('GET', `/api/course/${made.courseId}/trial/${lessonId}`, auth ? { auth } : {});
  const offer = (isPreview: boolean, lessonId = made.lesson.video) =>
    test.services.db.update(schema.lesson).set({ isPreview }).where(eq(schema.lesson.id, lessonId));
  const open = (url: string) => test.app.inject({ method: 'GET', url });

  it('opens to whoever comes, with its files and what follows', async () => {
    await offer(true);
    const { status, body } = await trial(made.lesson.video);
    const lesson = body.data as TrialLesson;
    expect([status, lesson.kind, lesson.partTitle]).toEqual([200, 'video', 'Dasar']);
    expect(lesson.lessonsInAll).toBeGreaterThanOrEqual(4);
    expect(lesson.next).toMatchObject({ opens: false });
    const file = await open(lesson.assets[0]!.url);
    expect([file.statusCode, file.rawPayload.equals(made.bytes)]).toEqual([200, true]);
    test.advance(4 * 3600 + 1);
    expect((await open(lesson.assets[0]!.url)).statusCode).toBe(403);
    test.advance(-(4 * 3600 + 1));
    await offer(false);
    expect((await open(lesson.assets[0]!.url)).statusCode).toBe(404);
  });

  it('is none that is not offered, is judged, or of another course; its address opens nothing else', async () => {
    expect((await trial(made.lesson.article)).status).toBe(404);
    await offer(true, made.lesson.quiz);
    expect((await trial(made.lesson.quiz)).status).toBe(404);
    const another = await newLessons(test);
    await offer(true, another.lesson.video);
    expect((await trial(another.lesson.video)).status).toBe(404);
    await offer(true);
    const { body } = await trial(made.lesson.video);
    const [asset] = (body.data as TrialLesson).assets;
    expect((await open(asset!.url.replace(asset!.id, crypto.randomUUID()))).statusCode).toBe(403);
    await offer(false);
  });

  it('that is not out yet is not offered, and the one before says when it is', async () => {
    await offer(true);
    await offer(true, made.lesson.article);
    const next = async () => ((await trial(made.lesson.video)).body.data as TrialLesson).next;
    const publish = (at: Date, lessonId: number) =>
      test.services.db.update(schema.lesson).set({ publishedAt: at }).where(eq(schema.lesson.id, lessonId));
    const first = (await next())!.id;
    await offer(true, first);
    const [row] = await test.services.db.select().from(schema.lesson).where(eq(schema.lesson.id, first));
    await test.services.db.update(schema.lesson).set({ kind: 'article' }).where(eq(schema.lesson.id, first));
    await publish(test.services.now(), first);
    expect(await next()).toMatchObject({ opens: true, opensAt: null });
    const later = new Date(test.services.now().getTime() + 3_600_000);
    await publish(later, first);
    expect(await next()).toMatchObject({ opens: false, opensAt: later.toISOString() });
    expect((await trial(first)).status).toBe(404);
    const listed = (await test.call('GET', `/api/course/${made.courseId}/content`)).body.data as CourseSection[];
    expect(listed.flatMap(({ lessons }) => lessons).find(({ id }) => id === first)!.isPreview).toBe(false);
    test.advance(3_601);
    expect(await next()).toMatchObject({ opens: true, opensAt: null });
    expect((await trial(first)).status).toBe(200);
    test.advance(-3_601);
    await publish(row!.publishedAt, first);
    await test.services.db.update(schema.lesson).set({ kind: row!.kind }).where(eq(schema.lesson.id, first));
    for (const id of [made.lesson.video, made.lesson.article, first]) await offer(false, id);
  });

  it('holds nothing that could run', async () => {
    await offer(true, made.lesson.article);
    const { body } = await trial(made.lesson.article);
    expect((body.data as TrialLesson).content).toBe('<h2>Alat</h2><p>Canting</p>');
    await offer(false, made.lesson.article);
  });
});

it('what a course holds beside its lessons is counted as it is now', async () => {
  const counted = async () => (await test.call('GET', `/api/course/${made.courseId}/included`)).body.data;
  const before = (await counted()) as CourseIncluded;
  expect(before).toMatchObject({ files: 0, tests: 1, liveSessions: 0, access: 'service' });
  const [asset] = await test.services.db
    .insert(schema.lessonAsset)
    .values({
      lessonId: made.lesson.article,
      kind: 'file',
      path: 'lesson/x',
      mimetype: 'application/pdf',
      bytes: 1,
      sha256: 'x',
    })
    .returning();
  expect(await counted()).toEqual({ ...before, files: 1 });
  await test.services.db.delete(schema.lessonAsset).where(eq(schema.lessonAsset.id, asset!.id));
});

describe('files', () => {
  const addressOf = async () => (await read(made.lesson.video)).data.assets[0]!.url;
  const fetchFile = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'GET', url, headers });

  it('open by their address, whole and in ranges', async () => {
    const url = await addressOf();
    const whole = await fetchFile(url);
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ]);
    expect(whole.rawPayload.equals(made.bytes)).toBe(true);
    const part = await fetchFile(url, { range: 'bytes=100-199' });
    expect([part.statusCode, part.headers['content-range'], part.rawPayload.length]).toEqual([
      206,
      'bytes 100-199/1000',
      100,
    ]);
    expect((await fetchFile(url, { range: 'bytes=5000-' })).statusCode).toBe(416);
  });

  it('not by an address that expired, was changed, or is of somebody who no longer owns the course', async () => {
    const url = await addressOf();
    const parts = url.split('/');
    const changed = [
      ...parts.slice(0, 4),
      enrolmentId.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
      ...parts.slice(5),
    ];
    expect((await fetchFile(changed.join('/'))).statusCode).toBe(403);
    expect((await fetchFile(url.replace('/kelas/', '/kelas/x'))).statusCode).toBe(404);
    test.advance(4 * 3600 + 1);
    expect((await fetchFile(url)).statusCode).toBe(403);
    test.advance(-(4 * 3600 + 1));
    await test.services.db.delete(schema.enrolment).where(eq(schema.enrolment.id, enrolmentId));
    expect((await fetchFile(url)).statusCode).toBe(404);
  });

  it('by an address of a look no longer than the look', async () => {
    const auth = await lookBearer(test, learner);
    const { data: seen } = await read(made.lesson.video, { ...learner, auth });
    const url = seen.assets[0]!.url;
    const lasts = Date.parse(seen.addressesExpireAt) - test.services.now().getTime();
    expect(lasts).toBeGreaterThan(14 * 60_000);
    expect(lasts).toBeLessThanOrEqual(15 * 60_000);
    expect((await fetchFile(url)).statusCode).toBe(200);
    test.advance(15 * 60 + 1);
    expect((await fetchFile(url)).statusCode).toBe(403);
    test.advance(-(15 * 60 + 1));
  });

  it('are counted as they go to the learner, and told with the course', async () => {
    const used = async ({ auth } = learner) => {
      const { body } = await test.call('GET', at(''), { auth });
      return (body.data as { dataUsedBytes: number }).dataUsedBytes;
    };
    expect(await used()).toBe(0);
    const url = await addressOf();
    await fetchFile(url);
    await fetchFile(url, { range: 'bytes=100-199' });
    await fetchFile(url, { range: 'bytes=5000-' });
    await expect.poll(() => used()).toBe(1100);
    await enrolled(test, other, made.courseId);
    expect(await used(other)).toBe(0);
  });

  it('not from the open storage', async () => {
    expect((await fetchFile(`/storage/lesson/${made.courseId}/satu.mp4`)).statusCode).toBe(404);
  });
});

describe('progress', () => {
  it('is the same whatever the order and number of reports', async () => {
    const base = test.services.now().getTime();
    const reports = [
      { ...watched(0, 30), at: new Date(base - 3000).toISOString() },
      { ...watched(20, 50), at: new Date(base - 2000).toISOString() },
      { ...watched(60, 80), at: new Date(base - 1000).toISOString() },
    ];
    for (const one of [reports[2]!, reports[0]!, reports[1]!, reports[0]!]) await report(made.lesson.video, one);
    const { data } = await read(made.lesson.video);
    expect([data.watched, data.positionSeconds, data.watchedPercent, data.state]).toEqual([
      [
        { from: 0, to: 50 },
        { from: 60, to: 80 },
      ],
      80,
      70,
      'begun',
    ]);
  });

  it('counts a recording from 90 % on, wherever its parts were seen, and not by a word', async () => {
    expect((await report(made.lesson.video, { ...watched(0, 89), isFinished: true })).data.lesson.state).toBe('begun');
    const { data } = await report(made.lesson.video, watched(95, 96));
    expect(data.lesson).toMatchObject({ state: 'done', watchedPercent: 90 });
    expect(data.learning).toMatchObject({ doneLessons: 1, totalLessons: 4, percent: 25 });
    const { body } = await test.call('GET', '/api/my-course', { auth: learner.auth });
    expect((body.data as { progressPercent: number }[])[0]).toMatchObject({ progressPercent: 25, doneLessons: 1 });
  });

  it('does not believe more than three times the time it tells of', async () => {
    const now = test.services.now().getTime();
    await report(made.lesson.video, { ...watched(0, 100), since: new Date(now - 5000).toISOString() });
    expect((await read(made.lesson.video)).data.watchedPercent).toBe(18);
  });

  it('is never dated before the course was bought', async () => {
    await report(made.lesson.article, { isFinished: true, since: '2020-01-01T00:00:00Z', at: '2020-01-01T00:00:00Z' });
    const [row] = await test.services.db
      .select({ doneAt: schema.lessonProgress.doneAt, boughtAt: schema.enrolment.createdAt })
      .from(schema.lessonProgress)
      .innerJoin(schema.enrolment, eq(schema.enrolment.id, schema.lessonProgress.enrolmentId))
      .where(eq(schema.lessonProgress.enrolmentId, enrolmentId));
    expect(row!.doneAt).toEqual(row!.boughtAt);
  });

  it('never takes back what is done', async () => {
    expect((await report(made.lesson.article, { isFinished: true })).data.lesson.state).toBe('done');
    expect((await report(made.lesson.article, { isFinished: false })).data.lesson.state).toBe('done');
    const hourAgo = new Date(test.services.now().getTime() - 3_600_000);
    const doneAt = async () => {
      const rows = await test.services.db
        .select()
        .from(schema.lessonProgress)
        .where(eq(schema.lessonProgress.enrolmentId, enrolmentId));
      return rows.find(({ lessonId }) => lessonId === made.lesson.article)!.doneAt!;
    };
    expect((await doneAt()).getTime()).toBeGreaterThan(hourAgo.getTime());
    await report(made.lesson.article, { isFinished: true, at: hourAgo.toISOString() }); // of a phone that had no line
    await report(made.lesson.article, { isFinished: true });
    expect(await doneAt()).toEqual(hourAgo);
  });

  it('of fifty devices at once is one row, done once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => report(made.lesson.video, watched(index * 2, index * 2 + 2))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await read(made.lesson.video)).data).toMatchObject({ watchedPercent: 100, state: 'done' });
    const events = await test.services.db.$count(
      schema.learningEvent,
      eq(schema.learningEvent.enrolmentId, enrolmentId),
    );
    expect(events).toBe(2); // started, done
  });

  it('is not believed about the time before the course was bought', async () => {
    await test.services.db
      .update(schema.enrolment)
      .set({ createdAt: test.services.now() })
      .where(eq(schema.enrolment.id, enrolmentId));
    await report(made.lesson.video, watched(0, 100));
    expect((await read(made.lesson.video)).data.watchedPercent).toBe(3);
  });

  it.each([
    ['a range that is no number', { watched: [{ from: 'a', to: 2 }] }],
    ['no instant', { at: 'kemarin' }],
    ['a position before the beginning', { positionSeconds: -1 }],
  ])('refuses %s', async (_, body) => {
    expect((await report(made.lesson.video, body)).status).toBe(400);
  });
});

describe('notes', () => {
  it('come together as one file, for their learner alone', async () => {
    const write = (lesson: number, text: string, atSeconds: number | null) =>
      test.call('POST', at(`/lesson/${lesson}/note`), { auth: learner.auth, body: { text, atSeconds } });
    const file = (auth: string) => test.app.inject({ url: at('/note'), headers: { authorization: auth } });
    expect((await file(learner.auth)).body).toContain('Belum ada catatan di kursus ini.');
    await write(made.lesson.article, '# bukan judul\n- baris *kedua*', null);
    await write(made.lesson.video, 'Belakangan', 75);
    await write(made.lesson.video, 'Lebih dulu', 5);
    const { statusCode, headers, body } = await file(learner.auth);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      'private, no-store',
    ]);
    expect(headers['content-disposition']).toMatch(/^inline; filename="catatan-[\w-]+\.md"$/);
    expect(body).toContain('- **00.05** Lebih dulu\n- **01.15** Belakangan\n');
    expect(body).toContain('- \\# bukan judul\n  \\- baris \\*kedua\\*\n');
    const [other] = (await manyLearners(test, 1)) as [TestLearner];
    expect((await file(other.auth)).statusCode).toBe(404);
    await enrolled(test, other, made.courseId);
    expect((await file(other.auth)).body).toContain('Belum ada catatan');
  });

  const write = async (text: string, atSeconds: number | null = 12) =>
    test.call('POST', at(`/lesson/${made.lesson.video}/note`), { auth: learner.auth, body: { text, atSeconds } });

  it('are kept in the order of the recording, changed and removed', async () => {
    await write('Kedua', 40);
    const { body } = await write(' Pertama ');
    const note = body.data as LessonNote;
    const path = at(`/lesson/${made.lesson.video}/note/${note.id}`);
    await test.call('PUT', path, { auth: learner.auth, body: { text: 'Pertama sekali' } });
    expect((await read(made.lesson.video)).data.notes.map(({ text }) => text)).toEqual(['Pertama sekali', 'Kedua']);
    expect((await test.call('DELETE', path, { auth: learner.auth })).status).toBe(200);
    expect((await read(made.lesson.video)).data.notes.map(({ text }) => text)).toEqual(['Kedua']);
    expect((await test.call('DELETE', path, { auth: learner.auth })).status).toBe(404);
  });

  it('are each learner’s own', async () => {
    const note = (await write('Rahasia')).body.data as LessonNote;
    await enrolled(test, other, made.courseId);
    const path = at(`/lesson/${made.lesson.video}/note/${note.id}`);
    expect((await test.call('PUT', path, { auth: other.auth, body: { text: 'x' } })).status).toBe(404);
    expect((await test.call('DELETE', path, { auth: other.auth })).status).toBe(404);
    expect((await read(made.lesson.video, other)).data.notes).toEqual([]);
    expect((await read(made.lesson.video)).data.notes).toHaveLength(1);
  });

  it('are refused without words', async () => {
    expect((await write('   ')).status).toBe(400);
  });

  it('and questions that are sent again, as the answer was lost, stand once', async () => {
    const [first, again] = await Promise.all([write('Sama'), write('Sama')]);
    const elsewhere = await write('Sama', 40);
    expect(again.body.data).toEqual(first.body.data);
    expect((elsewhere.body.data as LessonNote).id).not.toBe((first.body.data as LessonNote).id);
    const ask = (text: string) =>
      test.call('POST', at(`/lesson/${made.lesson.video}/question`), { auth: learner.auth, body: { text } });
    const [one, two, other] = await Promise.all([ask('Berapa lama?'), ask('Berapa lama?'), ask('Kapan?')]);
    expect([two.body.data, other.status]).toEqual([one.body.data, 200]);
    const { data } = await read(made.lesson.video);
    expect([data.notes.length, data.questions.length]).toEqual([2, 2]);
  });
});

describe('work handed in', () => {
  const hand = (bytes: Uint8Array, lessonId = made.lesson.assignment, auth = learner.auth) => {
    const form = new FormData();
    form.set('file', new Blob([bytes as never]), 'tugas');
    return test.app.inject({
      method: 'POST',
      url: at(`/lesson/${lessonId}/submission?filename=${encodeURIComponent('..\\/Tugas \u202eBatik.pdf')}`),
      headers: { authorization: auth },
      payload: form,
    });
  };
  const PDF = Buffer.from('%PDF-1.7 tugas');

  it('counts, and can be fetched by its learner alone', async () => {
    const answer = await hand(PDF);
    expect(answer.statusCode).toBe(200);
    const given = answer.json<{ data: Submission }>().data;
    expect(given).toMatchObject({ no: 1, filename: '.. Tugas Batik.pdf', bytes: PDF.length });
    expect((await read(made.lesson.assignment)).data).toMatchObject({ state: 'done', submissions: [{ no: 1 }] });
    const url = at(`/submission/${given.id}`);
    const fetched = await test.app.inject({ method: 'GET', url, headers: { authorization: learner.auth } });
    expect(fetched.rawPayload.equals(PDF)).toBe(true);
    await enrolled(test, other, made.courseId);
    expect((await test.app.inject({ method: 'GET', url, headers: { authorization: other.auth } })).statusCode).toBe(
      404,
    );
    const { learningEvent } = schema;
    const events = await test.services.db
      .select({ kind: learningEvent.kind, object: learningEvent.object })
      .from(learningEvent)
      .where(eq(learningEvent.enrolmentId, enrolmentId));
    expect(events).toContainEqual({ kind: 'handed-in', object: String(made.lesson.assignment) });
  });

  it('again gets the next number, also twice at once', async () => {
    await Promise.all([hand(PDF), hand(PDF)]);
    expect((await read(made.lesson.assignment)).data.submissions.map(({ no }) => no)).toEqual([1, 2]);
  });

  it('is refused when it is something else than it may be, or not asked for', async () => {
    expect((await hand(Buffer.from('<html>'))).statusCode).toBe(415);
    expect((await hand(PDF, made.lesson.video)).statusCode).toBe(404);
    expect((await hand(PDF, made.lesson.assignment, other.auth)).statusCode).toBe(404);
  });
});
