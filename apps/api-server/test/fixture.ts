import { DAY_MS } from '@suluh/domain/time';
import { sql } from 'drizzle-orm';
import { schema } from '../src/db/index.ts';
import type { Database } from '../src/db/executor.ts';
import { upsertPayments } from '../scripts/demo/insert/payments.ts';
import { hashPassword } from '../src/modules/auth/password.ts';

/** Password of every learner of the fixture. */
export const PASSWORD = 'Belajar123';

const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Ids of the fixture's courses by what they are for. */
export const COURSE = {
  excel: 1,
  marketing: 2,
  design: 3,
  batik: 4,
  full: 5,
  hidden: 6,
  paid: 7,
  internship: 8,
} as const;

type Course = Omit<typeof schema.course.$inferInsert, 'partnerId'> & { partnerId?: number };

const courses: Course[] = [
  {
    id: COURSE.excel,
    slug: 'excel-dasar',
    teacherName: 'Guru Utama',
    fullname: 'Microsoft Excel untuk Administrasi',
    summary: 'Rumus dan tabel',
    price: 0,
    priceAfter: 0,
    education: 'SMA/SMK',
    ratingAverage: 4.8,
    ratingCount: 120,
    starCounts: [0, 0, 5, 15, 100],
    studentCount: 900,
  },
  {
    id: COURSE.marketing,
    slug: 'pemasaran-digital',
    fullname: 'Strategi Pemasaran Digital',
    summary: 'Media sosial untuk usaha',
    price: 150_000,
    priceAfter: 90_000,
    typeCode: 'b',
    ratingAverage: 4.1,
    ratingCount: 40,
    city: 'Bandung',
    isAd: true,
  },
  {
    id: COURSE.design,
    slug: 'desain-grafis',
    fullname: 'Desain Grafis untuk Pemula',
    price: 400_000,
    priceAfter: 400_000,
    typeCode: 'c',
    ratingAverage: 3.2,
    ratingCount: 9,
    partnerId: 2,
    minAge: 17,
    maxAge: 30,
  },
  {
    id: COURSE.batik,
    slug: 'membatik-tulis',
    fullname: 'Membatik Tulis',
    price: 0,
    priceAfter: 0,
    typeCode: 'd',
    city: 'Yogyakarta',
    partnerId: 2,
    certificate: 'competence',
  },
  { id: COURSE.full, slug: 'kelas-penuh', fullname: 'Kelas Penuh', price: 0, priceAfter: 0, typeCode: 'd' },
  { id: COURSE.hidden, slug: 'belum-terbit', fullname: 'Belum Terbit Excel', isPublished: false },
  {
    id: COURSE.paid,
    slug: 'akuntansi',
    fullname: 'Akuntansi Menengah',
    price: 900_000,
    priceAfter: 750_000,
    ratingAverage: 4.5,
    ratingCount: 3,
  },
  { id: COURSE.internship, slug: 'etika-kerja', fullname: 'Etika Kerja Magang', price: 0, priceAfter: 0 },
];

