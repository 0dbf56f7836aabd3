import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import { courses } from './courses/courses.ts';
import { courseLine, makeInputFolder, packed, type InputFolder } from './inputFolder.fixture.ts';
import { jobs } from './jobs/jobs.ts';
import { regions } from './regions/regions.ts';
import { BATCH, ImportBusy } from './runImport.ts';

let database: TestDatabase;
let folder: InputFolder;

beforeEach(async () => {
  database = await cloneDatabase();
  folder = makeInputFolder(database.url);
});
afterEach(async () => {
  folder.remove();
  await database.close();
});

const first = async <Row extends object>(query: string): Promise<Row> =>
  (await database.pool.query<Row>(query)).rows[0]!;
const courseCount = async (): Promise<number> => (await first<{ n: number }>('select count(*)::int n from course')).n;
const lines = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => courseLine(from + at)).join('');

describe('courses', () => {
  it('come with partner, category and search row, from JSON Lines, CSV and packed files alike', async () => {
    const fields = { title: 'Barista Kopi', prakerja: true };
    const header = 'id,source,title,institution,price,prakerja\n';
    await folder.run(courses, folder.write('a.jsonl', courseLine(1, fields)));
    await folder.run(courses, folder.write('b.jsonl.gz', packed(courseLine(2, fields))));
    await folder.run(courses, folder.write('c.csv', `${header}3,uji,Barista Kopi,LEMBAGA UJI,50000,true\n`));
    await folder.run(
      courses,
      folder.write('d.csv.gz', packed(`${header}4,uji,Barista Kopi,Lembaga Uji.,50000,true\n`)),
    );
    const { rows } = await database.pool.query(
      "select c.source_id, c.price::int, p.org_name, s.facets ->> 'price' as facet, s.card ->> 'slugCategory' as category from course c join partner p on p.id = c.partner_id join course_search s on s.course_id = c.id order by 1",
    );
    expect(rows).toEqual(
      ['1', '2', '3', '4'].map((id) => ({
        source_id: id,
        price: 50_000,
        org_name: 'Lembaga Uji',
        facet: '50000',
        category: 'kuliner-perhotelan',
      })),
    );
    expect(await first('select count(*)::int n from course_category where category_id = 78')).toEqual({ n: 4 });
  });

  it('stay untouched the second time, and only what differs is changed', async () => {
    const file = folder.write('a.jsonl', lines(1, 3));
    expect(await folder.run(courses, file)).toMatchObject({ inserted: 3, updated: 0 });
    const before = await database.pool.query('select id, xmin::text, slug from course order by id');
    expect(await folder.run(courses, file)).toMatchObject({ inserted: 0, updated: 0, rows: 3 });
    expect((await database.pool.query('select id, xmin::text, slug from course order by id')).rows).toEqual(
      before.rows,
    );
    folder.write('a.jsonl', lines(1, 2) + courseLine(3, { title: 'Judul Baru', rating: 2, raters: 9 }));
    expect(await folder.run(courses, file)).toMatchObject({ inserted: 0, updated: 1 });
    expect(
      await first(
        "select c.fullname, c.rating_count, c.slug like 'kursus-uji-3-%' as kept, s.title from course c join course_search s on s.course_id = c.id where source_id = '3'",
      ),
    ).toEqual({
      fullname: 'Judul Baru',
      rating_count: 0,
      kept: true,
      title: 'Judul Baru',
    });
  });

  it('follow a changed category', async () => {
    await folder.run(courses, folder.write('a.jsonl', courseLine(1, { category: 'Cooking' })));
    expect(await folder.run(courses, folder.write('a.jsonl', courseLine(1, { category: 'Accounting' })))).toMatchObject(
      { inserted: 0, updated: 1 },
    );
    expect(
      await first(
        "select s.card ->> 'slugCategory' as slug, (select count(*)::int from course_category) n from course_search s",
      ),
    ).toEqual({ slug: 'keuangan-akuntansi', n: 1 });
  });

  it('are rejected one by one, with line, field and reason, and nothing of them is written', async () => {
    const content = Buffer.concat([
      Buffer.from(
        courseLine(1) +
          courseLine(2, { price: -5 }) +
          courseLine(3, { title: 'x'.repeat(300), rating: 9 }) +
          courseLine(1, { title: 'Lagi' }),
      ),
      Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d, 0x0a]),
      Buffer.from(`{"id":6,"title":"${'y'.repeat(10_000_000)}"}\n{"id":7,\n${courseLine(8)}`),
    ]);
    const result = await folder.run(courses, folder.write('bad.jsonl', content));
    expect(result).toMatchObject({ ended: 'complete', rows: 8, inserted: 2 });
    expect(result.rejected.sort((a, b) => a.line - b.line)).toEqual([
      { line: 2, field: 'price', reason: 'must not be negative' },
      { line: 3, field: 'title', reason: 'must not be longer than 255 characters' },
      { line: 3, field: 'rating', reason: 'must not be more than 5' },
      { line: 4, field: 'id', reason: 'is the id of line 1 too' },
      { line: 5, field: '', reason: 'is not UTF-8' },
      { line: 6, field: '', reason: 'is longer than 1048576 bytes' },
      { line: 7, field: '', reason: 'is not JSON' },
    ]);
    expect((await database.pool.query('select fullname from course order by 1')).rows).toEqual([
      { fullname: 'Kursus Uji 1' },
      { fullname: 'Kursus Uji 8' },
    ]);
  });

  it('know an id again that stood in an earlier batch', async () => {
    const result = await folder.run(courses, folder.write('a.jsonl', lines(1, BATCH) + courseLine(7)));
    expect(result).toMatchObject({
      inserted: BATCH,
      rejected: [{ line: BATCH + 1, field: 'id', reason: 'is the id of line 7 too' }],
    });
  });

  it('are only tried when dry: the counts are true and nothing is written', async () => {
    const result = await folder.run(courses, folder.write('a.jsonl', lines(1, 3) + courseLine(4, { price: -1 })), {
      isDryRun: true,
    });
    expect(result).toMatchObject({ inserted: 3, rejected: [{ line: 4 }] });
    expect(
      await first(
        'select (select count(*) from course)::int c, (select count(*) from partner)::int p, (select count(*) from category)::int k, (select count(*) from search_term)::int t',
      ),
    ).toEqual({ c: 0, p: 0, k: 0, t: 0 });
  });
});

