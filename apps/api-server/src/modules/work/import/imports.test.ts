import { DAY_MS } from '@suluh/domain/time';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { staffText } from '@suluh/i18n-id/staff';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { COURSE } from '../../../../test/fixture.ts';
import { manyLearners } from '../../../../test/learners.ts';
import { newStaff } from '../../../../test/staff.ts';
import { workOf } from '../../../../test/work.ts';
import { schema } from '../../../db/index.ts';
import { csvFile, xlsxFile, type Cell } from '../../../tableFile/writeTable.ts';

const { auditLog, job, jobApplication, promo, promoCourse } = schema;
const text = staffWorkText.problems;

let test: TestApp;
let operator: ReturnType<typeof workOf>;
beforeAll(async () => {
  test = await startTestApp();
  operator = workOf(test, await newStaff(test, 'operator'));
});
afterAll(() => test?.stop());

const table = (...rows: Cell[][]): Buffer => csvFile(rows, ';');
const jobBy = async (title: string) => (await test.services.db.select().from(job).where(eq(job.title, title)))[0];
const promoBy = async (code: string) => (await test.services.db.select().from(promo).where(eq(promo.code, code)))[0];

describe('a file of vacancies', () => {
  const HEAD = ['Nomor', 'Judul', 'Perusahaan', 'Kota', 'Gaji terendah (rupiah)', 'Gaji tertinggi (rupiah)', 'Terbit'];

  it('shows what it would do, does it, and is taken back but for what somebody applied to since', async () => {
    const { db } = test.services;
    const [there] = await db
      .insert(job)
      .values({ slug: 'kasir', title: 'Kasir', companyName: 'Toko', city: 'Solo', salaryFrom: 1, salaryTo: 2 })
      .returning();
    const read = await operator.sent(
      'job',
      table(
        [...HEAD, 'Hari terakhir melamar', 'Tugas'],
        [there!.id, 'Kasir', 'Toko', 'Solo', '2.000.000', '3.000.000', 'ya', '31/12/2026', ''],
        ['', '=Penjahit', 'Garmen', 'Tegal', '', '', 'tidak', '', 'Memotong\nMenjahit'],
        ['', 'Pemotong', 'Garmen', '', '', '', 'ya', '', ''],
        ['', 'Terbalik', 'Garmen', '', 5, 4, '', '', ''],
        ['', 'KASIR', 'toko', 'solo', '', '', '', '', ''],
        ['', '=penjahit', 'Garmen', 'Tegal', '', '', '', '', ''],
        [999_999, 'Tidak ada', 'Garmen', '', '', '', '', '', ''],
        ['', '', 'Garmen', '', '', '', 'mungkin', 'besok', ''],
      ),
    );
    expect(read).toMatchObject({ state: 'checked', unused: [], counts: { create: 2, update: 1, refuse: 5 } });
    const refused = await operator.rows(read, 'refused');
    expect(refused.map(({ number, problems }) => [number, ...problems.map((each) => Object.values(each))])).toEqual([
      // lines of the file: a cell before them has two
      [6, ['Gaji tertinggi (rupiah)', expect.any(String)]],
      [7, ['Judul', text.sameJob(there!.id)]],
      [8, ['Judul', text.twice(3)]],
      [9, ['Nomor', text.notThere]],
      [
        10,
        ['Hari terakhir melamar', refusedFieldText.day],
        ['Terbit', refusedFieldText.yesNo],
        ['Judul', refusedFieldText.required],
      ],
    ]);
    expect(await jobBy('=Penjahit')).toBeUndefined();

    const done = await operator.goOn(read, 'start');
    expect(done).toMatchObject({ state: 'done', counts: { done: 3, failed: 0 } });
    expect(await jobBy('Kasir')).toMatchObject({ salaryFrom: 2_000_000, salaryTo: 3_000_000, closesOn: '2026-12-31' });
    expect(await jobBy('=Penjahit')).toMatchObject({ isPublished: false, tasks: ['Memotong', 'Menjahit'] });
    const cutter = (await jobBy('Pemotong'))!;
    expect(cutter).toMatchObject({ isPublished: true, city: null, salaryPeriod: 'month' });
    const told = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `job ${cutter.id}`));
    expect(told.map(({ action }) => action)).toEqual(['job.imported']);

    const userId = (await manyLearners(test, 1))[0]!.userId;
    await db.insert(jobApplication).values({ jobId: cutter.id, userId, cvPath: 'x.pdf' });
    expect((await operator.goOn(done, 'undo')).counts).toMatchObject({ undone: 2, kept: 1 });
    expect(await jobBy('Kasir')).toMatchObject({ salaryFrom: 1, salaryTo: 2, closesOn: null });
    expect(await jobBy('=Penjahit')).toBeUndefined();
    expect(await jobBy('Pemotong')).toBeDefined();
  });

  it.each(['csv', 'xlsx', 'jsonl'])('that was exported as %s changes nothing', async (format) => {
    await test.services.db
      .insert(job)
      .values({
        slug: 'bolak-balik',
        title: '-Juru "Tulis"; kantor',
        companyName: '@Maju',
        description: "=1+1\n\n'kutip",
        requirements: ['Rapi, cepat', '=teliti'],
        yearsOfExperience: '0',
        educationLevels: 'SMA, D3',
        salaryFrom: 4_500_000,
        salaryTo: 6_000_000,
        salaryPeriod: 'year',
        isSalaryHidden: true,
        openings: 3,
        closesOn: '2026-12-31',
      })
      .onConflictDoNothing();
    const file = await operator.exported('job', { format, filter: {} });
    const read = await operator.sent('job', file, format);
    expect(read).toMatchObject({ state: 'checked', unused: [], canStart: false });
    expect(read.counts).toMatchObject({ create: 0, update: 0, refuse: 0, same: await test.services.db.$count(job) });
  });

  it('of somebody who may not edit them is refused', async () => {
    const finance = workOf(test, await newStaff(test, 'finance'));
    expect((await finance.ask('POST', 'job/import?fileName=a.csv&format=csv')).status).toBe(403);
  });
});

