import { and, getTableName, ne, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/index.ts';
import { wrongAt } from '../../http/apiError.ts';

interface Named {
  name: string;
  /** Of the row that has the name already or is to have it; null for a new one. */
  id: number | null;
  /** What is said where another row has it. */
  taken: string;
}

/** A name that no other row of a table has, in whatever letters. @throws ApiError BAD_REQUEST at the field */
export async function requireFreeName(
  tx: Executor,
  table: PgTable & { id: PgColumn; name: PgColumn },
  { name, id, taken }: Named,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${getTableName(table)}))`); // of two who ask for one name the second finds it
  const same = and(sql`lower(${table.name}) = lower(${name})`, id === null ? undefined : ne(table.id, id));
  if ((await tx.$count(table, same)) > 0) throw wrongAt('name', taken);
}
