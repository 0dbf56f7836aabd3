import type pg from 'pg';
import type { Seal } from './seal.ts';

/** Rows taken at a time. */
const BATCH = 200;

interface Standing {
  id: string;
  nik: string;
}

/**
 * Seals with the key of today what stands in the database open, from before it was sealed, or under a former key
 * (docs/product/personal-data.md). Several processes may do it at once: a row that changed meanwhile is left to the next.
 * @returns how many were sealed
 */
export async function sealStanding(pool: pg.Pool, seal: Seal): Promise<number> {
  let [sealed, last] = [0, '00000000-0000-0000-0000-000000000000'];
  for (;;) {
    const { rows } = await pool.query<Standing>(
      `select id, nik from user_account where nik is not null and not starts_with(nik, $1) and id > $2 order by id limit $3`,
      [seal.prefix, last, BATCH],
    );
    for (const { id, nik } of rows) {
      const { rowCount } = await pool.query('update user_account set nik = $3 where id = $1 and nik = $2', [
        id,
        nik,
        seal.closeText(seal.openText(nik)),
      ]);
      sealed += rowCount ?? 0;
      last = id;
    }
    if (rows.length < BATCH) return sealed;
  }
}
