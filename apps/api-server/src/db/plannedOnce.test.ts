import { asc, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import { plannedOnce, schema, type Executor } from './index.ts';

const { setting } = schema;

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database?.close());

const settings = (db: Executor, keys: readonly string[]) =>
  plannedOnce(
    db
      .select({ key: setting.key })
      .from(setting)
      .where(inArray(setting.key, [...keys]))
      .orderBy(asc(setting.key)),
  );
const kept = async (db: Executor): Promise<string[]> => {
  const { rows } = await db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where name like 'planned-%' order by statement`,
  );
  return rows.map(({ statement }) => statement);
};

it('is planned once for each text, whatever its values, and answers each time by those it is given', () =>
  database.db.transaction(async (tx) => {
    for (const key of ['satu', 'dua']) await tx.insert(setting).values({ key, value: {} });
    expect(await settings(tx, ['satu', 'dua'])).toEqual([{ key: 'dua' }, { key: 'satu' }]);
    expect(await settings(tx, ['satu', 'tiga'])).toEqual([{ key: 'satu' }]);
    expect(await settings(tx, ['dua'])).toEqual([{ key: 'dua' }]);
    expect(await kept(tx)).toHaveLength(2);
  }));

it('is kept of no query with many values, whose texts are many, nor of one that looks for words', () =>
  database.db.transaction(async (tx) => {
    const before = await kept(tx);
    await settings(
      tx,
      Array.from({ length: 13 }, (_, at) => `k${at}`),
    );
    await plannedOnce(
      tx
        .select({ key: setting.key })
        .from(setting)
        .where(sql`${setting.key} like ${'sa%'}`),
    );
    expect(await kept(tx)).toEqual(before);
  }));
