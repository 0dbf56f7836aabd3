import { staffWorkEntries as entries, type staffWork as staffWorkSchema } from '@suluh/api/catalogue';
import {
  canReadAnew,
  canStart,
  canStop,
  canUndo,
  EVERYTHING,
  isExport,
  isImport,
  progressOf,
  reaches,
  refusedUntil,
  resourceOf,
  WORK_FILE_MS,
  WORK_KINDS,
  workRule,
  type Reach,
  type WorkKind,
} from '@suluh/domain/staff';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { grantHoldsAt } from '../../access/grantHolds.ts';
import { staffReach } from '../../access/staffOf.ts';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Caller } from '../../http/route.ts';
import { staff } from '../../http/authenticate.ts';
import { holdsText } from '../staff/holdsText.ts';
import { oneOf, type Records } from '../staff/records.ts';
import { importedOf } from './subjects/index.ts';
import { readFields } from './table/headings.ts';

/** Work as it is answered. */
export type StaffWork = z.input<typeof staffWorkSchema>;
/** Work as it is kept. */
export type Work = typeof schema.staffWork.$inferSelect;
/** A row of it as it is kept. */
export type WorkRow = typeof schema.staffWorkRow.$inferSelect;

const { staffGrant, staffRolePermission, staffWork, userAccount } = schema;

const fileUntil = ({ kind, state, endedAt, path }: Work, now: Date): Date | null => {
  if (!isExport(kind) || state !== 'done' || endedAt === null || path === null) return null;
  const until = new Date(endedAt.getTime() + WORK_FILE_MS);
  return until > now ? until : null;
};

const stillAfter = (until: Date | null, now: Date): string | null =>
  until !== null && until > now ? until.toISOString() : null;

function told(work: Work, more: { by: string | null; sameFileAt: string | null }, now: Date): StaffWork {
  const { id, kind, state, fileName, format, unused, columns, problem, counts, createdAt, checkedAt, endedAt } = work;
  return {
    id,
    kind,
    state,
    fileName,
    format,
    unused,
    columns: [...columns],
    fields: isImport(kind) ? readFields(importedOf(resourceOf(kind))) : [],
    canReadAnew: canReadAnew({ ...work, hasFile: work.path !== null }),
    problem,
    counts,
    by: more.by,
    sameFileAt: more.sameFileAt === null ? null : new Date(more.sameFileAt).toISOString(),
    ...progressOf(work),
    canStart: checkedAt !== null && canStart(work, checkedAt, now),
    canStop: canStop(work),
    canUndo: canUndo(work),
    refusedUntil: stillAfter(refusedUntil(work), now),
    fileUntil: fileUntil(work, now)?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** When the same file was applied before. */
const sameFileAt = sql<string | null>`(select max(s.ended_at) from ${staffWork} s
  where s.file_hash = ${staffWork.fileHash} and s.id <> ${staffWork.id} and s.state in ('done', 'stopped'))`;

/** Work of a kind that somebody may do everywhere by the grants that hold now. */
function doneEverywhere(userId: string, now: Date): SQL {
  const kinds = sql.join(
    WORK_KINDS.map((kind) => sql`(${kind}::text, ${workRule(kind).permission}::text)`),
    sql`, `,
  );
  return sql`${staffWork.kind} in (select k.kind from (values ${kinds}) as k(kind, permission)
    join ${staffRolePermission} p on p.permission in (k.permission, ${EVERYTHING})
    join ${staffGrant} g on g.role = p.role and g.user_id = ${userId} and ${grantHoldsAt(now, 'g')}
    where g.partner_id is null and g.program_id is null and g.event_id is null and g.teacher_id is null)`;
}

/** Work of who asks; all of a kind for who may do that everywhere (docs/product/staff.md#work). */
export const workRecords = ({ now }: { now: () => Date }): Records<typeof entries.work.list> => ({
  id: staffWork.id,
  from: sql`${staffWork}`,
  within: (_reach, userId) => or(eq(staffWork.userId, userId!), doneEverywhere(userId!, now()))!,
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

/**
 * Where somebody may do work of a kind now, which may be less than when it was given.
 * @throws ApiError FORBIDDEN to who may not any more
 */
export async function reachFor(
  db: Executor,
  { userId, kind, now }: { userId: string; kind: WorkKind; now: Date },
): Promise<Reach> {
  const { permission, scope } = workRule(kind);
  const reach = await staffReach(db, userId, permission, now);
  if (!reaches(reach, scope)) throw new ApiError('FORBIDDEN');
  return reach;
}
