import { schema, type Executor } from '../../db/index.ts';

/** Remembers that somebody was told; false when they were before. */
export async function isFirst(
  tx: Executor,
  enrolmentId: string,
  kind: string,
  about: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(schema.reminder)
    .values({ enrolmentId, kind, about, createdAt: now })
    .onConflictDoNothing()
    .returning({ kind: schema.reminder.kind });
  return rows.length === 1;
}
