import type pg from 'pg';
import type { ImportedRow } from './kind.ts';

/** A row of the file with the line it stands on. */
export interface LinedRow<Row> {
  line: number;
  row: Row;
}

/**
 * Makes the list of what the file has had so far: a temporary table of this connection, so that memory stays constant.
 */
export async function startSeen(client: pg.ClientBase): Promise<void> {
  await client.query(
    'create temporary table import_seen (source text, source_id text, line int not null, primary key (source, source_id))',
  );
}

/** Puts rows on the list; answers those that were on it already, with the line that had them first. */
export async function takeDuplicates<Row extends ImportedRow>(
  client: pg.ClientBase,
  rows: readonly LinedRow<Row>[],
): Promise<Map<number, number>> {
  const { rows: found } = await client.query<{ line: number; first: number }>(
    `with given as (select * from json_to_recordset($1::json) as r(source text, source_id text, line int)),
       added as (insert into import_seen select distinct on (source, source_id) * from given order by source, source_id, line on conflict do nothing returning *)
     select g.line, coalesce(a.line, s.line) as first from given g left join added a using (source, source_id) left join import_seen s using (source, source_id)
     where a.line is distinct from g.line order by g.line`,
    [JSON.stringify(rows.map(({ line, row: { source, source_id } }) => ({ source, source_id, line })))],
  );
  return new Map(found.map(({ line, first }) => [line, first]));
}
