import { staffText, type UseKind } from '@suluh/i18n-id/staff';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';

/** How many are named; of more it is told how many there are. */
const NAMED = 3;

/** What of one kind uses something: a query of their names, as the column `name`. */
export type Use = readonly [UseKind, SQL];

/** Refuses what is used, and says by what. @throws ApiError CONFLICT */
export async function requireUnused(tx: Executor, uses: readonly Use[]): Promise<void> {
  const told: string[] = [];
  for (const [kind, users] of uses) {
    const { rows } = await tx.execute<{ name: string; count: number }>(
      sql`select name, count(*) over ()::int as count from (${users}) as users order by name limit ${NAMED}`,
    );
    const count = rows[0]?.count ?? 0;
    const names = rows.map(({ name }) => name);
    if (count > 0) told.push(staffText.removal.users(kind, { count, names }));
  }
  if (told.length > 0) throw new ApiError('CONFLICT', { message: staffText.removal.used(told) });
}
