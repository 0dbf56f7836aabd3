import { isMarkEnough } from '@suluh/domain/learning';
import { questionAnsweredNews, workMarkedNews } from '@suluh/i18n-id/learningNews';
import { and, eq, type SQL } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { completeIfDue } from '../learning/completeIfDue.ts';
import { lockEnrolment } from '../learning/queries.ts';
import { lessonOf } from '../learning/readLessons.ts';
import { recordDone } from '../learning/recordDone.ts';
import { questionsWhere, submissionsWhere } from './read.ts';
import { tell } from '../notification/tell.ts';
import { wishesOf } from '../notification/wishes.ts';

type Needs = Pick<Services, 'db' | 'now' | 'settings'>;

/** Address of a member of staff, for the record; the id of an account without one. */
export async function addressOf(db: Executor, userId: string): Promise<string> {
  const { userAccount } = schema;
  const [row] = await db.select({ email: userAccount.email }).from(userAccount).where(eq(userAccount.id, userId));
  return row?.email ?? userId;
}

/** Tells of an answer or a mark, if its learner wants to hear of them. */
async function tellAnswered(
  tx: Executor,
  settings: Needs['settings'],
  { userId, ...news }: { userId: string; title: string; message: string; createdAt: Date },
): Promise<void> {
  await tell(tx, { userId, ...news }, await wishesOf(tx, { settings }, userId, 'learning'));
}

/**
 * Answers a question, or changes its answer; the learner is told of the first.
 * @param within the questions whoever answers may reach @returns whether there is such a question
 */
export function answerQuestion(
  { db, now: clock, settings }: Needs,
  { id, answer, isPublic, by }: { id: string; answer: string; isPublic: boolean; by: string },
  within?: SQL,
): Promise<boolean> {
  const { enrolment, lessonQuestion } = schema;
  return db.transaction(async (tx) => {
    const { rows } = await questionsWhere(tx, and(eq(lessonQuestion.id, id), within));
    const [question] = rows;
    if (!question) return false;
    const [before] = await tx.select().from(lessonQuestion).where(eq(lessonQuestion.id, id)).for('update');
    const now = clock();
    await tx
      .update(lessonQuestion)
      .set({ answer, isPublic, answeredBy: by, answeredAt: now })
      .where(eq(lessonQuestion.id, id));
    if (before!.answeredAt !== null) return true;
    const [asker] = await tx.select().from(enrolment).where(eq(enrolment.id, before!.enrolmentId));
    const news = questionAnsweredNews({ course: question.courseFullname, lesson: question.lessonTitle });
    await tellAnswered(tx, settings, { userId: asker!.userId, ...news, createdAt: now });
    return true;
  });
}

/**
 * Marks work handed in. Earlier marks stay, the last one counts; where the lesson asks for a mark and this one is enough,
 * the lesson is done and the course judged in the same transaction (docs/product/learning.md#marks).
 * @param within the work whoever marks may reach @returns whether there is such work
 */
export function markWork(
  { db, now: clock, settings }: Needs,
  { id, score, words, by }: { id: string; score: number; words: string; by: string },
  within?: SQL,
): Promise<boolean> {
  const { enrolment, submission, submissionMark } = schema;
  return db.transaction(async (tx) => {
    const { rows } = await submissionsWhere(tx, and(eq(submission.id, id), within));
    const [work] = rows;
    if (!work) return false;
    const now = clock();
    const [handedIn] = await tx.select().from(submission).where(eq(submission.id, id));
    const { enrolmentId, lessonId } = handedIn!;
    const owned = await lockEnrolment(tx, enrolmentId); // marks of one learner are given one after the other
    await tx.insert(submissionMark).values({ submissionId: id, score, words, givenBy: by, createdAt: now });
    const [learner] = await tx.select().from(enrolment).where(eq(enrolment.id, enrolmentId));
    const news = workMarkedNews({ course: work.courseFullname, lesson: work.lessonTitle, score });
    await tellAnswered(tx, settings, { userId: learner!.userId, ...news, createdAt: now });
    if (!owned || !isMarkEnough(score)) return true;
    const { rule } = await lessonOf(tx, owned.enrolment, { lessonId, now });
    if (rule === 'marked' && (await recordDone(tx, { enrolmentId, lessonId, at: now, receivedAt: now })))
      await completeIfDue(tx, { settings, now: clock }, enrolmentId);
    return true;
  });
}
