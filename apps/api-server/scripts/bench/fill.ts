import pg from 'pg';

/** Courses whose search rows are written at a time. */
const BATCH = 5_000;

const FILL = [
  `insert into partner (id, code, slug, org_name, city)
   select g, 'P' || g, 'p-' || g, 'Lembaga ' || g, (array['Bandung', 'Jakarta', 'Surabaya', 'Medan'])[1 + g % 4] from generate_series(1, 300) g`,
  `insert into category (id, slug, name) select g, 'k-' || g, 'Kategori ' || g from generate_series(1, 12) g`,
  `insert into course (id, slug, fullname, summary, partner_id, type_code, price, price_after, education, rating_average, rating_count, student_count, city, min_age, published_at)
   select g, 'c-' || g,
     (array['Belajar', 'Dasar', 'Strategi', 'Mahir', 'Pengantar', 'Praktik', 'Menguasai', 'Panduan'])[1 + g % 8] || ' ' ||
     (array['Microsoft Excel', 'Desain Grafis', 'Pemasaran Digital', 'Pemrograman Python', 'Akuntansi', 'Bahasa Inggris', 'Fotografi', 'Manajemen Proyek',
       'Public Speaking', 'Analisis Data', 'Memasak Kue', 'Desain Interior', 'Keuangan Pribadi', 'Kewirausahaan', 'Data Science', 'Jaringan Komputer'])[1 + (g * 7) % 16] || ' ' ||
     (array['untuk Pemula', 'Tingkat Lanjut', 'bagi UMKM', 'di Tempat Kerja', 'Bersertifikat', 'dari Nol'])[1 + (g * 5) % 6] || ' angkatan ' || (g % 977),
     'Ringkasan kursus tentang keterampilan yang dibutuhkan dunia kerja', 1 + g % 300, (array['a', 'a', 'b', 'c', 'd'])[1 + g % 5], (g % 20) * 50000, (g % 20) * 40000,
     (array['SMA/SMK', 'Diploma', 'Sarjana'])[1 + g % 3], 3 + (g % 20) / 10.0, g % 400, g % 5000, (array['Bandung', 'Jakarta', 'Surabaya', 'Medan'])[1 + g % 4],
     15 + g % 10, now() - g * interval '1 minute'
   from generate_series(1, $1::int) g`,
  `insert into course_category select g, 1 + (g * 3) % 12, 0 from generate_series(1, $1::int) g`,
  `insert into event (course_id, batch, city, start_at, end_at, capacity, seats_left)
   select g, 'Batch 1', (array['Bandung', 'Jakarta', 'Surabaya', 'Medan', 'Solo'])[1 + g % 5], now() + interval '5 days', now() + interval '6 days', 10, 5 from generate_series(5, $1::int, 5) g`,
];

/** Fills an empty, migrated database with `courses` made-up courses, events in proportion, and their search rows. */
export async function fillForBench(databaseUrl: string, courses: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query("set local suluh.defer_search = 'on'");
    for (const statement of FILL) await client.query(statement, statement.includes('$1') ? [courses] : []);
    for (let first = 1; first <= courses; first += BATCH) {
      await client.query('select refresh_course_search(array(select generate_series($1::int, $2::int)))', [
        first,
        Math.min(courses, first + BATCH - 1),
      ]);
    }
    await client.query('commit');
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ may: boolean }>("select pg_has_role('pg_checkpoint', 'usage') as may");
    if (rows[0]!.may) await client.query('checkpoint'); // writing it out is not what is measured
  } finally {
    await client.end();
  }
}
