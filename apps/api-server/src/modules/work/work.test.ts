import { DAY_MS } from '@suluh/domain/time';
import { PREVIEW_MS, WORK_FILE_MS, WORK_KEPT_DAYS } from '@suluh/domain/staff';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { csvFile, xlsxFile, type Cell } from '../../tableFile/writeTable.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { LEASE_MS } from './rows.ts';
import { dropOld } from './dropOld.ts';
import { doNextWork } from './run.ts';
import type { StaffWork } from './work.ts';

let test: TestApp;
let operator: TestLearner;
let partner: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  operator = await newStaff(test, 'operator');
  partner = await newStaff(test, 'partner', { partnerId: 2 });
});
afterAll(() => test?.stop());

const text = staffWorkText.problems;
type Method = 'GET' | 'POST' | 'PATCH';
const call = (who: TestLearner, method: Method, path: string, body?: unknown, headers = {}) =>
  test.call(method, `/api/admin/${path}`, { auth: who.auth, headers, ...(body === undefined ? {} : { body }) });

/** Works off what waits. */
const workOff = async () => {
  while (await doNextWork(test.services));
};
const work = async (who: TestLearner, id: string) => (await call(who, 'GET', `work/${id}`)).body.data as StaffWork;

interface Row {
  number: number;
  action: string;
  subjectId: string | null;
  outcome: string | null;
  undo: string | null;
  changes: { field: string; from: string; to: string }[];
  problems: { column: string; message: string }[];
}
const rowsOf = async (who: TestLearner, id: string, show = 'all') =>
  (await call(who, 'GET', `work/${id}/row?limit=100&show=${show}`)).body.data as Row[];

