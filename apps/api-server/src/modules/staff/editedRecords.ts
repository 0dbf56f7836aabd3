import type { Entry } from '@suluh/api/catalogue';
import { changedFields } from '@suluh/domain/staff';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Call, type Route, type Staff } from '../../http/route.ts';
import { historyOf, lastChangeOf, recordChange } from './change.ts';
import { givenFor, oneOf, recordRoutes, type Given, type Records, type RowOf } from './records.ts';

/** A table whose rows carry a version. */
interface Versioned extends PgTable {
  version: PgColumn;
}

/** What of a record staff edit: how it is found, made and changed. */
export interface Edited<List extends Entry, Create extends Entry, Update extends Entry> extends Records<List> {
  /** Subject of the audit trail, before the id: 'course'. */
  subject: string;
  /** The table and its key. */
  table: Versioned;
  key: PgColumn;
  /** Makes one. @returns its id. Left out where staff make none */
  create?: (tx: Executor, body: Call<Create>['body'], who: Staff, now: Date) => Promise<unknown>;
  /** Writes the fields that were sent. The row is locked and its version already counted. */
  update: (
    tx: Executor,
    change: { before: RowOf<List>; body: Call<Update>['body']; who: Staff; now: Date },
  ) => Promise<void>;
}

/** The version a change names. @throws ApiError BAD_REQUEST without one */
export function requireVersion(ifMatch: number | null): number {
  if (ifMatch === null)
    throw new ApiError('BAD_REQUEST', { errors: [{ field: 'If-Match', message: refusedFieldText.version }] });
  return ifMatch;
}

const isTableVersion = ({ version }: Versioned, expected: number): SQL => eq(version, expected);

/**
 * Counts the version of a row up, which also locks it. @throws ApiError CONFLICT with what
 * is there now when somebody saved since (docs/product/staff.md#two-people-one-record)
 */
async function takeVersion(
  tx: Executor,
  { table, key, id, version }: { table: Versioned; key: PgColumn; id: unknown; version: number },
  conflict: () => Promise<{ current: unknown; subject: string }>,
): Promise<void> {
  const counter = sql.identifier(table.version.name);
  const taken = await tx.execute(
    sql`update ${table} set ${counter} = ${counter} + 1 where ${key} = ${id} and ${isTableVersion(table, version)}`,
  );
  if (taken.rowCount === 1) return;
  const { current, subject } = await conflict();
  throw new ApiError('CONFLICT', { data: { current, ...(await lastChangeOf(tx, subject)) } });
}

/** Whether a change says what is there already: nothing is written then, and nothing put on record. */
const isSaid = (row: unknown, version: number, body: unknown): boolean => {
  const there = row as Record<string, unknown>;
  return (
    there['version'] === version && Object.keys(changedFields(there, body as Record<string, unknown>)).length === 0
  );
};

const subjectOf = (subject: string, id: unknown): string => `${subject} ${String(id)}`;

/** What a change of a record is made with. @param action put on record instead of the usual word */
interface Deed {
  who: Staff;
  now: Date;
  action?: string;
}

/** Makes a record and puts it on record, in the transaction it belongs to. @throws ApiError as its maker does */
export async function makeRecord<List extends Entry, Create extends Entry, Update extends Entry>(
  tx: Executor,
  edited: Edited<List, Create, Update>,
  { body, who, now, action = `${edited.subject}.create` }: Deed & { body: Call<Create>['body'] },
): Promise<RowOf<List>> {
  if (!edited.create) throw new Error(`nobody makes a ${edited.subject}`);
  const id = await edited.create(tx, body, who, now);
  const made = await oneOf(tx, edited, id, who.reach);
  await recordChange(tx, {
    by: who.userId,
    action,
    subject: subjectOf(edited.subject, id),
    after: made as Record<string, unknown>,
  });
  return made;
}

/**
 * Changes a record by the version it began from and puts the change on record, in the transaction it belongs to.
 * @param more what one row says beyond a row of the list @throws ApiError CONFLICT, and as its changer does
 */