describe('an import that is broken off', () => {
  it('keeps whole batches of a file that is cut off, and says where it ended; the whole file then goes on', async () => {
    const whole = packed(
      Array.from({ length: 3 * BATCH }, (_, at) =>
        courseLine(at + 1, { title: `Kursus ${((at + 1) * 2_654_435_761) % 999_983}` }),
      ).join(''),
    );
    const result = await folder.run(
      courses,
      folder.write('cut.jsonl.gz', whole.subarray(0, Math.floor(whole.length * 0.7))),
    );
    expect(result).toMatchObject({ ended: 'truncated', inserted: 2 * BATCH, lastLine: 2 * BATCH });
    expect(await courseCount()).toBe(2 * BATCH);
    expect(await folder.run(courses, folder.write('whole.jsonl.gz', whole))).toMatchObject({
      ended: 'complete',
      inserted: BATCH,
      updated: 0,
    });
  });

  it('stops after the batch at hand when asked to, and goes on when repeated', async () => {
    const file = folder.write('a.jsonl', lines(1, 2 * BATCH + 3));
    expect(await folder.run(courses, file, { signal: AbortSignal.abort() })).toMatchObject({
      ended: 'stopped',
      inserted: BATCH,
    });
    expect(await courseCount()).toBe(BATCH);
    expect(await folder.run(courses, file)).toMatchObject({ ended: 'complete', inserted: BATCH + 3, updated: 0 });
  });

  it('undoes the whole batch when the database refuses one row of it', async () => {
    await database.pool.query("alter table course add constraint refuse_one check (fullname <> 'Kursus Uji 502')");
    await expect(folder.run(courses, folder.write('a.jsonl', lines(1, 510)))).rejects.toThrow('refuse_one');
    expect(await courseCount()).toBe(BATCH);
  });

  it('does not start while another one is at work', async () => {
    const client = await database.pool.connect();
    await client.query('select pg_advisory_lock(7215505)');
    await expect(folder.run(courses, folder.write('a.jsonl', courseLine(1)))).rejects.toThrow(ImportBusy);
    await client.query('select pg_advisory_unlock_all()');
    client.release();
  });
});

describe('jobs and regions', () => {
  it('are imported, and stay untouched the second time', async () => {
    const job = folder.write(
      'jobs.jsonl.gz',
      packed(
        `${JSON.stringify({ id: 1, src: 'papan-2024', title: 'kurir', location: 'Solo', salary: { currency: 'IDR', from: 1, to: 1, period: 'month' } })}\n`,
      ),
    );
    const region = folder.write(
      'regions.csv',
      'code,parent,level,kind,name,short_name,population,area_km2\n34,,1,provinsi,DI Yogyakarta,DI Yogyakarta,3700000,3170.6\n34.71,34,2,kota,"Kota\nYogyakarta",Yogyakarta,,\n99.01,,2,kota,Tanpa Induk,Tanpa Induk,1,1\n',
    );
    for (const inserted of [1, 0])
      expect(await folder.run(jobs, job)).toMatchObject({ inserted, updated: 0, rejected: [] });
    for (const inserted of [2, 0]) {
      expect(await folder.run(regions, region)).toMatchObject({
        inserted,
        updated: 0,
        rejected: [{ line: 5, field: 'parent', reason: 'must be given for level 2 and only there' }],
      });
    }
    expect(await first('select title, city, is_salary_hidden from job')).toEqual({
      title: 'Kurir',
      city: 'Solo',
      is_salary_hidden: true,
    });
    expect(await first("select name, parent_code, population from region where code = '34.71'")).toEqual({
      name: 'Kota\nYogyakarta',
      parent_code: '34',
      population: null,
    });
  });
});
