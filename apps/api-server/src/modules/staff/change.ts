import { saysSame } from '@suluh/domain/staff';
import { and, desc, eq, like, not } from 'drizzle-orm';
import { READING_AREA } from '../../access/recordReading.ts';
import { schema, type Executor } from '../../db/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** What changes by itself with every change, and says nothing. */
const SILENT = new Set(['version', 'updatedAt']);

/** The fields of `values` that say another thing in `other`. */
const differing = (values: Values, other: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !SILENT.has(name) && !saysSame(value, other[name])),
  );

/** A change as the audit trail keeps it. */
export interface Change {
  /** Who of staff; null for a deed whose person is gone. */
  by: string | null;
  /** What was done, `area.deed`. */
  action: string;
  /** What it was done to, such as `course 12`. */
  subject: string;
  before?: Values;
  after?: Values;
}

/**
 * Writes a change into the audit trail, in the transaction it belongs to: of before and after the fields that differ
 * (docs/product/staff.md#audit-trail).
 */
export async function recordChange(tx: Executor, { by, action, subject, before, after }: Change): Promise<void> {
  await tx.insert(schema.auditLog).values({
    actorId: by,
    action,
    subject,
    before: before && after ? differing(before, after) : (before ?? null),
    after: before && after ? differing(after, before) : (after ?? null),
  });
}

/** What was changed about something, the latest first, at most 100; of one deed alone where it is named. */
export async function historyOf(db: Executor, subject: string, action?: string) {
  const { auditLog, userAccount } = schema;
  const rows = await db
    .select({ entry: auditLog, by: userAccount.fullname })
    .from(auditLog)
    .leftJoin(userAccount, eq(userAccount.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.subject, subject),
        action === undefined ? not(like(auditLog.action, `${READING_AREA}.%`)) : eq(auditLog.action, action),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(100);
  return rows.map(({ entry: { id, action, before, after, createdAt }, by }) => ({
    id,
    at: createdAt.toISOString(),
    action,
    by,
    before: (before ?? null) as Record<string, unknown> | null,
    after: (after ?? null) as Record<string, unknown> | null,
  }));
}

/** Who changed something last, or did a deed to it, and when; nulls when nobody of staff did. */
export async function lastChangeOf(db: Executor, subject: string, action?: string) {
  const [last] = await historyOf(db, subject, action);
  return { changedBy: last?.by ?? null, changedAt: last?.at ?? null };
}
