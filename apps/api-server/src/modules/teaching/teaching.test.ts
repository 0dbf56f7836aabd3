import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LessonDetail, LessonQuestion, StaffQuestion, StaffSubmission, Submission } from '@suluh/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolled } from '../../../test/certificates.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { newLessons } from '../../../test/lessons.ts';
import { newStaff } from '../../../test/staff.ts';
import { readCommand, runCommand } from '../../teaching/runCommand.ts';
import { markDone } from '../lesson/reportProgress.ts';

const data = mkdtempSync(path.join(tmpdir(), 'suluh-teaching-'));
let test: TestApp;
let teacher: TestLearner;
let stranger: TestLearner;
let learner: TestLearner;
let other: TestLearner;
let made: Awaited<ReturnType<typeof newLessons>>;
let enrolmentId: string;
beforeAll(async () => {
  test = await startTestApp({ SULUH_DATA_DIR: data });
  teacher = await newStaff(test, 'teacher', { partnerId: 1 }); // of the courses of newLessons
  stranger = await newStaff(test, 'teacher', { partnerId: 2 });
});
afterAll(async () => {
  await test?.stop();
  rmSync(data, { recursive: true });
});
beforeEach(async () => {
  made = await newLessons(test);
  [learner, other] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
  enrolmentId = await enrolled(test, learner, made.courseId);
});

const at = (end: string) => `/api/my-course/${made.courseId}${end}`;
const lessonAs = async ({ auth }: TestLearner, lessonId: number) =>
  (await test.call('GET', at(`/lesson/${lessonId}`), { auth })).body.data as LessonDetail;
const news = async () =>
  (await test.services.db.select().from(schema.notification).where(eq(schema.notification.userId, learner.userId))).map(
    ({ title }) => title,
  );

