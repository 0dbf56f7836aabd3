import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../src/db/index.ts';

/**
 * What was put into the outbox, in the order it was put there: all of it, or of one kind. A table is read in any order once
 * rows of it were changed, so a test that asks for the first letter asks here.
 */
export function outboxOf(db: Executor, kind?: string) {
  const { outbox } = schema;
  return db
    .select()
    .from(outbox)
    .where(kind === undefined ? undefined : eq(outbox.kind, kind))
    .orderBy(outbox.id);
}
