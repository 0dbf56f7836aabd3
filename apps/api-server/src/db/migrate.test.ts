import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../../test/database.ts';
import { migrateTo } from '../backup/migrations.ts';
import type { Mail } from '../mail/letters.ts';
import { openMailQueue } from '../mail/mailQueue.ts';
import { sendNext } from '../mail/queue.ts';
import { migrateDatabase, MIGRATIONS_FOLDER } from './migrate.ts';

const migrationsBefore = (number: string): string[] =>
  readdirSync(MIGRATIONS_FOLDER)
    .filter((file) => file.endsWith('.sql') && file < number)
    .sort()
    .map((file) => file.replace('.sql', ''));

/** The migrations of a database whose cards were put together by a function of the second of them. */
const BEFORE_PROJECTION = migrationsBefore('0010');

/** Those of a database whose outbox was its own queue. */
const BEFORE_QUEUE = migrationsBefore(readdirSync(MIGRATIONS_FOLDER).find((file) => file.endsWith('_mail_queue.sql'))!);

/** Those of a database in which a flash sale could be a programme's. */
const BEFORE_SALES_OF_EVERY_SITE = migrationsBefore(
  readdirSync(MIGRATIONS_FOLDER).find((file) => file.endsWith('_flash_sales_of_every_site.sql'))!,
);

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

describe('search rows of courses', () => {
  const rows = async ({ pool }: TestDatabase) =>
    (
      await pool.query<{ version: string; card: Record<string, unknown>; facets: Record<string, unknown> }>(
        'select xmin::text as version, card, facets from course_search order by course_id',
      )
    ).rows;
  const addCourse = async ({ pool }: TestDatabase) => {
    await pool.query("insert into partner (code, slug, org_name) values ('SANGGAR', 'sanggar', 'Sanggar Batik')");
    await pool.query(`insert into course (slug, fullname, partner_id, price, price_after, min_age)
      select 'batik', 'Membatik Tulis', id, 200000, 150000, 17 from partner where code = 'SANGGAR'`);
  };
  const CARD = {
    slug: 'batik',
    price: 200_000,
    priceAfter: 150_000,
    min_age: 17,
    teacher: { fullname: 'Sanggar Batik' },
    institution: { code: 'SANGGAR', name: 'Sanggar Batik' },
  };

  it('of a database from before the code declared them are written anew, once', async () => {
    const old = await emptyDatabase();
    try {
      await migrateTo(old.url, BEFORE_PROJECTION);
      await addCourse(old);
      expect((await rows(old))[0]!.card).toMatchObject({ minAge: 17, teacherName: 'Sanggar Batik' });
      await migrateDatabase(old.url);
      const [written] = await rows(old);
      expect(written).toMatchObject({ card: CARD, facets: { price: 150_000, partner: 'SANGGAR', minAge: 17 } });
      expect(written!.card).not.toHaveProperty('minAge');
      await migrateDatabase(old.url);
      expect(await rows(old)).toEqual([written]);
    } finally {
      await old.close();
    }
  });

  it('that differ from what the code declares are written anew, and no others', async () => {
    const own = await cloneDatabase();
    try {
      await addCourse(own);
      await own.pool.query(
        `insert into course (slug, fullname, partner_id) select 'jahit', 'Menjahit', id from partner`,
      );
      const [, untouched] = await rows(own);
      await own.pool.query(`update course_search set card = '{}' where card->>'slug' = 'batik'`);
      await own.pool.query("comment on function course_projection(integer[]) is 'of another version'");
      await migrateDatabase(own.url);
      expect(await rows(own)).toMatchObject([{ card: CARD }, untouched!]);
    } finally {
      await own.close();
    }
  });
});

it('mails that wait in a database from before the queue are sent once, and no others', async () => {
  const old = await emptyDatabase();
  try {
    await migrateTo(old.url, BEFORE_QUEUE);
    await old.pool.query(`insert into outbox (kind, payload, attempts, next_attempt_at, sent_at, failed_at) values
      ('welcome', '{"to": "satu@contoh.example", "fullname": "S"}', 3, now() + interval '1 hour', null, null),
      ('emailCode', '{"to": "dua@contoh.example", "fullname": "D", "code": "4702"}', 0, now(), null, null),
      ('welcome', '{"to": "terkirim@contoh.example", "fullname": "T"}', 1, now(), now(), null),
      ('welcome', '{"to": "gagal@contoh.example", "fullname": "G"}', 8, now(), null, now())`);
    await migrateDatabase(old.url);
    await migrateDatabase(old.url);
    const boss = await openMailQueue(old.pool, (error) => expect.unreachable(error.message));
    const sent: Mail['to'][] = [];
    while (await sendNext({ pool: old.pool, boss }, async ({ to }) => void sent.push(to)));
    await boss.stop({ graceful: false });
    expect(sent).toEqual(['dua@contoh.example', 'satu@contoh.example']);
    const { rows } = await old.pool.query('select count(*)::int as dead from outbox where failed_at is not null');
    expect(rows).toEqual([{ dead: 1 }]);
  } finally {
    await old.close();
  }
});

it('a flash sale that was a programme’s is of every site, and no other changes', async () => {
  const old = await emptyDatabase();
  try {
    await migrateTo(old.url, BEFORE_SALES_OF_EVERY_SITE);
    await old.pool.query(`insert into program (slug, name, session_type) values ('kampus', 'Kampus', 'reguler')`);
    await old.pool.query(`insert into flash_sale (title, start_at, end_at, program_id)
      select title, now(), now() + interval '1 day', program_id
      from (select 'Kampus' as title, id as program_id from program where slug = 'kampus' union all select 'Semua', null) as sales`);
    await migrateDatabase(old.url);
    const { rows } = await old.pool.query('select title, program_id, version from flash_sale order by title');
    expect(rows).toEqual([
      { title: 'Kampus', program_id: null, version: 1 },
      { title: 'Semua', program_id: null, version: 1 },
    ]);
  } finally {
    await old.close();
  }
});
