import { isMarkEnough } from '@suluh/domain/learning';
import { leadingTo } from '@suluh/domain/notification';
import { questionAnsweredNews, workMarkedNews } from '@suluh/i18n-id/learningNews';
import { eq, sql, type SQL } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { completeIfDue } from '../learning/completeIfDue.ts';
import { recordChange } from '../staff/change.ts';
import { lockEnrolment } from '../learning/queries.ts';
import { lessonOf } from '../learning/readLessons.ts';
import { recordDone } from '../learning/recordDone.ts';
import { questionsWhere, submissionsWhere } from './read.ts';
import { tell } from '../notification/tell.ts';
import { wishesOf } from '../notification/wishes.ts';

/** What became of an answer or a mark: nothing where there is no such question or work, or somebody was faster. */
export type TeachingResult = 'done' | 'unknown' | 'conflict';

/** Who answers or marks, and from which version; without one whatever is there is answered anew. */
interface Doer {
  /** Address, for the record beside it. */
  by: string;
  /** Account, for the audit trail; null for a command. */
  actorId?: string | null;
  version?: number;
}

type Needs = Pick<Services, 'db' | 'now' | 'settings'>;

/** Address of a member of staff, for the record; the id of an account without one. */
export async function addressOf(db: Executor, userId: string): Promise<string> {
  const { userAccount } = schema;
  const [row] = await db.select({ email: userAccount.email }).from(userAccount).where(eq(userAccount.id, userId));
  return row?.email ?? userId;
}

/** Tells of an answer or a mark in a lesson, if its learner wants to hear of them. */
async function tellAnswered(
  tx: Executor,
  settings: Needs['settings'],
  {
    userId,
    courseId,
    lessonId,
    ...news
  }: { userId: string; courseId: number; lessonId: number; title: string; message: string; createdAt: Date },
): Promise<void> {
  const { course } = schema;
  const [about] = await tx.select({ slug: course.slug }).from(course).where(eq(course.id, courseId));
  const target = leadingTo('lesson', { course: about!.slug, lesson: lessonId });
  await tell(tx, { userId, topic: 'course', ...news, target }, await wishesOf(tx, { settings }, userId, 'learning'));
}

/**
 * Answers a question, or changes its answer; the learner is told of the first.
 * @param within the questions whoever answers may reach
 */
export function answerQuestion(
  { db, now: clock, settings }: Needs,
  { id, answer, isPublic, by, actorId = null, version }: { id: string; answer: string; isPublic: boolean } & Doer,
  within?: SQL,
): Promise<TeachingResult> {
  const { enrolment, lessonQuestion } = schema;
  return db.transaction(async (tx) => {
    const { rows } = await questionsWhere(tx, { that: eq(lessonQuestion.id, id), within });
    const [question] = rows;
    if (!question) return 'unknown';
    const [before] = await tx.select().from(lessonQuestion).where(eq(lessonQuestion.id, id)).for('update');
    if (version !== undefined && before!.version !== version) return 'conflict';
    const now = clock();
    await tx
      .update(lessonQuestion)
      .set({ answer, isPublic, answeredBy: by, answeredAt: now, version: sql`${lessonQuestion.version} + 1` })
      .where(eq(lessonQuestion.id, id));
    const told = (row: { answer: string | null; isPublic: boolean }) => ({
      answer: row.answer,
      isPublic: row.isPublic,
    });
    await recordChange(tx, {
      by: actorId,
      action: 'question.answer',
      subject: `question ${id}`,
      before: told(before!),
      after: told({ answer, isPublic }),
    });
    if (before!.answeredAt !== null) return 'done';
    const [asker] = await tx.select().from(enrolment).where(eq(enrolment.id, before!.enrolmentId));
    const news = questionAnsweredNews({ course: question.courseFullname, lesson: question.lessonTitle });
    const { courseId, lessonId } = question;
    await tellAnswered(tx, settings, { userId: asker!.userId, courseId, lessonId, ...news, createdAt: now });
    return 'done';
  });
}

/**
 * Marks work handed in. Earlier marks stay, the last one counts; where the lesson asks for a mark and this one is enough,
 * the lesson is done and the course judged in the same transaction (docs/product/learning.md#marks).
 * @param within the work whoever marks may reach
 */
export function markWork(
  { db, now: clock, settings }: Needs,
  { id, score, words, by, actorId = null, version }: { id: string; score: number; words: string } & Doer,
  within?: SQL,
): Promise<TeachingResult> {
  const { enrolment, submission, submissionMark } = schema;
  return db.transaction(async (tx) => {
    const found = () => submissionsWhere(tx, { that: eq(submission.id, id), within });
    if ((await found()).rows.length === 0) return 'unknown';
    const now = clock();
    const [handedIn] = await tx.select().from(submission).where(eq(submission.id, id));
    const { enrolmentId, lessonId } = handedIn!;
    const owned = await lockEnrolment(tx, enrolmentId); // marks of one learner are given one after the other
    const [work] = (await found()).rows; // with what was said meanwhile
    if (!work) return 'unknown';
    if (version !== undefined && work.version !== version) return 'conflict';
    await tx.insert(submissionMark).values({ submissionId: id, score, words, givenBy: by, createdAt: now });
    const before = work.score === null ? undefined : { score: work.score, words: work.words };
    await recordChange(tx, {
      by: actorId,
      action: 'submission.mark',
      subject: `submission ${id}`,
      ...(before ? { before } : {}),
      after: { score, words },
    });
    const [learner] = await tx.select().from(enrolment).where(eq(enrolment.id, enrolmentId));
    const news = workMarkedNews({ course: work.courseFullname, lesson: work.lessonTitle, score });
    const { courseId } = work;
    await tellAnswered(tx, settings, { userId: learner!.userId, courseId, lessonId, ...news, createdAt: now });
    if (!owned || !isMarkEnough(score)) return 'done';
    const { rule } = await lessonOf(tx, owned.enrolment, { lessonId, now });
    if (rule === 'marked' && (await recordDone(tx, { enrolmentId, lessonId, at: now, receivedAt: now })))
      await completeIfDue(tx, { settings, now: clock }, enrolmentId);
    return 'done';
  });
}