describe('a file of promos', () => {
  const HEAD = [
    'Kode',
    'Judul',
    'Jenis potongan',
    'Potongan (Rp)',
    'Mulai (WIB)',
    'Berakhir (WIB)',
    'Hanya untuk kursus',
    'Hanya pada hari (WIB)',
  ];
  const start = '2027-01-01 00:00';
  const end = '31/01/2027 23.59';

  it('makes and changes promos by their codes, and is taken back but for those that were used', async () => {
    const { db, now } = test.services;
    const period = { startAt: now(), endAt: new Date(now().getTime() + 30 * DAY_MS) };
    await db.insert(promo).values({ code: 'LAMA10', title: 'Lama', amount: 10_000, ...period });
    const read = await operator.sent(
      'promo',
      table(
        HEAD,
        ['lama10', 'Lebih murah', 'Rupiah', 'Rp15.000', '', '', '', ''],
        ['BARU1', 'Baru satu', 'Rupiah', 5_000, start, end, `${COURSE.paid}\n${COURSE.batik}`, 'minggu, Sabtu'],
        ['BARU2', 'Baru dua', '', 5_000, start, end, '', ''],
        ['', 'Tanpa kode', 'Rupiah', 5_000, start, end, '', ''],
        ['ab', 'Kode pendek', 'Rupiah', 5_000, start, end, '', ''],
        ['BARU3', 'Tanpa nilai', 'Rupiah', 0, start, end, '', ''],
        ['BARU4', 'Tanpa akhir', 'Rupiah', 5_000, start, '', '', 'Ahad'],
        ['baru1', 'Dua kali', 'Rupiah', 5_000, start, end, '', ''],
        ['BARU5', 'Kursus lain', 'Rupiah', 5_000, start, end, '99999', ''],
      ),
    );
    const refused = await operator.rows(read, 'refused');
    expect(refused.map(({ number, problems }) => [number, problems.map((each) => Object.values(each))])).toEqual([
      // A cell that is empty empties its field, which a period is not without.
      [
        2,
        [
          ['Mulai', refusedFieldText.required],
          ['Berakhir', refusedFieldText.required],
        ],
      ],
      [6, [['Kode', refusedFieldText.required]]],
      [7, [['Kode', refusedFieldText.promoCode]]],
      [8, [['Potongan (Rp)', staffText.promo.faults.worthless]]],
      [
        9,
        [
          ['Hanya pada hari (WIB)', staffWorkText.unknown('Ahad')],
          ['Berakhir', refusedFieldText.required],
        ],
      ],
      [10, [['Kode', text.twice(3)]]],
      [11, [['Hanya untuk kursus', staffText.chooseAnother]]],
    ]);
    expect(read.counts).toMatchObject({ create: 2, update: 0, refuse: 7 });
    const done = await operator.goOn(read, 'start');
    expect(done.counts).toMatchObject({ done: 2, failed: 0 });
    expect(await promoBy('BARU1')).toMatchObject({
      title: 'Baru satu',
      amount: 5_000,
      weekdays: [6, 7],
      startAt: new Date('2026-12-31T17:00:00Z'),
      endAt: new Date('2027-01-31T16:59:00Z'),
      quotaPerUser: 1,
    });
    const limits = await db.select().from(promoCourse).where(eq(promoCourse.promoCode, 'BARU1'));
    expect(limits.map(({ courseId }) => courseId).toSorted((a, b) => a - b)).toEqual(
      [COURSE.paid, COURSE.batik].toSorted((a, b) => a - b),
    );

    const change = await operator.sent('promo', table(['Kode', 'Potongan (Rp)'], ['lama10', '15.000']));
    expect((await operator.rows(change))[0]!.changes).toEqual([{ field: 'amount', from: '10000', to: '15000' }]);
    expect((await operator.goOn(change, 'start')).counts).toMatchObject({ done: 1 });
    expect(await promoBy('LAMA10')).toMatchObject({ amount: 15_000, title: 'Lama' });

    await db.update(promo).set({ used: 1 }).where(eq(promo.code, 'BARU2'));
    expect((await operator.goOn(done, 'undo')).counts).toMatchObject({ undone: 1, kept: 1 });
    expect([await promoBy('BARU1'), (await promoBy('BARU2'))?.code]).toEqual([undefined, 'BARU2']);
  });

  it.each(['csv', 'xlsx', 'jsonl'])('that was exported as %s changes nothing', async (format) => {
    const { db, now } = test.services;
    const [category] = await db.select().from(schema.category).limit(1);
    const period = { startAt: now(), endAt: new Date(now().getTime() + 30 * DAY_MS + 12_345) };
    await db
      .insert(promo)
      .values({
        code: 'PULANG',
        title: '=Pulang',
        description: 'Satu;\n"dua"',
        kind: 'percent',
        percent: 15,
        maxDiscount: 20_000,
        borneBy: 'partner',
        quota: 9,
        weekdays: [1, 7],
        programId: 1,
        isListed: false,
        ...period,
      })
      .onConflictDoNothing();
    for (const [code, title] of Object.entries({ KUTIP1: "'=kutip", KUTIP2: "''@kutip", KUTIP3: "'kutip" }))
      await db
        .insert(promo)
        .values({ code, title, kind: 'amount', amount: 1, borneBy: 'partner', ...period })
        .onConflictDoNothing();
    await db
      .insert(schema.promoCategory)
      .values({ promoCode: 'PULANG', categoryId: category!.id })
      .onConflictDoNothing();
    await db.insert(promoCourse).values({ promoCode: 'PULANG', courseId: COURSE.paid }).onConflictDoNothing();
    const codes = (await db.select({ code: promo.code }).from(promo)).map(({ code }) => code);
    const file = await operator.exported('promo', { format, filter: {} });
    const read = await operator.sent('promo', file, format);
    expect(read).toMatchObject({ state: 'checked', unused: [], canStart: false });
    expect(read.counts).toMatchObject({ create: 0, update: 0, refuse: 0, same: codes.length });
  });

  it('hands its refused rows out, which come back mended', async () => {
    const read = await operator.sent('promo', table(HEAD, ['MENDED1', 'Salah', 'Rupiah', '5,000', start, end, '', '']));
    const lines = (await operator.refused(read)).toString('utf8').slice(1).trimEnd().split('\r\n');
    expect(lines[0]).toBe([...HEAD, staffWorkText.reason].join(';'));
    const mended = Buffer.from(lines.join('\r\n').replace(';5,000;', ';5000;').replace('"5,000"', '5000'));
    const again = await operator.sent('promo', mended);
    expect(again).toMatchObject({ unused: [], counts: { create: 1, refuse: 0 } });
  });

  it('is looked at and done by who may edit promos alone', async () => {
    const content = workOf(test, await newStaff(test, 'content'));
    expect((await content.ask('POST', 'promo/import?fileName=a.csv&format=csv')).status).toBe(403);
    const finance = workOf(test, await newStaff(test, 'finance'));
    const read = await finance.sent('promo', table(HEAD, ['UANG1', 'Uang', 'Rupiah', 5_000, start, end, '', '']));
    expect((await finance.goOn(read, 'start')).counts).toMatchObject({ done: 1 });
    expect((await content.ask('GET', `work/${read.id}`)).status).toBe(404);
  });
});