describe('a question to the teacher', () => {
  const ask = async (text: string, { auth } = learner) => {
    const { status, body } = await test.call('POST', at(`/lesson/${made.lesson.video}/question`), {
      auth,
      body: { text },
    });
    return { status, data: body.data as LessonQuestion };
  };
  const answer = async (id: string, isPublic: boolean, { auth } = teacher, words = 'Tawas dulu.', version?: number) => {
    const { lessonQuestion } = schema;
    const [row] = await test.services.db.select().from(lessonQuestion).where(eq(lessonQuestion.id, id));
    return test.call('PUT', `/api/admin/question/${id}/answer`, {
      auth,
      body: { answer: words, isPublic },
      headers: { 'if-match': `"${version ?? row!.version}"` },
    });
  };
  const seenBy = async (who: TestLearner) => (await lessonAs(who, made.lesson.video)).questions;

  it('is its learner’s alone until it was answered for everybody, and its learner is told', async () => {
    await enrolled(test, other, made.courseId);
    const { data } = await ask(' Pengunci mana dulu? ');
    expect(data).toMatchObject({ text: 'Pengunci mana dulu?', isMine: true, answer: null });
    expect(await seenBy(learner)).toHaveLength(1);
    expect(await seenBy(other)).toEqual([]);
    expect((await answer(data.id, false)).status).toBe(200);
    expect(await seenBy(learner)).toMatchObject([{ answer: 'Tawas dulu.', isMine: true }]);
    expect(await seenBy(other)).toEqual([]);
    await answer(data.id, true, teacher, 'Tawas, lalu kapur.');
    expect(await seenBy(other)).toMatchObject([{ text: data.text, answer: 'Tawas, lalu kapur.', isMine: false }]);
    expect((await news()).filter((title) => title === 'Pertanyaanmu Dijawab')).toHaveLength(1);
  });

  it('waits for the teachers of its course, and for no others', async () => {
    const { data } = await ask('Berapa lama?');
    const waiting = async ({ auth }: TestLearner, state = 'waiting') =>
      (
        (await test.call('GET', `/api/admin/question?limit=100&state=${state}`, { auth })).body.data as StaffQuestion[]
      ).map(({ id }) => id);
    expect(await waiting(teacher)).toContain(data.id);
    expect(await waiting(stranger)).not.toContain(data.id);
    expect((await answer(data.id, true, stranger)).status).toBe(404);
    await answer(data.id, false);
    expect(await waiting(teacher)).not.toContain(data.id);
    expect(await waiting(teacher, 'all')).toContain(data.id);
  });

  it('waits for who looks after a programme where its learner is a member, and not for a neighbour of a shared course', async () => {
    const { db } = test.services;
    await db.insert(schema.courseProgram).values([
      { courseId: made.courseId, programId: 1 },
      { courseId: made.courseId, programId: 2 },
    ]);
    await db
      .insert(schema.membership)
      .values({ userId: learner.userId, sessionType: 'reguler', programId: 1 })
      .onConflictDoNothing();
    await enrolled(test, other, made.courseId);
    const { data: ofMember } = await ask('Dari anggota?');
    const { data: ofVisitor } = await ask('Dari luar?', other);
    const idsFor = async ({ auth }: TestLearner) =>
      ((await test.call('GET', '/api/admin/question?limit=100', { auth })).body.data as StaffQuestion[]).map(
        ({ id }) => id,
      );
    const ofProgram = await newStaff(test, 'teacher', { programId: 1 });
    const neighbour = await newStaff(test, 'teacher', { programId: 2 });
    expect(await idsFor(ofProgram)).toContain(ofMember.id);
    expect(await idsFor(ofProgram)).not.toContain(ofVisitor.id);
    expect(await idsFor(neighbour)).not.toContain(ofMember.id);
    expect((await answer(ofMember.id, false, neighbour)).status).toBe(404);
    expect((await answer(ofMember.id, false, ofProgram)).status).toBe(200);
    expect(await idsFor(teacher)).toEqual(expect.arrayContaining([ofVisitor.id]));
  });

  it('waits for who is named by its course, and for no other teacher of the same partner', async () => {
    const { db } = test.services;
    const called = async (teacherName: string) => {
      const { course, teacher: who } = schema;
      await db.update(course).set({ teacherName }).where(eq(course.id, made.courseId));
      const [row] = await db.select().from(who).where(eq(who.fullname, teacherName));
      return newStaff(test, 'teacher', { teacherId: row!.id });
    };
    const neighbour = await called('Galuh Pratama');
    const own = await called('Sekar Kinasih');
    const { data } = await ask('Untuk siapa?');
    const seen = async ({ auth }: TestLearner) =>
      ((await test.call('GET', '/api/admin/question?limit=100', { auth })).body.data as StaffQuestion[]).map(
        ({ id }) => id,
      );
    expect(await seen(own)).toEqual([data.id]);
    expect(await seen(neighbour)).toEqual([]);
    expect((await answer(data.id, false, neighbour)).status).toBe(404);
    expect((await answer(data.id, false, own)).status).toBe(200);
    await called('Galuh Pratama'); // the course is another's now
    expect(await seen(own)).toEqual([]);
    expect((await test.call('GET', `/api/admin/course/${made.courseId}`, { auth: own.auth })).status).toBe(404);
    expect((await test.call('GET', `/api/admin/course/${made.courseId}`, { auth: neighbour.auth })).status).toBe(200);
  });

  it('is answered on record by whoever read it last: of two the second is told what the first said', async () => {
    const { data } = await ask('Siapa duluan?');
    const answers = await Promise.all([
      answer(data.id, false, teacher, 'Jawaban satu.', 1),
      answer(data.id, false, teacher, 'Jawaban dua.', 1),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!.body.data as unknown as {
      current: StaffQuestion;
      changedBy: string;
    };
    const kept = answers.find(({ status }) => status === 200)!.body.data as StaffQuestion;
    expect(refused.current).toMatchObject({ answer: kept.answer, version: 2 });
    expect(refused.changedBy).toEqual(expect.any(String));
    expect((await answer(data.id, true, teacher, kept.answer!)).status).toBe(200);
    const { auditLog } = schema;
    const trail = await test.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `question ${data.id}`));
    expect(trail.map(({ action, actorId, before, after }) => [action, actorId, before, after])).toEqual([
      ['question.answer', teacher.userId, { answer: null }, { answer: kept.answer }],
      ['question.answer', teacher.userId, { isPublic: false }, { isPublic: true }],
    ]);
    const { auth } = teacher;
    const blind = await test.call('PUT', `/api/admin/question/${data.id}/answer`, { auth, body: { answer: 'x' } });
    expect(blind.status).toBe(400);
  });

  it('is nobody’s who does not own the course, and has words', async () => {
    expect((await ask('Boleh?', other)).status).toBe(404);
    expect((await ask('  ')).status).toBe(400);
  });

  it('is refused while twenty of the learner wait', async () => {
    const answers = [];
    for (let no = 0; no < 21; no += 1) answers.push((await ask(`Pertanyaan ${no}`)).status);
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 409]);
  });
});

