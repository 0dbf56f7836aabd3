import { teachingEntries as entries } from '@suluh/api/catalogue';
import { eq, type SQL } from 'drizzle-orm';
import { enrolmentsWithin } from '../../access/scope.ts';
import { schema, type Database } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Caller } from '../../http/route.ts';
import { lastChangeOf } from '../staff/change.ts';
import { requireVersion } from '../staff/editedRecords.ts';
import { addressOf, answerQuestion, markWork, type TeachingResult } from './deeds.ts';
import { isUnanswered, isUnmarked, questionsWhere, submissionsWhere } from './read.ts';

/** @throws ApiError NOT_FOUND; CONFLICT with what somebody else said meanwhile (docs/product/staff.md#two-people-one-record) */
async function requireDone(
  db: Database,
  result: TeachingResult,
  { subject, current }: { subject: string; current: () => Promise<Record<string, unknown> | undefined> },
): Promise<void> {
  if (result === 'done') return;
  if (result === 'unknown') throw new ApiError('NOT_FOUND');
  const now = await current();
  if (!now) throw new ApiError('NOT_FOUND'); // gone meanwhile
  throw new ApiError('CONFLICT', { data: { current: now, ...(await lastChangeOf(db, subject)) } });
}

/** Whose questions and work somebody reaches; undefined for everybody's. */
function ofReach(caller: Caller): SQL | undefined {
  const { reach } = staff(caller);
  return reach === 'everything' ? undefined : enrolmentsWithin(reach);
}

/** What teachers do: answer questions and mark work (docs/product/learning.md#questions, #marks). */
export const teachingRoutes = [
  route(entries.staffQuestions, async ({ query: { page, limit, state }, caller }, { db }) => {
    const asked = { that: state === 'waiting' ? isUnanswered() : undefined, within: ofReach(caller) };
    const { rows, total } = await questionsWhere(db, asked, { page, limit });
    return { data: rows, meta: { page, limit, totalData: total } };
  }),

  route(entries.staffAnswer, async ({ params: { id }, body, caller, ifMatch }, services) => {
    const { reach, userId } = staff(caller);
    const by = await addressOf(services.db, userId);
    const doer = { by, actorId: userId, version: requireVersion(ifMatch) };
    const one = async () => (await questionsWhere(services.db, { that: eq(schema.lessonQuestion.id, id) })).rows[0];
    const result = await answerQuestion(services, { id, ...doer, ...body }, enrolmentsWithin(reach));
    await requireDone(services.db, result, { subject: `question ${id}`, current: one });
    return { data: (await one())! };
  }),

  route(entries.staffSubmissions, async ({ query: { page, limit, state }, caller }, { db }) => {
    const asked = { that: state === 'waiting' ? isUnmarked() : undefined, within: ofReach(caller) };
    const { rows, total } = await submissionsWhere(db, asked, { page, limit });
    return { data: rows, meta: { page, limit, totalData: total } };
  }),

  route(entries.staffSubmissionFile, async ({ params: { id }, caller }, { db, files }) => {
    const { submission } = schema;
    const { rows } = await submissionsWhere(db, { that: eq(submission.id, id), within: ofReach(caller) });
    if (rows.length === 0) throw new ApiError('NOT_FOUND');
    const [found] = await db.select().from(submission).where(eq(submission.id, id));
    const file = await files.closed.find(found!.path);
    if (file === null) throw new ApiError('NOT_FOUND');
    return { data: { bytes: await file.read(), name: found!.filename } };
  }),

  route(entries.staffMark, async ({ params: { id }, body, caller, ifMatch }, services) => {
    const { reach, userId } = staff(caller);
    const by = await addressOf(services.db, userId);
    const doer = { by, actorId: userId, version: requireVersion(ifMatch) };
    const one = async () => (await submissionsWhere(services.db, { that: eq(schema.submission.id, id) })).rows[0];
    const result = await markWork(services, { id, ...doer, ...body }, enrolmentsWithin(reach));
    await requireDone(services.db, result, { subject: `submission ${id}`, current: one });
    return { data: (await one())! };
  }),
];
