import type pg from 'pg';
import { categories } from '../demo/data/categories.ts';

/**
 * Makes the twelve categories and Prakerja (78) unless they are there, and answers the id of each by its slug. Runs in
 * the client's transaction, if one is open.
 */
export async function ensureCategories(client: pg.ClientBase): Promise<ReadonlyMap<string, number>> {
  const known = await client.query<{ slug: string; id: number }>('select slug, id from category');
  const ids = new Map(known.rows.map(({ slug, id }) => [slug, id]));
  const missing = categories.flatMap((row, position) => (ids.has(row.slug) ? [] : [{ ...row, position }]));
  if (missing.length === 0) return ids;
  await client.query(
    `insert into category (id, slug, name, position) select id, slug, name, position
     from json_to_recordset($1::json) as r(id int, slug text, name text, position int) on conflict do nothing`,
    [JSON.stringify(missing)],
  );
  // An id that another category has already: any free one will do, but for Prakerja, which is known by its number.
  await client.query(
    `insert into category (slug, name, position) select slug, name, position
     from json_to_recordset($1::json) as r(id int, slug text, name text, position int) on conflict do nothing`,
    [JSON.stringify(missing.filter(({ slug }) => slug !== 'prakerja'))],
  );
  const { rows } = await client.query<{ slug: string; id: number }>('select slug, id from category');
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
