import type { WorkCounts, WorkState } from '@suluh/domain/staff';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { WorkRow } from './work.ts';

const { staffWork, staffWorkRow } = schema;

/** For how long work belongs to the worker that took it: one that is killed gives it back so late. */
export const LEASE_MS = 60_000;

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

/** Rows to write; what is left out of one says nothing. */
export type NewRow = Omit<typeof staffWorkRow.$inferInsert, 'workId'>;

/** Writes rows of some work. */
export async function addRows(tx: Executor, workId: string, rows: readonly NewRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(staffWorkRow).values(rows.map((row) => ({ ...row, workId })));
}

const counted = (what: string) => sql.raw(`count(*) filter (where ${what})`);

/** How the rows of some work stand now, written down beside it. */
export const recount = (tx: Executor, workId: string) =>
  tx.execute(sql`update ${staffWork} set counts = (select jsonb_build_object(
    'create', ${counted("action = 'create'")}, 'update', ${counted("action = 'update'")},
    'same', ${counted("action = 'same'")}, 'refuse', ${counted("action = 'refuse'")},
    'done', ${counted("outcome = 'done'")}, 'failed', ${counted("outcome = 'failed'")},
    'undone', ${counted("undo = 'undone'")}, 'kept', ${counted("undo = 'kept'")})
    from ${staffWorkRow} where work_id = ${workId}) where ${staffWork.id} = ${workId}`);

/** Keeps work for this worker a while longer, with how far it is where that is said. @returns false when it was stopped meanwhile */
export async function keepWork(
  db: Executor,
  work: { id: string; state: WorkState },
  now: Date,
  counts?: WorkCounts,
): Promise<boolean> {
  const kept = await db
    .update(staffWork)
    .set({ leasedUntil: leaseFrom(now), ...(counts ? { counts } : {}) })
    .where(and(eq(staffWork.id, work.id), eq(staffWork.state, work.state)))
    .returning({ id: staffWork.id });
  return kept.length === 1;
}

/** Whether work is still to be gone on with; nobody moves it until the transaction is over. */
export async function isStill(tx: Executor, work: { id: string; state: WorkState }): Promise<boolean> {
  const found = await tx
    .select({ id: staffWork.id })
    .from(staffWork)
    .where(and(eq(staffWork.id, work.id), eq(staffWork.state, work.state)))
    .for('share');
  return found.length === 1;
}

/** Moves work on, unless somebody moved it meanwhile. */
export async function moveWork(
  db: Executor,
  work: { id: string; state: WorkState },
  set: Partial<typeof staffWork.$inferInsert> & { state: WorkState },
): Promise<boolean> {
  const moved = await db
    .update(staffWork)
    .set({ leasedUntil: null, ...set })
    .where(and(eq(staffWork.id, work.id), eq(staffWork.state, work.state)))
    .returning({ id: staffWork.id });
  return moved.length === 1;
}

/** Takes work nobody is at, the oldest first. */
export async function takeWork(db: Executor, now: Date): Promise<typeof staffWork.$inferSelect | null> {
  const waiting = db
    .select({ id: staffWork.id })
    .from(staffWork)
    .where(
      sql`${staffWork.state} in ('reading', 'running', 'undoing') and (${staffWork.leasedUntil} is null or ${staffWork.leasedUntil} <= ${now})`,
    )
    .orderBy(asc(staffWork.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(staffWork)
    .set({ leasedUntil: leaseFrom(now) })
    .where(inArray(staffWork.id, waiting))
    .returning();
  return taken ?? null;
}

/** Rows that are still to be done, in their order. */
export const rowsToDo = (db: Executor, workId: string, limit: number): Promise<WorkRow[]> =>
  db
    .select()
    .from(staffWorkRow)
    .where(
      and(
        eq(staffWorkRow.workId, workId),
        inArray(staffWorkRow.action, ['create', 'update']),
        isNull(staffWorkRow.outcome),
      ),
    )
    .orderBy(asc(staffWorkRow.number))
    .limit(limit);

/** Rows that were done and are still to be taken back, the last first. */
export const rowsToUndo = (db: Executor, workId: string, limit: number): Promise<WorkRow[]> =>
  db
    .select()
    .from(staffWorkRow)
    .where(and(eq(staffWorkRow.workId, workId), eq(staffWorkRow.outcome, 'done'), isNull(staffWorkRow.undo)))
    .orderBy(desc(staffWorkRow.number))
    .limit(limit);

/** Writes down what came of a row. */
export const setRow = (tx: Executor, { workId, number }: Pick<WorkRow, 'workId' | 'number'>, set: Partial<NewRow>) =>
  tx
    .update(staffWorkRow)
    .set(set)
    .where(and(eq(staffWorkRow.workId, workId), eq(staffWorkRow.number, number)));