/** Sends a file and has it read. */
async function sent(who: TestLearner, bytes: Buffer, format = 'csv', name = `kursus.${format}`): Promise<StaffWork> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const body = new Response(form);
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/admin/course/import?fileName=${name}&format=${format}`,
    headers: { authorization: who.auth, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  expect(response.statusCode, response.body).toBe(201);
  const { id, state } = response.json<{ data: StaffWork }>().data;
  expect(state).toBe('reading');
  await workOff();
  return work(who, id);
}
const table = (...rows: Cell[][]): Buffer => csvFile(rows, ';');
const HEAD = ['Nomor', 'Nama kursus', 'Mitra', 'Jenis', 'Harga sebelum diskon', 'Harga jual'];

async function started(who: TestLearner, { id }: StaffWork): Promise<StaffWork> {
  const { status, body } = await call(who, 'POST', `work/${id}/start`);
  expect(status, JSON.stringify(body)).toBe(200);
  await workOff();
  return work(who, id);
}

/** The file an export makes. */
async function exported(who: TestLearner, body: object): Promise<Buffer> {
  const { id } = (await call(who, 'POST', 'course/export', body)).body.data as StaffWork;
  await workOff();
  expect(await work(who, id)).toMatchObject({ state: 'done' });
  const response = await test.app.inject({ url: `/api/admin/work/${id}/file`, headers: { authorization: who.auth } });
  expect(response.statusCode).toBe(200);
  return response.rawPayload;
}
const course = async (id: number) =>
  (await test.services.db.select().from(schema.course).where(eq(schema.course.id, id)))[0]!;

describe('an import', () => {
  it('shows what it would do, does it, and is taken back', async () => {
    const before = await course(COURSE.paid);
    const read = await sent(
      operator,
      table(
        [...HEAD, 'Warna'],
        [COURSE.paid, before.fullname, 'skn', 'Belajar mandiri', 'Rp1.000.000', '800.000,00', 'merah'],
        ['', '=Merajut Dasar', 'SRK', 'd', 50_000, 40_000, ''],
        [COURSE.marketing, 'Strategi Pemasaran Digital', 'SKN', 'Webinar', 150_000, 90_000, ''],
        [99_999, 'Tidak ada', 'SKN', 'a', 0, 0, ''],
        ['', 'Tanpa mitra', 'XYZ', 'a', 0, 0, ''],
        ['', 'Terbalik', 'SKN', 'a', 10, 20, ''],
        [COURSE.paid, before.fullname, 'SKN', 'a', 1, 1, ''],
        ['', '=Merajut Dasar', 'SRK', 'd', 1, 1, ''],
        ['', before.fullname, 'SKN', 'a', 1, 1, ''],
        ['x1', 'Nomor salah', 'SKN', 'z', '150,000', 1, ''],
      ),
    );
    expect(read).toMatchObject({
      state: 'checked',
      canStart: true,
      unused: ['Warna'],
      counts: { create: 1, update: 1, same: 1, refuse: 7 },
    });
    expect(await course(COURSE.paid)).toEqual(before); // nothing is changed yet
    const rows = await rowsOf(operator, read.id);
    expect(rows.map(({ action }) => action).slice(0, 3)).toEqual(['update', 'create', 'same']);
    expect(rows[0]!.changes).toEqual([
      { field: 'price', from: '900000', to: '1000000' },
      { field: 'priceAfter', from: '750000', to: '800000' },
    ]);
    const refused = await rowsOf(operator, read.id, 'refused');
    expect(refused.map(({ number, problems }) => [number, problems[0]!.column, problems[0]!.message])).toEqual([
      [5, 'Nomor', text.notThere],
      [6, 'Mitra', staffWorkText.unknown('XYZ')],
      [7, 'Harga jual', 'Harga jual tidak boleh di atas harga awal.'],
      [8, 'Nomor', text.twice(2)],
      [9, 'Nama kursus', text.twice(3)],
      [10, 'Nama kursus', text.exists(COURSE.paid)],
      [11, 'Nomor', text.number],
    ]);

    const done = await started(operator, read);
    expect(done).toMatchObject({ state: 'done', over: 2, of: 2, canUndo: true, counts: { done: 2, failed: 0 } });
    expect(await course(COURSE.paid)).toMatchObject({ price: 1_000_000, priceAfter: 800_000, version: 2 });
    const made = Number((await rowsOf(operator, read.id))[1]!.subjectId);
    expect(await course(made)).toMatchObject({
      fullname: '=Merajut Dasar',
      partnerId: 2,
      typeCode: 'd',
      price: 50_000,
      priceAfter: 40_000,
      isPublished: false,
    });
    const history = (await call(operator, 'GET', `course/${COURSE.paid}/history`)).body.data as { action: string }[];
    expect(history[0]).toMatchObject({ action: 'course.updatedMany' });

    expect((await call(operator, 'POST', `work/${read.id}/start`)).status).toBe(409);
    expect((await call(operator, 'POST', `work/${read.id}/undo`)).status).toBe(200);
    await workOff();
    expect(await work(operator, read.id)).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 0 } });
    expect(await course(made)).toBeUndefined();
    expect(await course(COURSE.paid)).toMatchObject({ price: before.price, priceAfter: before.priceAfter });
    expect((await call(operator, 'POST', `work/${read.id}/undo`)).status).toBe(409);
  });

  it('overwrites nothing that changed since it was looked at, and takes back nothing that changed since it was done', async () => {
    const [first, second] = [COURSE.marketing, COURSE.excel];
    const patch = async (id: number, body: object) => {
      const { version } = await course(id);
      expect((await call(operator, 'PATCH', `course/${id}`, body, { 'if-match': `"${version}"` })).status).toBe(200);
    };
    const read = await sent(operator, table(['Nomor', 'Kota penyedia'], [first, 'Medan'], [second, 'Padang']));
    expect(read.counts).toMatchObject({ update: 2, refuse: 0 });
    await patch(first, { teacherName: 'Bu Sari' });
    const done = await started(operator, read);
    expect(done.counts).toMatchObject({ done: 1, failed: 1 });
    expect((await rowsOf(operator, read.id))[0]!.problems).toEqual([{ column: '', message: text.changed }]);
    expect(await course(first)).toMatchObject({ city: 'Bandung', teacherName: 'Bu Sari' });
    await patch(second, { teacherName: 'Pak Joko' });
    await call(operator, 'POST', `work/${read.id}/undo`);
    await workOff();
    const undone = await work(operator, read.id);
    expect(undone.counts).toMatchObject({ undone: 0, kept: 1 });
    expect(await course(second)).toMatchObject({ city: 'Padang', teacherName: 'Pak Joko' });
    const report = await test.app.inject({
      url: `/api/admin/work/${read.id}/report.csv`,
      headers: { authorization: operator.auth },
    });
    expect(report.body).toContain(text.changed);
    expect(report.body).toContain('Padang');
  });

  it.each(['csv', 'xlsx', 'jsonl'])('of what was exported as %s changes nothing', async (format) => {
    await test.services.db
      .update(schema.course)
      .set({
        summary: '-5 kg; "tanpa" lapar',
        description: "=1+1\n\n'kutip",
        outcomes: ['Satu, dua', '@tiga'],
        audience: ['Siapa pun'],
        preparations: ['=alat', 'Bahan'],
        faq: [
          { question: 'Berapa lama?', answer: 'Dua hari.\nAtau tiga.' },
          { question: '-Mulai kapan?', answer: '@Senin' },
        ],
        language: 'Jawa',
        teacherBio: '+62',
      })
      .where(eq(schema.course.id, COURSE.hidden));
    const file = await exported(operator, { format, filter: {} });
    const read = await sent(operator, file, format);
    expect(read.unused).toEqual([]);
    expect(read.counts).toMatchObject({
      create: 0,
      update: 0,
      refuse: 0,
      same: await test.services.db.$count(schema.course),
    });
    expect(read.canStart).toBe(false);
    if (format !== 'xlsx') expect(file.toString()).toContain(format === 'csv' ? `"'-5 kg` : '"-5 kg');
  });

  it('understands what Excel writes: UTF-16, tabs, signs between thousands; and warns of a file it had before', async () => {
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(`Nomor\tHarga jual\r\n${COURSE.marketing}\t70.000\r\n`, 'utf16le'),
    ]);
    const read = await sent(operator, utf16, 'csv', 'harga.csv');
    expect((await rowsOf(operator, read.id))[0]!.changes).toEqual([
      { field: 'priceAfter', from: '90000', to: '70000' },
    ]);
    expect(read.sameFileAt).toBeNull();
    await started(operator, read);
    const again = await sent(operator, utf16);
    expect(again.sameFileAt).not.toBeNull();
    expect(again.counts).toMatchObject({ same: 1, update: 0 });
    await call(operator, 'POST', `work/${read.id}/undo`);
    await workOff();
    const sheet = await xlsxFile(
      [
        ['Nomor', 'Harga jual'],
        [COURSE.marketing, 60_000],
      ],
      '',
    );
    expect((await sent(operator, sheet, 'xlsx')).counts).toMatchObject({ update: 1 });
  });

  it.each([
    ['nothing', Buffer.from(''), 'csv', text.file.empty],
    ['a header alone', Buffer.from('Nomor;Nama kursus\n'), 'csv', text.file.empty],
    ['no column of ours', Buffer.from('a;b\n1;2\n'), 'csv', text.noName('Nomor', 'Nama kursus')],
    ['a broken spreadsheet', Buffer.from('PK zzz'), 'xlsx', text.file.kind],
    ['a list of JSON', Buffer.from('[{"id":1}]'), 'jsonl', text.file.json],
    ['a column twice', Buffer.from('Nomor;nomor\n1;2\n'), 'csv', text.file.header],
  ])('of %s says why it cannot be read', async (_, bytes, format, problem) => {
    if (bytes.length === 0) {
      const { status, body } = await call(operator, 'POST', 'course/import?fileName=a.csv&format=csv');
      expect([status, body]).toMatchObject([
        400,
        { errors: [{ field: 'file', message: 'Masukkan file terlebih dahulu' }] },
      ]);
      return;
    }
    expect(await sent(operator, bytes, format)).toMatchObject({ state: 'failed', problem, canStart: false });
  });

  it.each([
    ['too few cells in a last row without a line break', `${COURSE.paid};Satu;`, '', text.unreadable],
    ['a bare quotation mark', `;Ember 10" besar;SKN;d;0;0\n`, 'Nama kursus', text.unreadable],
  ])('reports %s as a row that is refused', async (_, row, column, message) => {
    const good = `${COURSE.marketing};Strategi Pemasaran Digital;SKN;b;150000;90000\n`;
    const read = await sent(operator, Buffer.from(`${HEAD.join(';')}\n${good}${row}`));
    expect(read).toMatchObject({ state: 'checked', counts: { refuse: 1 } });
    const rows = await rowsOf(operator, read.id, 'refused');
    expect(rows.map(({ number, problems }) => [number, problems])).toEqual([[3, [{ column, message }]]]);
  });

  it.each([
    ['a NUL in a cell', 'csv', `Nomor;Nama kursus\n${COURSE.paid};Uji \0 Nul\n`],
    ['a NUL in the name of a column', 'csv', `Nomor;War\0na\n${COURSE.paid};merah\n`],
    ['a NUL that JSON names', 'jsonl', `{"Nomor":${COURSE.paid},"Nama kursus":"Uji \\u0000"}\n`],
    ['half a letter', 'jsonl', `{"Nomor":${COURSE.paid},"Nama kursus":"Uji \\ud800"}\n`],
  ])('comes to its end with %s, which refuses its row', async (_, format, content) => {
    const read = await sent(operator, Buffer.from(content), format);
    expect(read).toMatchObject({ state: 'checked', counts: { refuse: 1, update: 0 }, canStart: false });
    expect((await rowsOf(operator, read.id))[0]!.problems).toEqual([{ column: '', message: refusedFieldText.letters }]);
  });

  it('reaches what its person reaches, when it is looked at and when it is done', async () => {
    const file = table(
      ['Nomor', 'Nama kursus', 'Mitra', 'Jenis', 'Kota penyedia', 'Program'],
      [COURSE.paid, 'Akuntansi Menengah', 'SKN', 'a', 'Medan', ''],
      [COURSE.batik, 'Membatik Tulis', 'SRK', 'd', 'Solo', ''],
      [COURSE.design, 'Desain Grafis untuk Pemula', 'SRK', 'c', '', 'janabadra'],
      ['', 'Kursus orang', 'SKN', 'a', '', ''],
      ['', 'Kursus sendiri', 'SRK', 'a', '', ''],
    );
    const read = await sent(partner, file);
    const rows = await rowsOf(partner, read.id);
    expect(rows.map(({ action, problems }) => [action, problems[0]?.message])).toEqual([
      ['refuse', text.notThere],
      ['update', undefined],
      ['refuse', 'Hanya pengelola seluruh situs yang boleh mengubah ini.'],
      ['refuse', 'Hanya pengelola seluruh situs yang boleh mengubah ini.'],
      ['create', undefined],
    ]);
    // Another's work is not found; whose grant holds everywhere sees it.
    const stranger = await newStaff(test, 'partner', { partnerId: 1 });
    for (const path of [`work/${read.id}`, `work/${read.id}/row`, `work/${read.id}/report.csv`, `work/${read.id}/file`])
      expect((await call(stranger, 'GET', path)).status).toBe(404);
    expect((await call(stranger, 'POST', `work/${read.id}/start`)).status).toBe(404);
    expect((await call(stranger, 'GET', 'work')).body.data).toEqual([]);
    expect((await call(operator, 'GET', `work/${read.id}`)).status).toBe(200);
    const { staffGrant } = schema;
    await call(partner, 'POST', `work/${read.id}/start`);
    const own = eq(staffGrant.userId, partner.userId);
    await test.services.db.update(staffGrant).set({ endsAt: new Date() }).where(own);
    await workOff();
    await test.services.db.update(staffGrant).set({ endsAt: null }).where(own);
    expect(await work(partner, read.id)).toMatchObject({ state: 'failed', problem: text.someone });
    expect(await course(COURSE.batik)).toMatchObject({ city: 'Yogyakarta' });
  });

  it('makes no name twice for a partner, whoever hands it in and in whatever letters', async () => {
    const file = (name: string) => table(HEAD, ['', name, 'SRK', 'a', 1, 1]);
    const mine = await sent(partner, file('Menganyam Rotan'));
    const theirs = await sent(operator, file('MENGANYAM ROTAN'));
    expect([mine.counts, theirs.counts]).toMatchObject([{ create: 1 }, { create: 1 }]);
    expect((await started(partner, mine)).counts).toMatchObject({ done: 1, failed: 0 });
    expect((await started(operator, theirs)).counts).toMatchObject({ done: 0, failed: 1 });
    const made = Number((await rowsOf(partner, mine.id))[0]!.subjectId);
    expect((await rowsOf(operator, theirs.id))[0]!.problems).toEqual([
      { column: 'Nama kursus', message: text.exists(made) },
    ]);
  });

  it('does not tell a partner which courses others have', async () => {
    const { fullname } = await course(COURSE.paid);
    const read = await sent(partner, table(HEAD, ['', fullname, 'SKN', 'a', 1, 1]));
    expect((await rowsOf(partner, read.id))[0]!.problems).toEqual([
      { column: 'Mitra', message: 'Hanya pengelola seluruh situs yang boleh mengubah ini.' },
    ]);
  });

  it('leaves a course that somebody gave a price for a time since', async () => {
    const read = await sent(operator, table(HEAD, ['', 'Menenun Sabut', 'SRK', 'a', 9_000, 9_000]));
    await started(operator, read);
    const made = Number((await rowsOf(operator, read.id))[0]!.subjectId);
    await test.services.db.insert(schema.coursePrice).values({
      courseId: made,
      price: 5_000,
      startAt: new Date(Date.now() + 3_600_000),
      endAt: new Date(Date.now() + 7_200_000),
    });
    await call(operator, 'POST', `work/${read.id}/undo`);
    await workOff();
    expect((await work(operator, read.id)).counts).toMatchObject({ undone: 0, kept: 1 });
    expect(await course(made)).toBeDefined();
  });

  it('leaves a course that a promo is for, which would hold for every course without it', async () => {
    const read = await sent(operator, table(HEAD, ['', 'Menenun Pandan', 'SRK', 'a', 9_000, 9_000]));
    await started(operator, read);
    const made = Number((await rowsOf(operator, read.id))[0]!.subjectId);
    const { db } = test.services;
    const [{ code } = { code: '' }] = await db.select({ code: schema.promo.code }).from(schema.promo).limit(1);
    await db.insert(schema.promoCourse).values({ promoCode: code, courseId: made });
    await call(operator, 'POST', `work/${read.id}/undo`);
    await workOff();
    expect((await work(operator, read.id)).counts).toMatchObject({ undone: 0, kept: 1 });
    expect(await course(made)).toBeDefined();
  });

  it('that was looked at a day ago is sent again', async () => {
    const read = await sent(operator, table(['Nomor', 'Kota penyedia'], [COURSE.marketing, 'Ambon']));
    const { staffWork } = schema;
    await test.services.db
      .update(staffWork)
      .set({ checkedAt: new Date(Date.now() - PREVIEW_MS) })
      .where(eq(staffWork.id, read.id));
    expect((await call(operator, 'POST', `work/${read.id}/start`)).status).toBe(409);
  });

  it('of a worker that was killed goes on where it stood, once its lease is over', async () => {
    const read = await sent(
      operator,
      table(['Nomor', 'Kota penyedia'], [COURSE.marketing, 'Biak'], [COURSE.excel, 'Biak']),
    );
    await call(operator, 'POST', `work/${read.id}/start`);
    const { staffWork, staffWorkRow } = schema;
    const leasedUntil = new Date(Date.now() + LEASE_MS);
    await test.services.db.update(staffWork).set({ leasedUntil }).where(eq(staffWork.id, read.id));
    await test.services.db
      .update(staffWorkRow)
      .set({ outcome: 'failed' })
      .where(and(eq(staffWorkRow.workId, read.id), eq(staffWorkRow.number, 2)));
    expect(await doNextWork(test.services)).toBe(false);
    await test.services.db
      .update(staffWork)
      .set({ leasedUntil: new Date(0) })
      .where(eq(staffWork.id, read.id));
    await workOff();
    expect(await work(operator, read.id)).toMatchObject({ state: 'done', counts: { done: 1, failed: 1 } });
    expect((await course(COURSE.marketing)).city).toBe('Bandung');
  });
});

