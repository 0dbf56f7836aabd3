import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import { migrateDatabase } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.close());

const count = async (sql: string): Promise<number> => {
  const { rows } = await database.pool.query<{ count: string }>(sql);
  return Number(rows[0]?.count);
};

describe('migrating', () => {
  it('changes nothing the second time, also from two processes at once', async () => {
    const before = await count('select count(*) from drizzle.__drizzle_migrations');
    await Promise.all([migrateDatabase(database.url), migrateDatabase(database.url)]);
    expect(await count('select count(*) from drizzle.__drizzle_migrations')).toBe(before);
  });

  it('leaves no foreign key without an index', async () => {
    const { rows } = await database.pool.query<{ missing: string }>(`
      select c.conrelid::regclass || '.' || a.attname as missing
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace
        and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
    expect(rows.map(({ missing }) => missing)).toEqual([]);
  });

  it('refuses negative money', async () => {
    await database.pool.query("insert into partner (code, slug, org_name) values ('P', 'p', 'P')");
    const insert = database.pool.query(
      "insert into course (slug, fullname, partner_id, price, price_after) select 's', 's', id, -1, -1 from partner",
    );
    await expect(insert).rejects.toThrow(/course_price/);
  });
});
