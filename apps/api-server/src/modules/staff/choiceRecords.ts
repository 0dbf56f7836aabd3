import type { Reach } from '@suluh/domain/staff';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/index.ts';
import { holdsText } from './holdsText.ts';
import type { Part } from './records.ts';

type TextColumn = PgColumn & { _: { data: string; notNull: true } };

interface Choices<Id extends PgColumn> {
  table: PgTable;
  id: Id;
  /** What is read and looked for. */
  name: TextColumn;
  /** A second name, to tell those of one name apart. */
  code: TextColumn;
  /** Which of them somebody may choose. */
  within: (reach: Reach) => SQL;
}

/** Rows to choose from by name, for a form: number, name and code. */
export const choiceRecords = <Id extends PgColumn>({ table, id, name, code, within }: Choices<Id>) => ({
  id,
  from: sql`${table}`,
  within,
  matching: ({ q }: { q: string }): SQL | undefined => (q === '' ? undefined : holdsText(name, q)),
  sorts: { name },
  rows: (db: Executor, { where, orderBy, limit, offset }: Part) =>
    db
      .select({ id, name, code })
      .from(table)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
});
