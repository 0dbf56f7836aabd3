import { inArray, isNull, or, type SQL } from 'drizzle-orm';
import { schema } from '../../db/index.ts';

const { event } = schema;

/** Dates that are for everybody (docs/product/schedule.md#own-people). */
export const forEverybody = (): SQL => isNull(event.programId);

/** Dates that who is logged in to this programme, or to none, may see and book; of several programmes those of each. */
export function forPeopleOf(...programIds: (number | null)[]): SQL | undefined {
  const own = programIds.filter((id) => id !== null);
  return own.length === 0 ? forEverybody() : or(forEverybody(), inArray(event.programId, own));
}