describe('what the columns of a file stand for', () => {
  it('is guessed by the names people use, told, and chosen anew before anything is done', async () => {
    const read = await operator.sent(
      'job',
      table(['Posisi', 'NAMA PERUSAHAAN', 'Lokasi', 'Catatan'], ['Juru Masak', 'Warung', 'Bogor', 'Memasak tiap hari']),
    );
    expect(read).toMatchObject({ canReadAnew: true, unused: ['Catatan'] });
    expect(read.columns).toEqual([
      { column: 'Posisi', field: 'title' },
      { column: 'NAMA PERUSAHAAN', field: 'companyName' },
      { column: 'Lokasi', field: 'city' },
      { column: 'Catatan', field: null },
    ]);
    expect(read.fields).toEqual(expect.arrayContaining(['id', 'title', 'closesOn', 'isPublished']));
    const columns = read.columns.map((each) =>
      each.column === 'Catatan'
        ? { ...each, field: 'description' }
        : each.column === 'Lokasi'
          ? { ...each, field: null }
          : each,
    );
    for (const wrong of [
      [{ column: 'Catatan', field: 'gaji' }],
      [
        { column: 'Catatan', field: 'title' },
        { column: 'Posisi', field: 'title' },
      ],
    ])
      expect(await operator.ask('POST', `work/${read.id}/columns`, { columns: wrong })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'columns' }] },
      });
    const anew = await operator.goOn(read, 'columns', { columns });
    expect(anew).toMatchObject({ state: 'checked', columns, unused: ['Lokasi'], counts: { create: 1 } });
    const done = await operator.goOn(anew, 'start');
    expect(await jobBy('Juru Masak')).toMatchObject({ city: null, description: 'Memasak tiap hari' });
    expect(done.canReadAnew).toBe(false);
    expect((await operator.ask('POST', `work/${read.id}/columns`, { columns })).status).toBe(409);
  });

  it('is chosen where none of them was understood', async () => {
    const read = await operator.sent('job', table(['aa', 'bb'], ['Juru Cuci', 'Binatu']));
    expect(read).toMatchObject({ state: 'failed', problem: text.noName('Nomor', 'Judul'), canReadAnew: true });
    const columns = [
      { column: 'aa', field: 'title' },
      { column: 'bb', field: 'companyName' },
    ];
    const anew = await operator.goOn(read, 'columns', { columns });
    expect(anew).toMatchObject({ state: 'checked', problem: null, counts: { create: 1 } });
  });

  it('is kept as its person chose it, for their next file with the same headings', async () => {
    const head = ['Kode Promo', 'Nama', 'Catatan', 'Tipe', 'Rupiah', 'Mulai', 'Selesai'];
    const row = (code: string) => [code, 'Promo', 'Potongan akhir tahun', 'x', 5_000, '2027-02-01', '2027-02-02'];
    const first = await operator.sent('promo', table(head, row('INGAT1')));
    const chosen: Readonly<Record<string, string | null>> = { Catatan: 'description', Rupiah: 'amount' };
    const columns = first.columns.map(({ column, field }) => ({ column, field: chosen[column] ?? field }));
    await operator.goOn(first, 'columns', { columns });

    const next = await operator.sent(
      'promo',
      table(head.map((each) => each.toUpperCase()).reverse(), row('INGAT2').reverse()),
    );
    const fieldOf = (work: typeof next) => new Map(work.columns.map((each) => [each.column.toLowerCase(), each.field]));
    expect(fieldOf(next)).toEqual(
      new Map([...columns].reverse().map((each) => [each.column.toLowerCase(), each.field])),
    );
    await test.services.db.delete(schema.staffWork).where(eq(schema.staffWork.id, first.id)); // told long enough
    expect(fieldOf(await operator.sent('promo', table(head, row('INGAT3')))).get('catatan')).toBe(chosen['Catatan']);

    const other = await operator.sent('promo', table([...head, 'Warna'], [...row('INGAT4'), 'biru']));
    expect(fieldOf(other).get('catatan')).toBe(first.columns[2]!.field); // other headings
    const colleague = workOf(test, await newStaff(test, 'operator'));
    expect(fieldOf(await colleague.sent('promo', table(head, row('INGAT5')))).get('catatan')).toBe(
      first.columns[2]!.field,
    );
  });

  it.each(['csv', 'xlsx'])('is told of a %s in the order and spelling of the file from the first', async (format) => {
    const rows: Cell[][] = [
      ['Catatan', 'Kode Promo', 'Nama', 'WARNA', 'Name'],
      ['x', 'URUT1', 'Urut', 'biru', ''],
    ];
    const read = await operator.sent('promo', format === 'csv' ? table(...rows) : await xlsxFile(rows, ''), format);
    expect(read.columns.map(({ column }) => column)).toEqual(rows[0]);
  });

  it('is understood of a spreadsheet, its moments by Jakarta’s clocks', async () => {
    const sheet = await xlsxFile(
      [
        ['Promo code', 'Name', 'Potongan (Rp)', 'Start date', 'End date'],
        ['LEMBAR1', 'Lembar', 2_000, '2027-02-01 08:00', '2027-02-02'],
      ],
      '',
    );
    const read = await operator.sent('promo', sheet, 'xlsx');
    expect(read.counts).toMatchObject({ create: 1, refuse: 0 });
    await operator.goOn(read, 'start');
    const made = await test.services.db
      .select()
      .from(promo)
      .where(inArray(promo.code, ['LEMBAR1']));
    expect(made[0]).toMatchObject({
      startAt: new Date('2027-02-01T01:00:00Z'),
      endAt: new Date('2027-02-01T17:00:00Z'),
    });
  });
});
