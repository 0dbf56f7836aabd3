import { SESSION_TYPES } from '@suluh/domain/session';
import { sql, type SQL } from 'drizzle-orm';
import { bigint, customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Whole rupiah. Add a CHECK that keeps it at 0 or more. */
export const rupiah = () => bigint({ mode: 'number' });

/** An instant; PostgreSQL keeps it in UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** When the row was made. */
export const createdAt = () => instant().notNull().defaultNow();

/** SHA-256 of a secret, or what was sealed under the key of the process: neither tells the secret. */
export const digest = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** How often staff changed the row: a change names the version it began from (docs/product/staff.md#two-people-one-record). */
export const version = () => integer().notNull().default(1);

/** Id that cannot be guessed, for what is public or personal. */
export const publicId = () =>
  uuid()
    .primaryKey()
    .default(sql`gen_random_uuid()`);

/** What is on its way in pieces (src/modules/pieces): add a CHECK that keeps `received` between 0 and `bytes`. */
export const arrivingColumns = () => ({
  /** How long it will be, and how much of it is here. */
  bytes: integer().notNull(),
  received: integer().notNull().default(0),
  /** Its pieces in their order, by their paths in the closed part of the storage; none once it is whole. */
  parts: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  createdAt: createdAt(),
});

const LISTED_TYPES = sql.raw(SESSION_TYPES.map((type) => `'${type}'`).join(', '));

/** That a column holds one of the session types. A new one needs a migration, which drizzle-kit makes. */
export const isSessionType = (column: unknown): SQL => sql`${column} in (${LISTED_TYPES})`;
