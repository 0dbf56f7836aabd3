import { staffWorkEntries as entries, type staffWork as staffWorkSchema } from '@suluh/api/catalogue';
import { canStart, canStop, canUndo, progressOf, WORK_FILE_MS, type WorkKind } from '@suluh/domain/staff';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import type { Caller } from '../../http/route.ts';
import { staff } from '../../http/authenticate.ts';
import { holdsText } from '../staff/holdsText.ts';
import { oneOf, type Records } from '../staff/records.ts';

/** Work as it is answered. */
export type StaffWork = z.input<typeof staffWorkSchema>;
/** Work as it is kept. */
export type Work = typeof schema.staffWork.$inferSelect;
/** A row of it as it is kept. */
export type WorkRow = typeof schema.staffWorkRow.$inferSelect;

const { staffWork, userAccount } = schema;

/** What a kind of work takes of its person, at every moment it is done. */
export const PERMISSION_OF = {
  'course.import': 'course.edit',
  'course.export': 'course.read',
  'course.publish': 'course.publish',
  'course.category': 'course.edit',
} as const satisfies Record<WorkKind, string>;

const fileUntil = ({ kind, state, endedAt, path }: Work, now: Date): Date | null => {
  if (kind !== 'course.export' || state !== 'done' || endedAt === null || path === null) return null;
  const until = new Date(endedAt.getTime() + WORK_FILE_MS);
  return until > now ? until : null;
};

function told(work: Work, more: { by: string | null; sameFileAt: string | null }, now: Date): StaffWork {
  const { id, kind, state, fileName, format, unused, problem, counts, createdAt, checkedAt, endedAt } = work;
  return {
    id,
    kind,
    state,
    fileName,
    format,
    unused,
    problem,
    counts,
    by: more.by,
    sameFileAt: more.sameFileAt === null ? null : new Date(more.sameFileAt).toISOString(),
    ...progressOf(work),
    canStart: checkedAt !== null && canStart(work, checkedAt, now),
    canStop: canStop(work),
    canUndo: canUndo(work),
    fileUntil: fileUntil(work, now)?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** When the same file was applied before. */
const sameFileAt = sql<string | null>`(select max(s.ended_at) from ${staffWork} s
  where s.file_hash = ${staffWork.fileHash} and s.id <> ${staffWork.id} and s.state in ('done', 'stopped'))`;

/** Work of who asks; all of it for whose grant holds everywhere (docs/product/staff.md#work). */
export const workRecords = ({ now }: { now: () => Date }): Records<typeof entries.work.list> => ({
  id: staffWork.id,
  from: sql`${staffWork}`,
  within: (reach, userId) => (reach === 'everything' ? sql`true` : eq(staffWork.userId, userId!)),
  matching: ({ q, kind }) =>
    and(
      q === '' ? undefined : holdsText(staffWork.fileName, q),
      kind === undefined ? undefined : eq(staffWork.kind, kind),
    ),
  sorts: { createdAt: staffWork.createdAt },
  async rows(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select({ work: staffWork, by: userAccount.fullname, sameFileAt })
      .from(staffWork)
      .leftJoin(userAccount, eq(userAccount.id, staffWork.userId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ work, ...more }) => told(work, more, now()));
  },
});

/** Some work of the caller. @throws ApiError NOT_FOUND for what is another's */
export function workFor(
  db: Executor,
  services: { now: () => Date },
  { caller, id }: { caller: Caller; id: string },
): Promise<StaffWork> {
  const { reach, userId } = staff(caller);
  const records = workRecords(services);
  return oneOf(db, { ...records, within: () => records.within(reach, userId) }, id, reach);
}
