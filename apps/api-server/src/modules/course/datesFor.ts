import { eq, isNull, or, type SQL } from 'drizzle-orm';
import { schema } from '../../db/index.ts';

const { event } = schema;

/** Dates that are for everybody (docs/product/schedule.md#own-people). */
export const forEverybody = (): SQL => isNull(event.programId);

/** Dates that who is logged in to this programme, or to none, may see and book. */
export const forPeopleOf = (programId: number | null): SQL | undefined =>
  programId === null ? forEverybody() : or(forEverybody(), eq(event.programId, programId));
