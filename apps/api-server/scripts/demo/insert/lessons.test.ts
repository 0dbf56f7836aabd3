import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Attempt, LessonDetail, MyCourseDetail } from '@suluh/api/types';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../../src/db/index.ts';
import { folderOf } from '../../../src/storage/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { demoLessons } from '../data/lessons/index.ts';
import { begun, finished, orders } from '../data/orders.ts';
import { findCourses, insertCourses, type InsertedCourse } from './courses.ts';
import { CLOSED_FOLDER, layLessonFiles } from './lessonFiles.ts';
import { attend } from '../../../src/modules/attending/attend.ts';
import { insertLearning } from './learning.ts';
import { insertLessons } from './lessons.ts';
import { insertOrders } from './orders.ts';

let test: TestApp;
let courses: InsertedCourse[];
let folder: string;
const questions = demoLessons.flatMap(({ parts, tests }) => [
  ...tests.flatMap((each) => each.questions),
  ...parts.flatMap(({ lessons }) => lessons.flatMap((lesson) => (lesson.kind === 'quiz' ? lesson.questions : []))),
]);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'suluh-demo-'));
  test = await startTestApp({ SULUH_DATA_DIR: folder });
  await layLessonFiles(folderOf('closed', test.env));
  await emptyTables(test.services.pool, ['partner', 'category', 'program', 'user_account']);
  const now = test.services.now();
  courses = await test.services.db.transaction((tx) => insertCourses(tx, now));
  await test.services.db.transaction((tx) => insertLessons(tx, courses, now));
});
afterAll(async () => {
  await test?.stop();
  await rm(folder, { recursive: true, force: true });
});

const idOf = (title: string): number => courses.find(({ demo }) => demo.title === title)!.id;
const callAs = async <Data>({ auth }: TestLearner, method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) => {
  const { status, body: answer } = await test.call(method, url, { auth, body });
  if (status !== 200 && status !== 201) throw new Error(`${method} ${url}: ${JSON.stringify(answer)}`);
  return answer.data as Data;
};
const own = async (learner: TestLearner, title: string): Promise<MyCourseDetail> =>
  callAs(learner, 'GET', `/api/my-course/${idOf(title)}`);

/** Answers every question of a test rightly, as it is written down. */
async function answerAll(learner: TestLearner, title: string, testId: number): Promise<Attempt> {
  const at = `/api/my-course/${idOf(title)}`;
  const attempt = await callAs<Attempt>(learner, 'POST', `${at}/test/${testId}`);
  const answers = attempt.items.map(({ position, text, options }) => {
    const asked = questions.find((question) => question.text === text && fits(question, options))!;
    const right = 'order' in asked ? asked.order : 'right' in asked ? asked.right : [];
    const answer = {
      choices: right.map((word) => options.indexOf(word)),
      text: 'accepted' in asked ? asked.accepted[0] : '',
    };
    return { position, answer, isUnsure: false, seq: 1, at: test.services.now().toISOString() };
  });
  await callAs(learner, 'PUT', `${at}/attempt/${attempt.id}/answer`, { answers });
  return callAs<Attempt>(learner, 'POST', `${at}/attempt/${attempt.id}/submit`);
}
/** Two tests may ask in the same words. */
const fits = (question: (typeof questions)[number], options: readonly string[]): boolean => {
  const all = 'order' in question ? question.order : 'right' in question ? [...question.right, ...question.wrong] : [];
  return all.length === options.length && all.every((word) => options.includes(word));
};

async function handIn({ auth }: TestLearner, url: string): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob(['%PDF-1.7 tugas']), 'tugas');
  const { statusCode, body } = await test.app.inject({
    method: 'POST',
    url: `${url}?filename=tugas.pdf`,
    headers: { authorization: auth },
    payload: form,
  });
  if (statusCode !== 200) throw new Error(`${url}: ${body}`);
}

