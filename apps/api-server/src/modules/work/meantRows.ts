import type { Entry } from '@suluh/api/catalogue';
import type { Reach } from '@suluh/domain/staff';
import { and, inArray, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/index.ts';
import type { WorkOptions } from '../../db/schema/index.ts';
import { listedRows, type Records } from '../staff/records.ts';

/** Who asks, and what they reach. */
export interface Asker {
  userId: string;
  reach: Reach;
}

/**
 * The rows of a list that are meant, of those somebody reaches: those that are named, or all of it as it was asked. What no
 * list shows is not meant by its name either.
 */
export async function meantRows<List extends Entry>(
  db: Executor,
  records: Records<List>,
  { ids, filter }: WorkOptions,
  { reach, userId }: Asker,
): Promise<SQL | undefined> {
  const within = and(records.within(reach, userId), ids ? inArray(records.id as SQL, [...ids]) : undefined)!;
  return listedRows(db, records, { query: { q: '', ...filter } as never, within });
}
