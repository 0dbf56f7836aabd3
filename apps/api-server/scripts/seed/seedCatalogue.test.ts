import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import { seedCatalogue } from './seedCatalogue.ts';

const COURSES = 300;

/** Everything the seed writes but numbers given out by the database, as one checksum. */
const CHECKSUM = `select md5(string_agg(row, '|' order by row)) as sum from (
  select ((to_jsonb(c) - 'id' - 'partner_id') || jsonb_build_object('partner', p.code,
    'categories', (select jsonb_agg(category_id order by position) from course_category x where x.course_id = c.id),
    'reviews', (select jsonb_agg(to_jsonb(r) - 'course_id' order by r.id) from review r where r.course_id = c.id),
    'events', (select jsonb_agg(to_jsonb(e) - 'id' - 'course_id' order by e.batch) from event e where e.course_id = c.id)))::text as row
  from course c join partner p on p.id = c.partner_id where c.source = 'seed') as made`;

let one: TestDatabase;
let other: TestDatabase;
const checksum = async ({ pool }: TestDatabase): Promise<string> =>
  (await pool.query<{ sum: string }>(CHECKSUM)).rows[0]!.sum;
const number = async (query: string): Promise<number> =>
  Number((await one.pool.query<{ n: string }>(query)).rows[0]!.n);

beforeAll(async () => {
  [one, other] = [await cloneDatabase(), await cloneDatabase()];
  await one.pool.query("insert into partner (code, slug, org_name) values ('lain', 'lain', 'Lembaga Lain')");
  await one.pool.query("insert into course (slug, fullname, partner_id) select 'lain', 'Kursus Lain', id from partner");
  await seedCatalogue(one.url, { courses: COURSES, seed: 1 });
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
});

describe('scale data', () => {
  it('are the same rows for the same seed, made at once or in two goes', async () => {
    await seedCatalogue(other.url, { courses: 100, seed: 1 });
    const added = await seedCatalogue(other.url, { courses: COURSES, seed: 1 });
    expect(added.courses).toBe(COURSES - 100);
    expect(await checksum(other)).toBe(await checksum(one));
  });

  it('stay as they are when repeated', async () => {
    const before = await checksum(one);
    expect(await seedCatalogue(one.url, { courses: COURSES, seed: 1 })).toEqual({ courses: 0, reviews: 0, events: 0 });
    expect(await checksum(one)).toBe(before);
  });

  it('have reviews and schedules in proportion, kept beside the course as its rating', async () => {
    expect(await number('select count(*) n from review')).toBeGreaterThan(2 * COURSES);
    expect(await number('select count(*) n from review')).toBeLessThan(4 * COURSES);
    expect(
      await number(
        "select count(*) n from course c where (type_code = 'a') = exists (select from event e where e.course_id = c.id) and source = 'seed'",
      ),
    ).toBe(0);
    expect(await number('select max(n) n from (select count(*) n from event group by course_id) e')).toBe(3);
    expect(
      await number(
        'select count(*) n from course c where rating_count <> (select count(*) from review r where r.course_id = c.id)',
      ),
    ).toBe(0);
    expect(
      await number(
        'select count(*) n from course c where abs(rating_average - coalesce((select avg(rating) from review r where r.course_id = c.id), 0)) > 0.001',
      ),
    ).toBe(0);
  });

  it('are all in the search, under the categories of the catalogue', async () => {
    expect(
      await number(
        "select count(*) n from course_search s join course c on c.id = s.course_id where c.source = 'seed'",
      ),
    ).toBe(COURSES);
    expect(await number('select count(*) n from category')).toBe(13);
    expect(await number('select count(*) n from course_category where category_id = 78')).toBeGreaterThan(10);
  });

  it('differ under another seed, are announced once, and leave other courses alone', async () => {
    const listener = new pg.Client({ connectionString: one.url });
    await listener.connect();
    const announced: string[] = [];
    listener.on('notification', ({ payload = '' }) => announced.push(payload));
    await listener.query('listen catalogue');
    const before = await checksum(one);
    expect((await seedCatalogue(one.url, { courses: 600, seed: 2 })).courses).toBe(600);
    await listener.query('select 1');
    await listener.end();
    expect(announced.filter((payload) => payload !== 'lists')).toEqual(['*']);
    expect(await checksum(one)).not.toBe(before);
    expect(await number("select count(distinct fullname) n from course where source = 'seed'")).toBeGreaterThan(800);
    expect(await number("select count(*) n from course where slug = 'lain'")).toBe(1);
  });
});