/** Does every lesson as its rule says. */
async function learnAll(learner: TestLearner, title: string): Promise<void> {
  const { learning } = await own(learner, title);
  for (const { id, kind, rule, state } of learning.parts.flatMap(({ lessons }) => lessons)) {
    if (state === 'done') continue;
    const url = `/api/my-course/${idOf(title)}/lesson/${id}`;
    const lesson = await callAs<LessonDetail>(learner, 'GET', url);
    if (rule === 'passed') {
      expect((await answerAll(learner, title, lesson.quiz!.id)).score).toBe(100);
    } else if (rule === 'handed-in') {
      await handIn(learner, `${url}/submission`);
    } else if (rule === 'reported') {
      const { version, revision } = lesson.package!;
      const cmi =
        version === '2004'
          ? { completion_status: 'completed', success_status: 'passed', score: { scaled: '1' } }
          : { core: { lesson_status: 'passed', score: { raw: '100' } } };
      await callAs(learner, 'PUT', `${url}/package`, { revision, cmi, seconds: 60 });
    } else {
      expect([kind, rule]).toEqual([kind, kind === 'video' ? 'watched' : 'opened']);
      const seconds = Math.max(0, ...lesson.assets.map((asset) => asset.seconds ?? 0));
      await callAs(learner, 'PUT', `${url}/progress`, {
        watched: seconds > 0 ? [{ from: 0, to: seconds }] : [],
        positionSeconds: seconds,
        since: new Date(test.services.now().getTime() - 60_000).toISOString(),
        at: test.services.now().toISOString(),
        isFinished: rule === 'opened',
      });
    }
  }
}

/** Somebody owns the course: for a class whose day has come, and where they were. */
async function owner(title: string): Promise<TestLearner> {
  const { db, now } = test.services;
  const [learner] = (await manyLearners(test, 1)) as [TestLearner];
  const buyer = { userId: learner.userId, programId: null, sessionType: 'reguler' };
  await insertOrders(db, courses, buyer, [{ daysAgo: 1, titles: [title], event: 'settled' }], now());
  const { classSession, enrolment, event } = schema;
  const [row] = await db
    .select()
    .from(enrolment)
    .where(and(eq(enrolment.userId, learner.userId), isNotNull(enrolment.eventId)));
  if (!row) return learner;
  const startAt = now();
  const endAt = new Date(startAt.getTime() + 3_600_000);
  await db.update(event).set({ startAt, endAt }).where(eq(event.id, row.eventId!));
  const sessions = await db
    .update(classSession)
    .set({ startAt, endAt })
    .where(eq(classSession.eventId, row.eventId!))
    .returning();
  for (const session of sessions)
    await db.transaction((tx) =>
      attend(tx, test.services, {
        enrolmentId: row.id,
        session,
        at: startAt,
        timeZone: 'Asia/Jakarta',
        source: 'staff',
      }),
    );
  return learner;
}

describe('a demo course', () => {
  it.each(demoLessons.map(({ course }) => course))('%s can be learned to its certificate', async (title) => {
    const learner = await owner(title);
    const before = (await own(learner, title)).learning;
    const tests = (kind: string) => before.tests.filter((each) => each.kind === kind);
    for (const { id } of tests('pre')) expect((await answerAll(learner, title, id)).isPassed).toBe(true);
    await learnAll(learner, title);
    for (const { id } of tests('post')) expect((await answerAll(learner, title, id)).score).toBe(100);
    const { learning, certificateId, progressPercent } = await own(learner, title);
    const isCompetence = courses.find(({ demo }) => demo.title === title)!.demo.certificate === 'competence';
    expect(learning).toMatchObject({ percent: 100, next: null, certificate: { id: certificateId, isCompetence } });
    expect(progressPercent).toBe(100);
    expect(learning.requirements.every(({ isMet }) => isMet)).toBe(true);
  });

  it('gives its files to its learner as they lie there', async () => {
    const title = begun.title;
    const learner = await owner(title);
    const { learning } = await own(learner, title);
    const [video] = learning.parts.flatMap(({ lessons }) => lessons).filter(({ kind }) => kind === 'video');
    const { assets } = await callAs<LessonDetail>(learner, 'GET', `/api/my-course/${idOf(title)}/lesson/${video!.id}`);
    expect(assets.map(({ kind }) => kind).sort()).toEqual(['audio', 'captions', 'poster', 'video-240', 'video-480']);
    for (const { url, bytes, mimetype } of assets) {
      const { statusCode, rawPayload, headers } = await test.app.inject({ url });
      expect([statusCode, rawPayload.length, headers['content-type']]).toEqual([200, bytes, mimetype]);
      expect(
        rawPayload.equals(readFileSync(path.join(folderOf('closed', test.env), CLOSED_FOLDER, url.split('/').at(-1)!))),
      ).toBe(true);
    }
  });

  it('has no lesson whose rule cannot be met', async () => {
    const { rows } = await test.services.pool.query(
      `select l.title from lesson l join section s on s.id = l.section_id join course c on c.id = s.course_id
       where c.source = 'demo' and (l.rule is not null
         or l.kind = 'video' and not exists(select from lesson_asset a where a.lesson_id = l.id and a.seconds > 0)
         or l.kind = 'quiz' and not exists(select from test t join question q on q.test_id = t.id join question_version v on v.question_id = q.id where t.lesson_id = l.id)
         or l.kind = 'file' and not exists(select from lesson_asset a where a.lesson_id = l.id and a.kind = 'file')
         or l.kind in ('link', 'live') and l.url is null
         or l.kind in ('article', 'assignment') and coalesce(l.content, '') = '')`,
    );
    expect(rows).toEqual([]);
  });
});

