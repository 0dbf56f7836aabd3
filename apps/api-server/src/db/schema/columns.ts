import { sql } from 'drizzle-orm';
import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Whole rupiah. Add a CHECK that keeps it at 0 or more. */
export const rupiah = () => bigint({ mode: 'number' });

/** An instant; PostgreSQL keeps it in UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** When the row was made. */
export const createdAt = () => instant().notNull().defaultNow();

/** Id that cannot be guessed, for what is public or personal. */
export const publicId = () =>
  uuid()
    .primaryKey()
    .default(sql`gen_random_uuid()`);
