import type pg from 'pg';
import type { Seal } from './seal.ts';

/** Rows taken at a time. */
const BATCH = 200;

/** Columns of text that are sealed, with the key of their table. */
const SEALED_COLUMNS = [
  { table: 'user_account', key: 'id', column: 'nik' },
  { table: 'refund_account', key: 'order_id', column: 'number' },
] as const;

interface Standing {
  key: string;
  text: string;
}

/**
 * Seals with the key of today what stands in the database open, from before it was sealed, or under a former key
 * (docs/product/personal-data.md). Several processes may do it at once: a row that changed meanwhile is left to the next.
 * @returns how many were sealed
 */
export async function sealStanding(pool: pg.Pool, seal: Seal): Promise<number> {
  let sealed = 0;
  for (const column of SEALED_COLUMNS) sealed += await sealColumn(pool, seal, column);
  return sealed;
}

async function sealColumn(
  pool: pg.Pool,
  seal: Seal,
  { table, key, column }: (typeof SEALED_COLUMNS)[number],
): Promise<number> {
  let [sealed, last] = [0, ''];
  for (;;) {
    const { rows } = await pool.query<Standing>(
      `select ${key}::text as key, ${column} as text from ${table}
        where ${column} is not null and not starts_with(${column}, $1) and ${key}::text > $2 order by 1 limit $3`,
      [seal.prefix, last, BATCH],
    );
    for (const { key: row, text } of rows) {
      const { rowCount } = await pool.query(
        `update ${table} set ${column} = $3 where ${key}::text = $1 and ${column} = $2`,
        [row, text, seal.closeText(seal.openText(text))],
      );
      sealed += rowCount ?? 0;
      last = row;
    }
    if (rows.length < BATCH) return sealed;
  }
}
