import { staffBackgroundEntries as entries } from '@suluh/api/catalogue';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { backgroundFigures } from '../../jobs/figures.ts';
import { deadCount, stopFailingJob, troubledJobs } from '../../jobs/troubledJobs.ts';
import { retryMail } from '../../mail/retryMail.ts';
import { retryOrderWork } from '../payment/jobs/retryOrderWork.ts';
import { recordChange } from '../staff/change.ts';
import { accountOf } from '../staff/self.ts';

/** What a job is called in the audit trail: a mail, or the order it is about. */
const subjectOf = (id: string): string => (id.includes(':') ? `order:${id.split(':')[1]}` : `mail ${id}`);

/** What runs in the background, and what of it is in trouble (docs/product/staff.md#background). */
export const backgroundRoutes: Route[] = [
  route(entries.background, async (_call, services) => {
    const [kinds, jobs] = await Promise.all([backgroundFigures(services.pool), troubledJobs(services)]);
    return {
      data: {
        kinds,
        jobs: jobs.map(({ failedAt, ...job }) => ({ ...job, since: failedAt?.toISOString() ?? null })),
      },
    };
  }),

  route(entries.backgroundCount, async (_call, { pool }) => ({ data: { dead: await deadCount(pool) } })),

  route(entries.backgroundRetry, async ({ params: { id }, caller }, services) => {
    const { db } = services;
    const { userId: actorId } = staff(caller);
    const [job, orderId] = id.split(':');
    if (job && orderId) {
      const { email: by } = await accountOf(services, actorId);
      if (!(await retryOrderWork(db, { job, orderId, by, actorId }))) throw new ApiError('NOT_FOUND');
      return { data: { success: true } };
    }
    if (!(await retryMail(db, Number(id)))) throw new ApiError('NOT_FOUND');
    await recordChange(db, { by: actorId, action: 'mail.retry', subject: subjectOf(id) });
    return { data: { success: true } };
  }),

  route(entries.backgroundStop, async ({ params: { id }, body: { reason }, caller }, { db }) => {
    if (!(await stopFailingJob(db, id))) throw new ApiError('NOT_FOUND');
    await recordChange(db, {
      by: staff(caller).userId,
      action: 'background.stop',
      subject: subjectOf(id),
      after: { reason },
    });
    return { data: { success: true } };
  }),
];