export async function changeRecord<List extends Entry, Create extends Entry, Update extends Entry>(
  tx: Executor,
  edited: Edited<List, Create, Update>,
  change: Deed & { id: unknown; version: number; body: Call<Update>['body'] },
  more: (db: Executor, row: RowOf<List>) => Promise<RowOf<List>> = async (_db, row) => row,
): Promise<RowOf<List>> {
  const { id, version, body, who, now, action = `${edited.subject}.update` } = change;
  const subject = subjectOf(edited.subject, id);
  const read = await oneOf(tx, edited, id, who.reach);
  if (isSaid(read, version, body)) return more(tx, read);
  await takeVersion(tx, { table: edited.table, key: edited.key, id, version }, async () => ({
    current: await more(tx, await oneOf(tx, edited, id, who.reach)),
    subject,
  }));
  const before = await oneOf(tx, edited, id, who.reach);
  await edited.update(tx, { before, body, who, now });
  const after = await oneOf(tx, edited, id, who.reach);
  await recordChange(tx, {
    by: who.userId,
    action,
    subject,
    before: before as Record<string, unknown>,
    after: after as Record<string, unknown>,
  });
  return more(tx, after);
}

/**
 * Writes columns of a record beside its form, whatever version it is in, and puts that on record. The row is locked before
 * it is read, so that nobody's change comes between what was and what is. @throws ApiError NOT_FOUND
 */
export async function setOnRecord<Row, Table extends Versioned>(
  tx: Executor,
  edited: Parameters<typeof oneOf<Row>>[1] & { subject: string; table: Table; key: PgColumn },
  { id, who, action, set }: { id: unknown; who: Staff; action: string; set: PgUpdateSetSource<Table> },
): Promise<Row> {
  const { table, key, subject } = edited;
  await tx.execute(sql`select from ${table} where ${key} = ${id} for update`);
  const before = await oneOf(tx, edited, id, who.reach);
  const counted = { ...set, version: sql`${table.version} + 1` } as PgUpdateSetSource<Table>;
  await tx.update(table).set(counted).where(eq(key, id));
  const after = await oneOf(tx, edited, id, who.reach);
  await recordChange(tx, {
    by: who.userId,
    action,
    subject: subjectOf(subject, id),
    before: before as Record<string, unknown>,
    after: after as Record<string, unknown>,
  });
  return after;
}

/** Answers all of what staff edit: list, one, create where there is one, update by version and history. */
export function editedRoutes<List extends Entry, One extends Entry, Create extends Entry, Update extends Entry>(
  entries: { list: List; one: One; create?: Create; update: Update; history: Entry },
  given: Given<Edited<List, Create, Update>>,
  more: (db: Executor, row: RowOf<List>) => Promise<RowOf<List>> = async (_db, row) => row,
): Route[] {
  const creating = entries.create;
  const creatingRoute = (entry: Entry) =>
    route<Entry>(entry, async ({ body, caller }, services) => {
      const { db, now } = services;
      const edited = givenFor(given, services);
      const who = staff(caller);
      const row = await db.transaction(async (tx) =>
        more(
          tx,
          await makeRecord<List, Create, Update>(tx, edited, { body: body as Call<Create>['body'], who, now: now() }),
        ),
      );
      return { data: row };
    });
  return [
    ...recordRoutes<List, One>(entries, given, more),
    ...(creating ? [creatingRoute(creating)] : []),
    route<Entry>(entries.update, async ({ params, body, caller, ifMatch }, services) => {
      const { db, now } = services;
      const edited = givenFor(given, services);
      const who = staff(caller);
      const { id } = params as { id: unknown };
      const version = requireVersion(ifMatch);
      const row = await db.transaction((tx) =>
        changeRecord<List, Create, Update>(
          tx,
          edited,
          { id, version, body: body as Call<Update>['body'], who, now: now() },
          more,
        ),
      );
      return { data: row };
    }),
    route<Entry>(entries.history, async ({ params, caller }, services) => {
      const { db } = services;
      const edited = givenFor(given, services);
      const { id } = params as { id: unknown };
      await oneOf(db, edited, id, staff(caller).reach);
      return { data: await historyOf(db, subjectOf(edited.subject, id)) };
    }),
  ];
}
