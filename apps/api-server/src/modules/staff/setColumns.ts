import type { SQL } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/index.ts';

/** Writes the columns of a change; one that touches none of the table's own writes nothing. */
export async function setColumns<Table extends PgTable>(
  tx: Executor,
  table: Table,
  columns: PgUpdateSetSource<Table>,
  where: SQL,
): Promise<void> {
  if (Object.keys(columns).length > 0) await tx.update(table).set(columns).where(where);
}