describe('lessons that come to a database filled before', () => {
  it('replace those nobody has begun, and leave the others alone', async () => {
    const { db, now } = test.services;
    const { lesson, section } = schema;
    const shown = async (title: string) =>
      (
        await db
          .select({ id: lesson.id })
          .from(lesson)
          .innerJoin(section, eq(section.id, lesson.sectionId))
          .where(eq(section.courseId, idOf(title)))
      ).map(({ id }) => id);
    const untouched = 'Gizi Seimbang untuk Balita';
    const [learned, plain] = [await shown(begun.title), await shown(untouched)];
    await db.transaction(async (tx) => insertLessons(tx, await findCourses(tx), now()));
    expect(await shown(begun.title)).toEqual(learned);
    expect(await shown(untouched)).toHaveLength(plain.length);
    expect(await shown(untouched)).not.toEqual(plain);
  });
});

describe('the first demo learner', () => {
  it('has finished courses by the rules, and is in the middle of one; card, page and certificate agree', async () => {
    const { db, now } = test.services;
    const { certificate, completion, enrolment, userAccount } = schema;
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    const { userId } = learner;
    const [account] = await db.select().from(userAccount).where(eq(userAccount.id, userId));
    await insertOrders(db, courses, { userId, programId: null, sessionType: 'reguler' }, orders, now());
    const [byHand] = await db
      .update(enrolment)
      .set({ completedAt: now(), progressPercent: 100 }) // as demo data was filled before
      .where(and(eq(enrolment.userId, userId), eq(enrolment.courseId, idOf(finished[0].title))))
      .returning({ id: enrolment.id });
    for (let time = 0; time < 2; time++) await insertLearning(db, courses, userId, now());
    const cards = await callAs<{ courseId: number; progressPercent: number; certificateId: string | null }[]>(
      learner,
      'GET',
      '/api/my-course',
    );
    const rows = await db.select().from(enrolment).where(eq(enrolment.userId, userId));
    for (const row of rows) {
      const card = cards.find(({ courseId }) => courseId === row.courseId)!;
      const { learning } = await callAs<MyCourseDetail>(learner, 'GET', `/api/my-course/${row.courseId}`);
      expect([row.progressPercent, card.progressPercent]).toEqual([learning.percent, learning.percent]);
      expect(card.certificateId).toBe(learning.certificate?.id ?? null);
    }
    for (const { title } of finished) {
      const { learning } = await own(learner, title);
      expect(learning).toMatchObject({ percent: 100, next: null, certificate: { isCompetence: false } });
      expect(learning.doneLessons).toBe(learning.totalLessons);
      expect(learning.tests.every(({ isPassed }) => isPassed)).toBe(true);
    }
    expect(await db.$count(completion, eq(completion.enrolmentId, byHand!.id))).toBe(1);
    expect(await db.$count(certificate, eq(certificate.userId, userId))).toBe(2);
    const { learning } = await own(learner, begun.title);
    expect(learning).toMatchObject({ doneLessons: begun.doneLessons, percent: 42, next: { isBegun: true } });
    const url = `/api/my-course/${idOf(begun.title)}/lesson/${learning.next!.id}`;
    expect(await callAs<LessonDetail>(learner, 'GET', url)).toMatchObject({
      positionSeconds: begun.leftAtSeconds,
      watched: [{ from: 0, to: begun.leftAtSeconds }],
      notes: [begun.note],
    });
    const mails = await outboxOf(db);
    expect(mails.filter(({ payload }) => (payload as { to?: string }).to === account!.email)).toEqual([]);
  });
});
