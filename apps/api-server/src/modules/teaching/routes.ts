import { teachingEntries as entries } from '@suluh/api/catalogue';
import { and, eq } from 'drizzle-orm';
import { enrolmentsWithin } from '../../access/scope.ts';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { addressOf, answerQuestion, markWork } from './deeds.ts';
import { isUnanswered, isUnmarked, questionsWhere, submissionsWhere } from './read.ts';

/** What teachers do: answer questions and mark work (docs/product/learning.md#questions, #marks). */
export const teachingRoutes = [
  route(entries.staffQuestions, async ({ query: { page, limit, state }, caller }, { db }) => {
    const within = enrolmentsWithin(staff(caller).reach);
    const { rows, total } = await questionsWhere(db, and(within, state === 'waiting' ? isUnanswered() : undefined), {
      page,
      limit,
    });
    return { data: rows, meta: { page, limit, totalData: total } };
  }),

  route(entries.staffAnswer, async ({ params: { id }, body, caller }, services) => {
    const { reach, userId } = staff(caller);
    const by = await addressOf(services.db, userId);
    if (!(await answerQuestion(services, { id, by, ...body }, enrolmentsWithin(reach))))
      throw new ApiError('NOT_FOUND');
    const { rows } = await questionsWhere(services.db, eq(schema.lessonQuestion.id, id));
    return { data: rows[0]! };
  }),

  route(entries.staffSubmissions, async ({ query: { page, limit, state }, caller }, { db }) => {
    const within = enrolmentsWithin(staff(caller).reach);
    const { rows, total } = await submissionsWhere(db, and(within, state === 'waiting' ? isUnmarked() : undefined), {
      page,
      limit,
    });
    return { data: rows, meta: { page, limit, totalData: total } };
  }),

  route(entries.staffSubmissionFile, async ({ params: { id }, caller }, { db, files }) => {
    const { submission } = schema;
    const { rows } = await submissionsWhere(db, and(eq(submission.id, id), enrolmentsWithin(staff(caller).reach)));
    if (rows.length === 0) throw new ApiError('NOT_FOUND');
    const [found] = await db.select().from(submission).where(eq(submission.id, id));
    const file = await files.closed.find(found!.path);
    if (file === null) throw new ApiError('NOT_FOUND');
    return { data: { bytes: await file.read(), name: found!.filename } };
  }),

  route(entries.staffMark, async ({ params: { id }, body, caller }, services) => {
    const { reach, userId } = staff(caller);
    const by = await addressOf(services.db, userId);
    if (!(await markWork(services, { id, by, ...body }, enrolmentsWithin(reach)))) throw new ApiError('NOT_FOUND');
    const { rows } = await submissionsWhere(services.db, eq(schema.submission.id, id));
    return { data: rows[0]! };
  }),
];