/** A small catalogue with every kind of course, four programmes and learners of each area. */
export async function fillFixture(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(schema.partner).values([
      { id: 1, code: 'SKN', slug: 'sentra-kode', orgName: 'Sentra Kode Nusantara', city: 'Bandung', isInternal: true },
      { id: 2, code: 'SRK', slug: 'studio-rupa', orgName: 'Studio Rupa Kata', city: 'Yogyakarta' },
    ]);
    await tx.insert(schema.category).values([
      { id: 1, slug: 'pemasaran', name: 'Pemasaran Digital', position: 1 },
      { id: 2, slug: 'desain', name: 'Desain & Kreatif', position: 2 },
      { id: 3, slug: 'kosong', name: 'Kesehatan', position: 3 },
      { id: 78, slug: 'prakerja', name: 'Prakerja', position: 4 },
    ]);
    await tx.delete(schema.program); // the one a migration made
    await tx.insert(schema.program).values([
      { id: 1, slug: 'janabadra', name: 'Universitas Janabadra', host: 'belajar.janabadra.example' },
      { id: 5, slug: 'bse-bumn', name: 'BSE BUMN' },
      {
        id: 2,
        slug: 'fordigi',
        name: 'Fordigi',
        oidcIssuer: 'http://127.0.0.1:9',
        oidcClientId: 'suluh-fordigi',
        canRegister: false,
      },
      { id: 3, slug: 'internship-ddb', name: 'Magang', sessionType: 'internship-ddb' },
      { id: 4, slug: 'myindibiz', name: 'UKM', sessionType: 'mysooltan' },
    ]);
    await tx.insert(schema.programCategory).values({ id: 1, programId: 1, name: 'Wajib' });
    await tx.insert(schema.course).values(courses.map((course) => ({ partnerId: 1, ...course })));
    await tx.insert(schema.courseCategory).values([
      { courseId: COURSE.excel, categoryId: 78 },
      { courseId: COURSE.marketing, categoryId: 1 },
      { courseId: COURSE.design, categoryId: 2 },
      { courseId: COURSE.batik, categoryId: 2 },
    ]);
    await tx.insert(schema.courseProgram).values([
      { courseId: COURSE.excel, programId: 1 },
      { courseId: COURSE.internship, programId: 3 },
      { courseId: COURSE.excel, programId: 4 },
    ]);
    await tx.insert(schema.programCategoryCourse).values({ courseId: COURSE.excel, programCategoryId: 1 });
    await tx.insert(schema.event).values([
      {
        id: 1,
        courseId: COURSE.batik,
        batch: 'Batch 1',
        city: 'Yogyakarta',
        startAt: inDays(5),
        endAt: inDays(6),
        capacity: 2,
        seatsLeft: 2,
      },
      {
        id: 2,
        courseId: COURSE.batik,
        batch: 'Batch 0',
        city: 'Cirebon',
        startAt: inDays(-6),
        endAt: inDays(-5),
        capacity: 2,
        seatsLeft: 2,
      },
      {
        id: 4,
        courseId: COURSE.marketing,
        batch: 'Webinar 1',
        startAt: inDays(7),
        endAt: inDays(7.1),
        price: 90_000,
        capacity: 500,
        seatsLeft: 500,
      },
      {
        id: 5,
        courseId: COURSE.design,
        batch: 'Kelas 1',
        startAt: inDays(9),
        endAt: inDays(9.1),
        price: 400_000,
        capacity: 500,
        seatsLeft: 500,
      },
      {
        id: 3,
        courseId: COURSE.full,
        batch: 'Batch 1',
        city: 'Solo',
        startAt: inDays(5),
        endAt: inDays(6),
        capacity: 1,
        seatsLeft: 0,
      },
    ]);
    await tx.insert(schema.section).values({ id: 1, courseId: COURSE.excel, title: 'Mulai' });
    await tx.insert(schema.lesson).values({ sectionId: 1, title: 'Rumus', durationMinutes: 20, isPreview: true });
    await tx.insert(schema.review).values(
      [1, 2, 3].map((rating) => ({
        courseId: COURSE.excel,
        fullname: `Peserta ${rating}`,
        rating,
        comment: 'Bagus',
      })),
    );
    await tx.insert(schema.collection).values([
      { id: 1, slug: 'pilihan-terbaik', title: 'Pilihan Terbaik', kind: 'best-deal' },
      { id: 2, slug: 'siap-kerja', title: 'Siap Kerja', kind: 'prakerja' },
      { id: 3, slug: 'naik-kelas', title: 'UKM Naik Kelas', kind: 'mysooltan' },
      { id: 4, slug: 'kreatif', title: 'Kreatif' },
    ]);
    await tx.insert(schema.collectionCourse).values([
      { collectionId: 1, courseId: COURSE.marketing },
      { collectionId: 2, courseId: COURSE.excel },
      { collectionId: 3, courseId: COURSE.excel },
      { collectionId: 4, courseId: COURSE.design },
      { collectionId: 4, courseId: COURSE.hidden },
    ]);
    await tx.insert(schema.flashSale).values({ id: 1, title: 'Flash Sale', startAt: inDays(-1), endAt: inDays(1) });
    await tx.insert(schema.flashSaleCourse).values({ flashSaleId: 1, courseId: COURSE.paid, price: 500_000 });
    await tx.insert(schema.promo).values({
      code: 'HEMAT50',
      title: 'Potongan Rp50.000',
      amount: 50_000,
      minPayment: 100_000,
      startAt: inDays(-1),
      endAt: inDays(30),
    });
    await tx.insert(schema.banner).values({ title: 'Nyalakan keahlian barumu' });
    await tx.insert(schema.testimonial).values({ fullname: 'Dewi Lestari', content: 'Materinya runtut.' });
    await tx.insert(schema.news).values([
      { slug: 'lima-langkah', title: 'Lima langkah', body: 'Mulai dari tujuan.' },
      {
        slug: 'cara-belajar',
        kind: 'artikel',
        title: 'Cara belajar',
        body: 'Sedikit demi sedikit.',
        publishedAt: inDays(-900),
      },
    ]);
    await tx.insert(schema.region).values([
      { sourceId: '34', code: '34', level: 1, kind: 'provinsi', name: 'DI Yogyakarta', shortName: 'DI Yogyakarta' },
      {
        sourceId: '34.71',
        code: '34.71',
        parentCode: '34',
        level: 2,
        kind: 'kota',
        name: 'Kota Yogyakarta',
        shortName: 'Yogyakarta',
      },
    ]);
    await tx
      .insert(schema.job)
      .values({ id: 1, slug: 'admin-data', title: 'Admin Data', companyName: 'PT Maju', city: 'Bandung' });
    await tx.insert(schema.learningInterest).values(['Data', 'batik', 'Kuliner', 'Barista'].map((name) => ({ name })));
    const passwordHash = await hashPassword(PASSWORD);
    const people = ['rina', 'magang', 'ukm', 'janabadra', 'bumn'];
    const accounts = await tx
      .insert(schema.userAccount)
      .values(people.map((name) => ({ fullname: name, email: `${name}@contoh.example`, passwordHash })))
      .returning({ id: schema.userAccount.id });
    await tx.insert(schema.membership).values([
      { userId: accounts[0]!.id, sessionType: 'reguler' },
      { userId: accounts[1]!.id, sessionType: 'internship-ddb' },
      { userId: accounts[2]!.id, sessionType: 'mysooltan' },
      { userId: accounts[3]!.id, sessionType: 'reguler', programId: 1 },
      { userId: accounts[4]!.id, sessionType: 'reguler', programId: 5 },
    ]);
    await upsertPayments(tx);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('section', 'id'), 1000), setval(pg_get_serial_sequence('course', 'id'), 1000), setval(pg_get_serial_sequence('event', 'id'), 1000), setval(pg_get_serial_sequence('job', 'id'), 1000), setval(pg_get_serial_sequence('collection', 'id'), 1000), setval(pg_get_serial_sequence('flash_sale', 'id'), 1000), setval(pg_get_serial_sequence('program', 'id'), 1000), setval(pg_get_serial_sequence('program_category', 'id'), 1000), setval(pg_get_serial_sequence('partner', 'id'), 1000)`,
    );
  });
}
