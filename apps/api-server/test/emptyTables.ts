import type pg from 'pg';

/** SQLSTATE of a statement that was given up so that another could go on. */
const DEADLOCK = '40P01';
const MOST_TRIES = 5;

/**
 * Empties tables and all that hangs on them, numbers from one again. A running app reads what changed at any moment, and
 * takes its locks in another order: where this was given up for it, it is done once more.
 */
export async function emptyTables(pool: pg.Pool, tables: readonly string[]): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      await pool.query(`truncate ${tables.join(', ')} restart identity cascade`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || tries === MOST_TRIES) throw error;
    }
}
