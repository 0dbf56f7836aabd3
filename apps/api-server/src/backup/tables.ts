import type pg from 'pg';
import { BackupRefused } from './manifest.ts';

type Querying = Pick<pg.ClientBase, 'query'>;

/** Every table of ours with the tables it refers to. */
async function references(client: Querying): Promise<Map<string, Set<string>>> {
  const { rows } = await client.query<{ name: string; refers: string[] }>(
    `select c.relname as name, coalesce(array_agg(distinct f.relname) filter (where f.relname is not null and f.oid <> c.oid), '{}')::text[] as refers
     from pg_class c
     left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
     left join pg_class f on f.oid = k.confrelid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
     group by c.relname order by c.relname`,
  );
  return new Map(rows.map(({ name, refers }) => [name, new Set(refers)]));
}

/**
 * Tables in an order in which each comes after those it refers to. @throws BackupRefused for tables that refer to each
 * other in a circle
 */
export async function tablesInOrder(client: Querying): Promise<string[]> {
  const waiting = await references(client);
  const order: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting]
      .filter(([, refers]) => [...refers].every((name) => !waiting.has(name)))
      .map(([name]) => name);
    if (ready.length === 0)
      throw new BackupRefused(`These tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}.`);
    for (const name of ready) waiting.delete(name);
    order.push(...ready);
  }
  return order;
}

/** Where every sequence of ours stands. */
export async function sequencesOf(client: Querying): Promise<{ name: string; lastValue: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const found = [];
  for (const { name } of rows) {
    const { rows: at } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from public."${name}"`,
    );
    found.push({ name, lastValue: at[0]!.last_value, isCalled: at[0]!.is_called });
  }
  return found;
}
