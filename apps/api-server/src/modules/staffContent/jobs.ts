import type { staffContentEntries as entries, staffJobFields } from '@suluh/api/catalogue';
import { payFailure } from '@suluh/domain/job';
import { staffText } from '@suluh/i18n-id/staff';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { wrongAt } from '../../http/apiError.ts';
import type { Staff } from '../../http/route.ts';
import { setColumns } from '../staff/setColumns.ts';
import type { Part } from '../staff/records.ts';
import { everywhere, freeSlug, matchingOf } from './stands.ts';

const { job } = schema;
/** A vacancy as it is answered. */
type StaffJob = z.input<typeof entries.jobs.one.data>;
type Job = Pick<StaffJob, 'id' | 'isPublished' | 'salaryFrom' | 'salaryTo'>;

interface Change {
  before: Job;
  body: Partial<z.output<typeof staffJobFields>>;
  now: Date;
}

/** Pay as it may be. @throws ApiError BAD_REQUEST at its field */
function requirePay(pay: Pick<Job, 'salaryFrom' | 'salaryTo'>): void {
  const failed = payFailure(pay);
  if (failed === null) return;
  const field = pay.salaryFrom === null ? 'salaryFrom' : 'salaryTo';
  throw wrongAt(field, staffText.job.pay[failed]);
}

/** All of a vacancy as it is edited. */
export const editedJob = {
  id: job.id,
  from: sql`${job}`,
  within: everywhere,
  matching: matchingOf(job.title, job.isPublished),
  sorts: { postedAt: job.postedAt },
  async rows(db: Executor, { where, orderBy, limit, offset }: Part) {
    const rows = await db
      .select()
      .from(job)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ postedAt, ...row }) => ({ ...row, postedAt: postedAt.toISOString() }));
  },
  subject: 'job',
  table: job,
  key: job.id,
  async create(tx: Executor, body: z.output<typeof staffJobFields>, _who: Staff) {
    requirePay(body);
    const slug = await freeSlug(tx, job, body.title);
    const [made] = await tx
      .insert(job)
      .values({ ...body, slug })
      .returning({ id: job.id });
    return made!.id;
  },
  async update(tx: Executor, { before, body, now }: Change) {
    requirePay({ ...before, ...body });
    // Announced when it is published: whoever watches for it was not told of a draft (docs/product/job.md#saved).
    const isAnnounced = body.isPublished === true && !before.isPublished;
    await setColumns(tx, job, { ...body, ...(isAnnounced ? { postedAt: now } : {}) }, eq(job.id, before.id));
  },
};

/** A vacancy that is put back as it was: who was told of it is not told again. */
export const restoredJob = {
  ...editedJob,
  async update(tx: Executor, { before, body }: Change) {
    requirePay({ ...before, ...body });
    await setColumns(tx, job, body, eq(job.id, before.id));
  },
};
