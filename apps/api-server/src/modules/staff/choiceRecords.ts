import type { Reach } from '@suluh/domain/staff';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/index.ts';
import { holdsText } from './holdsText.ts';
import type { Part } from './records.ts';

type TextColumn = PgColumn & { _: { data: string; notNull: true } };

interface Choices<Id extends PgColumn, More extends Record<string, PgColumn>> {
  table: PgTable;
  id: Id;
  /** What is read and looked for. */
  name: TextColumn;
  /** What is told beside the name, such as a code that tells those of one name apart. */
  more: More;
  /** Which of them somebody may choose. */
  within: (reach: Reach) => SQL;
}

/** Rows to choose from by name, for a form. */
export const choiceRecords = <Id extends PgColumn, More extends Record<string, PgColumn>>({
  table,
  id,
  name,
  more,
  within,
}: Choices<Id, More>) => ({
  id,
  from: sql`${table}`,
  within,
  matching: ({ q }: { q: string }): SQL | undefined => (q === '' ? undefined : holdsText(name, q)),
  sorts: { name },
  rows: (db: Executor, { where, orderBy, limit, offset }: Part) =>
    db
      .select({ id, name, ...more })
      .from(table)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
});
