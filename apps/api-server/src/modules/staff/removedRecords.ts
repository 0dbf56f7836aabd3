import type { Entry } from '@suluh/api/catalogue';
import type { Reach } from '@suluh/domain/staff';
import { eq, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route, type Staff } from '../../http/route.ts';
import { recordChange } from './change.ts';
import { requireVersion } from './editedRecords.ts';
import { givenFor, oneOf, type Given, type Part } from './records.ts';

/** How a record is found that may be removed. */
interface Removed<Row> {
  id: Column | SQL;
  rows: (db: Executor, part: Part) => Promise<Row[]>;
  within: (reach: Reach) => SQL;
  /** Subject of the audit trail, before the id. */
  subject: string;
  table: PgTable;
  key: PgColumn;
}

/** A removal that goes on. */
interface Removal<Row> {
  /** What goes, locked. */
  before: Row;
  who: Staff;
  now: Date;
  /** Takes it away. */
  remove: () => Promise<void>;
}

/**
 * Takes a record away, by the version that was read, and puts it on record with the reason where one is asked
 * (docs/product/staff.md#removing).
 * @param removing refuses what is used, and does what belongs to it before and afterwards
 * @throws ApiError NOT_FOUND, CONFLICT where somebody saved since, and as `removing` does
 */
export const removalRoute = <Row extends { version: number }>(
  entry: Entry,
  given: Given<Removed<Row>>,
  removing: (tx: Executor, removal: Removal<Row>) => Promise<void> = async (_tx, { remove }) => remove(),
): Route =>
  route<Entry>(entry, async ({ params, body, caller, ifMatch }, services) => {
    const { db, now } = services;
    const { table, key, subject: kind, ...found } = givenFor(given, services);
    const who = staff(caller);
    const version = requireVersion(ifMatch);
    const { id } = params as { id: number };
    const { reason } = (body ?? {}) as { reason?: string };
    await db.transaction(async (tx) => {
      await tx.execute(sql`select from ${table} where ${key} = ${id} for update`); // nobody begins to use it meanwhile
      const before = await oneOf<Row>(tx, found, id, who.reach);
      if (before.version !== version) throw new ApiError('CONFLICT');
      const remove = async () => {
        await tx.delete(table).where(eq(key, id));
      };
      await removing(tx, { before, who, now: now(), remove });
      const after = reason === undefined ? {} : { after: { reason } };
      await recordChange(tx, { by: who.userId, action: `${kind}.remove`, subject: `${kind} ${id}`, before, ...after });
    });
    return { data: {} };
  });