describe('many courses at once', () => {
  it('are published where nothing is missing, told about where something is, and taken back', async () => {
    const before = await course(COURSE.excel);
    await test.services.db.update(schema.course).set({ isPublished: false }).where(eq(schema.course.id, COURSE.excel));
    const ids = [COURSE.hidden, COURSE.marketing];
    const { body, status } = await call(operator, 'POST', 'course/bulk/published', { isPublished: true, ids });
    expect(status).toBe(201);
    const { id } = body.data as StaffWork;
    await workOff();
    expect(await work(operator, id)).toMatchObject({ state: 'done', counts: { failed: 1, same: 1, done: 0 } });
    const [refused] = await rowsOf(operator, id, 'refused');
    expect(refused!.problems[0]!.message).toContain('Lengkapi');
    const away = (
      await call(operator, 'POST', 'course/bulk/published', { isPublished: false, ids: [COURSE.marketing] })
    ).body.data as StaffWork;
    await workOff();
    expect(await course(COURSE.marketing)).toMatchObject({ isPublished: false });
    expect(await work(operator, away.id)).toMatchObject({ counts: { done: 1 }, canUndo: true });
    await test.services.db
      .update(schema.course)
      .set({ isPublished: before.isPublished })
      .where(eq(schema.course.id, COURSE.excel));
  });

  it('get a category, and lose it again when that is undone', async () => {
    const filter = { typeCode: 'd' };
    const found = (await call(operator, 'GET', 'course?typeCode=d')).body;
    const expectedCount = found.meta!.totalData;
    const body = { categoryIds: [3], mode: 'add', filter };
    const moved = await call(operator, 'POST', 'course/bulk/category', { ...body, expectedCount: expectedCount + 1 });
    expect([moved.status, moved.body.data]).toEqual([409, { count: expectedCount }]);
    expect((await call(operator, 'POST', 'course/bulk/category', body)).status).toBe(400);
    expect(
      (await call(operator, 'POST', 'course/bulk/category', { ...body, categoryIds: [999], expectedCount })).status,
    ).toBe(404);
    const { id } = (await call(operator, 'POST', 'course/bulk/category', { ...body, expectedCount })).body
      .data as StaffWork;
    await workOff();
    const categories = async () =>
      ((await call(operator, 'GET', `course/${COURSE.batik}`)).body.data as { categoryIds: number[] }).categoryIds;
    expect(await categories()).toContain(3);
    expect((await work(operator, id)).counts.done).toBe(expectedCount);
    await call(operator, 'POST', `work/${id}/undo`);
    await workOff();
    expect(await categories()).not.toContain(3);
  });

  it('are stopped by somebody who sees what is going on', async () => {
    const { id } = (await call(operator, 'POST', 'course/bulk/category', { categoryIds: [1], ids: [COURSE.full] })).body
      .data as StaffWork;
    expect((await call(operator, 'POST', `work/${id}/stop`)).body.data).toMatchObject({
      state: 'stopped',
      canStop: false,
    });
    await workOff();
    expect(await work(operator, id)).toMatchObject({ state: 'stopped', counts: { done: 0 } });
  });

  it('are those of a partner alone, and publishing takes a permission of its own', async () => {
    const mine = (await call(partner, 'POST', 'course/bulk/category', { categoryIds: [1], ids: [COURSE.paid] })).body
      .data as StaffWork;
    expect(mine.of).toBe(0);
    const teacher = await newStaff(test, 'teacher');
    expect((await call(teacher, 'POST', 'course/bulk/published', { isPublished: true, ids: [1] })).status).toBe(403);
  });
});

describe('what is kept of work', () => {
  it('loses its file after a day, and goes after its days', async () => {
    const { id } = (await call(operator, 'POST', 'course/export', { format: 'csv', ids: [1] })).body.data as StaffWork;
    await workOff();
    expect((await work(operator, id)).fileUntil).not.toBeNull();
    const { staffWork } = schema;
    const later = (ms: number) => ({ ...test.services, now: () => new Date(Date.now() + ms) });
    await dropOld(later(WORK_FILE_MS + 1000));
    expect((await call(operator, 'GET', `work/${id}/file`)).status).toBe(404);
    await dropOld(later(WORK_KEPT_DAYS * DAY_MS + 1000));
    expect(await test.services.db.$count(staffWork)).toBe(0);
  });
});
