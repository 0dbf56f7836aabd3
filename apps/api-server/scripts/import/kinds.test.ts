import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import { articles } from './articles/articles.ts';
import { courses } from './courses/courses.ts';
import { courseLine, makeInputFolder, packed, type InputFolder } from './inputFolder.fixture.ts';
import { internships } from './jobs/internships.ts';
import { importers } from './kinds.ts';
import { districts } from './regions/districts.ts';
import { regions } from './regions/regions.ts';
import { reviews, reviewsOn } from './reviews/reviews.ts';

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
const jsonLines = (...rows: object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

it('every kind has its name on the command line', () => {
  expect(Object.keys(importers())).toEqual([
    'articles',
    'courses',
    'districts',
    'internships',
    'jobs',
    'regions',
    'reviews',
  ]);
});

describe('districts', () => {
  const file = () =>
    folder.write(
      'districts.csv.gz',
      packed('code;regency_code;name\n34.71.01;34.71;Danurejan\n34.71.02;34.04;Salah\n99.01.01;99.01;Tanpa Induk\n'),
    );

  it('come below the regencies that are there', async () => {
    await folder.run(
      regions,
      folder.write(
        'regions.csv',
        'code,parent,level,kind,name,short_name\n34,,1,provinsi,DI Yogyakarta,DI Yogyakarta\n34.71,34,2,kota,Kota Yogyakarta,Yogyakarta\n',
      ),
    );
    const rejected = [
      { line: 3, field: 'regency_code', reason: 'must be the beginning of the code' },
      { line: 4, field: 'regency_code', reason: 'is of no regency or city here: 99.01 (import regions first)' },
    ];
    for (const inserted of [1, 0])
      expect(await folder.run(districts, file())).toMatchObject({ inserted, updated: 0, rejected });
    expect(await first("select name, level, kind, parent_code from region where code = '34.71.01'")).toEqual({
      name: 'Danurejan',
      level: 3,
      kind: 'kecamatan',
      parent_code: '34.71',
    });
  });
});

describe('internships', () => {
  const row = {
    id: 5,
    title: 'Analis Data',
    company: 'PT Uji Coba',
    description: 'Membantu tim data.',
    majors: ['Statistika', 'Matematika'],
    degrees: ['Sarjana', 'Diploma'],
    quota: 2,
    registered: 900,
    address: 'Jl. Uji 1',
    regency: 'KOTA ADM. JAKARTA SELATAN',
    province: 'DKI JAKARTA',
    register_from: '2025-10-07',
    register_to: '2025-10-15',
    announce: '2025-10-16',
    start: '2025-10-20',
    end: '2026-04-19',
  };

  it('are vacancies of their own kind, with their windows in words', async () => {
    const file = folder.write('i.jsonl', jsonLines(row, { ...row, id: 6, register_to: '2025-10-01' }));
    for (const inserted of [1, 0])
      expect(await folder.run(internships, file)).toMatchObject({
        inserted,
        updated: 0,
        rejected: [{ line: 2, field: 'register_to', reason: 'must not be before 2025-10-07' }],
      });
    expect(
      await first(
        "select source, city, employment_type, education_levels, description, posted_at = '2025-10-07T00:00:00+07' as posted from job",
      ),
    ).toEqual({
      source: 'maganghub',
      city: 'Jakarta Selatan',
      employment_type: 'Magang',
      education_levels: 'Sarjana, Diploma',
      posted: true,
      description: [
        'Membantu tim data.',
        'Jurusan: Statistika, Matematika',
        'Kuota: 2 peserta',
        'Pendaftaran: 7 – 15 Oktober 2025',
        'Pengumuman: 16 Oktober 2025',
        'Masa magang: 20 Oktober 2025 – 19 April 2026',
        'Alamat: Jl. Uji 1',
      ].join('\n\n'),
    });
    expect(await folder.run(internships, folder.write('i.jsonl', jsonLines({ ...row, quota: 3 })))).toMatchObject({
      inserted: 0,
      updated: 1,
    });
  });

  it.each([
    ['KAB. TANGERANG', 'Tangerang'],
    ['KOTA BANDUNG', 'Bandung'],
    ['Kabupaten Kota Baru', 'Kota Baru'],
    ['KOTABARU', 'Kotabaru'],
  ])('are in %s as %s', (regency, city) => {
    expect(internships.convert({ ...row, regency }, new Date())).toMatchObject({ row: { city } });
  });
});

describe('articles', () => {
  const row = {
    id: 1,
    src: 'contoh.id',
    licence: 'CC-BY-4.0',
    slug: 'cara-belajar',
    title: 'Cara Belajar',
    summary: 'Singkat.',
    body: '## Satu\n\nDua.',
    date: '2024-06-27',
    categories: ['Digital'],
    tags: ['belajar', 'Digital'],
  };

  it('come under the name and licence of where they are from, beside our own of the same address', async () => {
    await database.pool.query("insert into news (slug, title, body) values ('cara-belajar', 'Milik kami', 'Kami')");
    const file = folder.write(
      'a.jsonl',
      jsonLines(
        row,
        { ...row, id: 2, slug: 'lain', licence: 'none stated (excerpt only)' },
        { ...row, id: 3, body: ' ' },
      ),
    );
    for (const inserted of [2, 0]) {
      const result = await folder.run(articles, file);
      expect(result).toMatchObject({
        inserted,
        updated: 0,
        rejected: [{ line: 3, field: 'body', reason: 'must not be empty' }],
      });
      expect([...result.notes]).toEqual([['no licence stated: ask its authors before you show it to the public', 1]]);
    }
    expect(
      (await database.pool.query('select title, body, contributor, kind, tags from news order by id')).rows,
    ).toMatchObject([
      { title: 'Milik kami' },
      {
        title: 'Cara Belajar',
        contributor: 'contoh.id (CC-BY-4.0)',
        body: 'Satu\n\nDua.',
        kind: 'artikel',
        tags: ['Digital', 'belajar'],
      },
      { contributor: 'contoh.id' },
    ]);
    expect(
      await folder.run(articles, folder.write('a.jsonl', jsonLines({ ...row, title: 'Judul Baru' }))),
    ).toMatchObject({ inserted: 0, updated: 1 });
  });
});

describe('reviews', () => {
  const review = { course: 'kopi', stars: 4, date: '2024-05-01', text: 'Jelas.' };
  const address = (id: number, platform: string, fields: object = {}) =>
    courseLine(id, { source: platform, url: `https://${platform}.example/learn/kopi/?ref=1`, ...fields });

  it('belong to courses of the platform, show nobody of ours, and are written once', async () => {
    await folder.run(courses, folder.write('c.jsonl', address(1, 'coursera', { rating: 5, raters: 1 })));
    const file = folder.write(
      'r.jsonl',
      jsonLines(
        review,
        { ...review, stars: 1 },
        { ...review, course: 'teh' },
        { ...review, stars: 0 },
        { app: 'kamus', stars: 5, date: '2024-05-01', text: 'Bagus' },
      ),
    );
    const rejected = [
      { line: 3, field: 'course', reason: 'is no imported course: teh' },
      { line: 4, field: 'stars', reason: 'must be 1 to 5' },
      { line: 5, field: 'course', reason: 'must be given: a review of an app or a product is not one of a course' },
    ];
    for (const [kind, inserted] of [
      [reviews, 2],
      [reviews, 0],
      [reviewsOn('Coursera'), 0],
    ] as const) {
      const result = await folder.run(kind, file);
      expect({ ...result, rejected: result.rejected.toSorted((a, b) => a.line - b.line) }).toMatchObject({
        inserted,
        updated: 0,
        rejected,
      });
    }
    expect(
      (
        await database.pool.query(
          "select user_id, fullname, rating, comment, created_at = '2024-05-01T00:00:00+07' as dated from review order by rating",
        )
      ).rows,
    ).toEqual(
      [1, 4].map((rating) => ({ user_id: null, fullname: 'Peserta Coursera', rating, comment: 'Jelas.', dated: true })),
    );
    expect(
      await first(
        "select rating_average::float, rating_count, star_counts, s.facets ->> 'rating' as found from course c join course_search s on s.course_id = c.id",
      ),
    ).toEqual({ rating_average: 2.5, rating_count: 2, star_counts: [1, 0, 0, 1, 0], found: '2.5' });
  });

  it('leave the rating of a platform that counted more people', async () => {
    await folder.run(courses, folder.write('c.jsonl', address(1, 'coursera', { rating: 4.8, raters: 900 })));
    await folder.run(reviews, folder.write('r.jsonl', jsonLines({ ...review, stars: 1 })));
    expect(await first('select rating_count, round(rating_average::numeric, 1)::float as mean from course')).toEqual({
      rating_count: 900,
      mean: 4.8,
    });
  });

  it('of a course that two platforms have ask for the platform', async () => {
    await folder.run(courses, folder.write('c.jsonl', address(1, 'coursera') + address(2, 'udemy')));
    const file = folder.write('r.csv', 'course;stars;date;text\nkopi;5;2024-05-01;Bagus\n');
    expect(await folder.run(reviews, file)).toMatchObject({
      inserted: 0,
      rejected: [{ line: 2, reason: 'is a course of coursera and udemy: say which in a column platform' }],
    });
    expect(await folder.run(reviewsOn('udemy'), file, { isDryRun: true })).toMatchObject({ inserted: 1 });
    expect(await first('select count(*)::int n from review')).toEqual({ n: 0 });
    expect(await folder.run(reviewsOn('udemy'), file)).toMatchObject({ inserted: 1 });
    expect(await first('select c.source, r.fullname from review r join course c on c.id = r.course_id')).toEqual({
      source: 'udemy',
      fullname: 'Peserta Udemy',
    });
  });

  it('never land on a course of ours', async () => {
    await database.pool.query(
      "insert into partner (code, slug, org_name) values ('p', 'p', 'P'); insert into course (slug, fullname, partner_id) select 'kopi', 'Kopi', id from partner",
    );
    expect(await folder.run(reviews, folder.write('r.jsonl', jsonLines(review)))).toMatchObject({
      inserted: 0,
      rejected: [{ field: 'course' }],
    });
  });
});
