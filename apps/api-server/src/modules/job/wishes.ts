import { jobWishEntries as entries, type jobAlert as entity } from '@suluh/api/catalogue';
import { asksForSomething, MOST_ALERTS, MOST_SAVED_JOBS } from '@suluh/domain/job';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { mainLearner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { jobsFor, toJobCard } from './find.ts';
import { fitOf } from './fit.ts';
import { isOpen } from './openJob.ts';

const { job, jobAlert, jobSaved, userAccount } = schema;

/** Of one learner one is added after the other, so that no two at once pass the most there may be. */
const locked = (tx: Executor, userId: string) =>
  tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.id, userId)).for('update');

async function alertsOf(db: Executor, userId: string): Promise<z.input<typeof entity>[]> {
  const rows = await db
    .select()
    .from(jobAlert)
    .where(eq(jobAlert.userId, userId))
    .orderBy(asc(jobAlert.createdAt), asc(jobAlert.id));
  return rows.map(({ id, q, city, kind, company, education, experience, createdAt }) => ({
    id,
    q,
    city,
    kind,
    company,
    education,
    experience,
    createdAt: createdAt.toISOString(),
  }));
}

/** Vacancies a learner keeps, and searches that are watched for them (docs/product/job.md#saved). */
export const jobWishRoutes = [
  route(entries.matching, async ({ query, caller }, { db }) => {
    const { page, limit, ...filters } = query;
    const fit = await fitOf(db, mainLearner(caller).userId);
    const { rows, total } = await jobsFor(db, filters, { limit, offset: (page - 1) * limit, fit });
    return { data: rows.map(toJobCard), meta: { page, limit, totalData: total } };
  }),

  route(entries.saved, async ({ caller }, { db }) => {
    const rows = await db
      .select({ job })
      .from(jobSaved)
      .innerJoin(job, eq(job.id, jobSaved.jobId))
      .where(and(eq(jobSaved.userId, mainLearner(caller).userId), isOpen()))
      .orderBy(desc(jobSaved.createdAt), desc(jobSaved.jobId));
    return { data: rows.map((row) => toJobCard(row.job)) };
  }),

  route(entries.save, async ({ params, caller }, { db, now }) => {
    const { userId } = mainLearner(caller);
    await db.transaction(async (tx) => {
      await locked(tx, userId);
      if ((await tx.$count(job, and(eq(job.id, params.id), isOpen()))) === 0) throw new ApiError('NOT_FOUND');
      const isMine = eq(jobSaved.userId, userId);
      if ((await tx.$count(jobSaved, and(isMine, eq(jobSaved.jobId, params.id)))) > 0) return;
      if ((await tx.$count(jobSaved, isMine)) >= MOST_SAVED_JOBS) throw new ApiError('CONFLICT');
      await tx.insert(jobSaved).values({ userId, jobId: params.id, createdAt: now() });
    });
    return { data: { success: true } };
  }),

  route(entries.unsave, async ({ params, caller }, { db }) => {
    await db
      .delete(jobSaved)
      .where(and(eq(jobSaved.userId, mainLearner(caller).userId), eq(jobSaved.jobId, params.id)));
    return { data: { success: true } };
  }),

  route(entries.alerts, async ({ caller }, { db }) => ({ data: await alertsOf(db, mainLearner(caller).userId) })),

  route(entries.watch, async ({ body, caller }, { db, now }) => {
    const { userId } = mainLearner(caller);
    if (!asksForSomething(body)) throw new ApiError('BAD_REQUEST', { errors: [{ field: 'q', message: 'required' }] });
    return db.transaction(async (tx) => {
      await locked(tx, userId);
      const kept = { userId, ...body, createdAt: now(), seenUntil: now() };
      await tx.insert(jobAlert).values(kept).onConflictDoNothing();
      if ((await tx.$count(jobAlert, eq(jobAlert.userId, userId))) > MOST_ALERTS) throw new ApiError('CONFLICT');
      return { data: await alertsOf(tx, userId) };
    });
  }),

  route(entries.unwatch, async ({ params, caller }, { db }) => {
    await db.delete(jobAlert).where(and(eq(jobAlert.userId, mainLearner(caller).userId), eq(jobAlert.id, params.id)));
    return { data: { success: true } };
  }),
];
