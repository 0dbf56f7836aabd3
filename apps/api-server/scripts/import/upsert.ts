import type pg from 'pg';
import type { Written } from './kind.ts';

/** A table that imports write to: its columns with their types, as the keys of the rows. */
export interface ImportTable {
  name: string;
  columns: Readonly<Record<string, string>>;
  /** Columns that are only set on new rows: addresses stay, and what learners did here is not undone. */
  onlyNew: readonly string[];
  /** Columns of a unique index by which a row is known again; source and source_id unless named. */
  key?: readonly string[];
}

/**
 * Writes rows by their key: new ones are inserted, those that differ updated, equal ones left alone. Answers the
 * ids of the first two.
 */
export async function upsert(
  client: pg.ClientBase,
  { name, columns, onlyNew, key = ['source', 'source_id'] }: ImportTable,
  rows: readonly object[],
): Promise<Written & { ids: number[] }> {
  const all = Object.keys(columns);
  const changing = all.filter((column) => !key.includes(column) && !onlyNew.includes(column));
  const list = (prefix: string, of: readonly string[]) => of.map((column) => `${prefix}${column}`).join(', ');
  const result = await client.query<{ id: number; is_new: boolean }>(
    `insert into ${name} (${list('', all)})
     select ${list('r.', all)} from rows from (json_to_recordset($1::json) as (${all.map((column) => `${column} ${columns[column]}`).join(', ')})) with ordinality as r(${list('', all)}, number)
     order by r.number
     on conflict (${key.join(', ')}) do update set ${changing.map((column) => `${column} = excluded.${column}`).join(', ')}
     where (${list(`${name}.`, changing)}) is distinct from (${list('excluded.', changing)})
     returning id, xmax = 0 as is_new`,
    [JSON.stringify(rows)],
  );
  const inserted = result.rows.filter((row) => row.is_new).length;
  return { inserted, updated: result.rows.length - inserted, ids: result.rows.map(({ id }) => id) };
}