describe('a mark', () => {
  const handIn = async () => {
    const form = new FormData();
    form.set('file', new Blob(['%PDF-1.7 tugas']), 'tugas');
    const { body } = await test.app
      .inject({
        method: 'POST',
        url: at(`/lesson/${made.lesson.assignment}/submission?filename=tugas.pdf`),
        headers: { authorization: learner.auth },
        payload: form,
      })
      .then((answer) => ({ body: answer.json<{ data: Submission }>() }));
    return body.data;
  };
  const versionOf = (id: string) =>
    test.services.db.$count(schema.submissionMark, eq(schema.submissionMark.submissionId, id));
  const mark = async (id: string, score: number, { auth } = teacher, version?: number) =>
    test.call('POST', `/api/admin/submission/${id}/mark`, {
      auth,
      body: { score, words: 'Rapi.' },
      headers: { 'if-match': `"${version ?? (await versionOf(id))}"` },
    });
  const asksForMark = () =>
    test.services.db.update(schema.lesson).set({ rule: 'marked' }).where(eq(schema.lesson.id, made.lesson.assignment));

  it('stands beside the work, the last one counts, and its learner is told', async () => {
    const work = await handIn();
    expect(work.mark).toBeNull();
    await mark(work.id, 40);
    test.advance(1);
    expect((await mark(work.id, 85)).body.data).toMatchObject({ score: 85, words: 'Rapi.', filename: 'tugas.pdf' });
    const [shown] = (await lessonAs(learner, made.lesson.assignment)).submissions;
    expect(shown!.mark).toMatchObject({ score: 85, words: 'Rapi.' });
    expect(await news()).toContain('Tugasmu Dinilai');
    const { submissionMark } = schema;
    expect(await test.services.db.$count(submissionMark, eq(submissionMark.submissionId, work.id))).toBe(2);
    const { auditLog } = schema;
    const trail = await test.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `submission ${work.id}`));
    expect(trail.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['submission.mark', null, { score: 40, words: 'Rapi.' }],
      ['submission.mark', { score: 40 }, { score: 85 }],
    ]);
  });

  it('makes the lesson done from 70 on, where its rule asks for one, and finishes the course', async () => {
    await asksForMark();
    const { video, article, quiz, assignment } = made.lesson;
    for (const lessonId of [video, article, quiz])
      await markDone(test.services, { enrolmentId, lessonId, at: test.services.now() });
    const work = await handIn();
    const state = async () => (await lessonAs(learner, assignment)).state;
    expect(await state()).not.toBe('done');
    await mark(work.id, 69);
    expect(await state()).not.toBe('done');
    const version = await versionOf(work.id);
    const both = await Promise.all([mark(work.id, 70, teacher, version), mark(work.id, 90, teacher, version)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]); // the second has not read the first
    expect(await state()).toBe('done');
    await mark(work.id, 10); // what is done stays done
    expect(await state()).toBe('done');
    expect((await news()).filter((title) => title === 'Kursus Selesai')).toHaveLength(1);
  });

  it('is given to the last work by the teachers of its course, who may read the file', async () => {
    const first = await handIn();
    const last = await handIn();
    const waiting = async ({ auth }: TestLearner) =>
      ((await test.call('GET', '/api/admin/submission?limit=100', { auth })).body.data as StaffSubmission[]).map(
        ({ id }) => id,
      );
    expect(await waiting(teacher)).toContain(last.id);
    expect(await waiting(teacher)).not.toContain(first.id);
    expect(await waiting(stranger)).not.toContain(last.id);
    const file = (auth: string) =>
      test.app.inject({
        method: 'GET',
        url: `/api/admin/submission/${last.id}/file`,
        headers: { authorization: auth },
      });
    expect((await file(teacher.auth)).body).toBe('%PDF-1.7 tugas');
    expect((await file(stranger.auth)).statusCode).toBe(404);
    expect((await file(learner.auth)).statusCode).toBe(403);
    expect((await mark(last.id, 80, stranger)).status).toBe(404);
    expect((await mark(last.id, 101)).status).toBe(400);
  });
});

describe('the command', () => {
  const id = '0190a1b2-0000-4000-8000-000000000000';
  const by = ['--by', 'guru@suluh.example'];
  it.each([
    ['questions', ['questions'], { kind: 'questions' }],
    ['work', ['work'], { kind: 'work' }],
    [
      'answer',
      ['answer', id, ...by, '--text', 'Tawas', '--public'],
      { kind: 'answer', id, by: by[1], answer: 'Tawas', isPublic: true },
    ],
    ['mark', ['mark', id, ...by, '--score', '100'], { kind: 'mark', id, by: by[1], score: 100, words: '' }],
    ['a mark above 100', ['mark', id, ...by, '--score', '101'], null],
    ['a mark in words', ['mark', id, ...by, '--score', 'baik'], null],
    ['an answer without words', ['answer', id, ...by], null],
    ['nobody', ['mark', id, '--score', '70'], null],
    ['another word', ['grade'], null],
  ])('%s', (_, args, expected) => {
    expect(readCommand(args)).toEqual(expected);
  });

  it('lists what waits, answers it, and says what is not there', async () => {
    const { body } = await test.call('POST', at(`/lesson/${made.lesson.video}/question`), {
      auth: learner.auth,
      body: { text: 'Lewat perintah?' },
    });
    const asked = body.data as LessonQuestion;
    expect((await runCommand(test.services, { kind: 'questions' })).lines.join('\n')).toContain('Lewat perintah?');
    const answer = { kind: 'answer', by: 'guru@suluh.example', answer: 'Ya.', isPublic: false } as const;
    expect((await runCommand(test.services, { ...answer, id: asked.id })).exitCode).toBe(0);
    expect((await lessonAs(learner, made.lesson.video)).questions).toMatchObject([{ answer: 'Ya.' }]);
    expect((await runCommand(test.services, { ...answer, id })).exitCode).toBe(1);
  });
});
