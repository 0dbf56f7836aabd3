import { WORK_FILE_MS } from '@suluh/domain/staff';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { csvFile, xlsxFile, type Cell } from '../../tableFile/writeTable.ts';
import { dropOld } from './dropOld.ts';
import { doNextWork } from './run.ts';
import type { StaffWork } from './work.ts';

let test: TestApp;
let operator: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  operator = await newStaff(test, 'operator');
});
afterAll(() => test?.stop());

async function sent(bytes: Buffer, format: string): Promise<StaffWork> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), `kursus.${format}`);
  const body = new Response(form);
  const { payload } = await test.app.inject({
    method: 'POST',
    url: `/api/admin/course/import?fileName=kursus.${format}&format=${format}`,
    headers: { authorization: operator.auth, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  await doNextWork(test.services);
  const { id } = (JSON.parse(payload) as { data: StaffWork }).data;
  return (await test.call('GET', `/api/admin/work/${id}`, { auth: operator.auth })).body.data as StaffWork;
}
const refused = async ({ id }: StaffWork, who = operator) => {
  const { statusCode, rawPayload } = await test.app.inject({
    url: `/api/admin/work/${id}/refused.csv`,
    headers: { authorization: who.auth },
  });
  const lines = rawPayload.toString('utf8').slice(1).trimEnd().split('\r\n');
  return { status: statusCode, bytes: rawPayload, lines };
};

const TABLE: Cell[][] = [
  ['Nomor', 'Nama kursus', 'Mitra', 'Jenis', 'Harga jual', 'Warna'],
  ['', '=Merajut', 'XYZ', 'd', 0, 'biru'],
  [COURSE.marketing, 'Strategi Pemasaran Digital', 'SKN', 'Webinar', 90_000, ''],
  ['', '@Menyulam; "halus"', 'SRK', 'd', '150,000', '-tua'],
];
const jsonOf = async (): Promise<Buffer> => {
  const [head = [], ...rows] = TABLE;
  const lines = rows.map((row) => JSON.stringify(Object.fromEntries(head.map((name, at) => [String(name), row[at]]))));
  return Buffer.from(lines.join('\n'));
};

it.each<[string, () => Promise<Buffer>]>([
  ['csv', async () => csvFile(TABLE, ';')],
  ['xlsx', () => xlsxFile(TABLE, '')],
  ['jsonl', jsonOf],
])('the rows of a %s file that are refused come back with their own cells and why', async (format, file) => {
  const work = await sent(await file(), format);
  expect(work).toMatchObject({ state: 'checked', counts: { refuse: 2, same: 1 }, refusedUntil: expect.any(String) });
  const { lines } = await refused(work);
  expect(lines).toHaveLength(3);
  expect(lines[0]!.toLowerCase()).toBe('nomor;nama kursus;mitra;jenis;harga jual;warna;alasan');
  expect(lines[1]).toBe(`;'=Merajut;XYZ;d;0;biru;Mitra: ${staffWorkText.unknown('XYZ')}`);
  expect(lines[2]).toBe(`;"'@Menyulam; ""halus""";SRK;d;"150,000";'-tua;"Harga jual: ${staffWorkText.money}"`);
});

it('are mended in their file and taken: the reasons say nothing, and what was not mended comes back', async () => {
  const first = await refused(await sent(csvFile(TABLE, ';'), 'csv'));
  const mended = Buffer.from(first.bytes.toString('utf8').replace(';XYZ;', ';SRK;'));
  const again = await sent(mended, 'csv');
  expect(again).toMatchObject({ counts: { create: 1, refuse: 1 }, unused: ['Warna'] });
  const second = await refused(again);
  expect(second.lines).toEqual([first.lines[0], first.lines[2]]);
});

it('name a row that could not be read by its line, and have one that failed while it was done', async () => {
  const head = 'Nomor;Nama kursus;Harga sebelum diskon;Harga jual';
  const file = Buffer.from(`${head}\n${COURSE.excel};Sudah berubah;9000;7000\n9;10" lebar;1;1\n`);
  const read = await sent(file, 'csv');
  expect(read).toMatchObject({ state: 'checked', counts: { update: 1, refuse: 1 } });
  expect((await refused(read)).lines[1]).toMatch(/^;;;;Baris 3: /);
  const at = `/api/admin/course/${COURSE.excel}`;
  const { version } = (await test.call('GET', at, { auth: operator.auth })).body.data as { version: number };
  const headers = { 'if-match': `"${version}"` };
  expect((await test.call('PATCH', at, { auth: operator.auth, headers, body: { city: 'Ambon' } })).status).toBe(200);
  await test.call('POST', `/api/admin/work/${read.id}/start`, { auth: operator.auth });
  await doNextWork(test.services);
  const { lines } = await refused(read);
  expect(lines[1]).toBe(`${COURSE.excel};Sudah berubah;9000;7000;${staffWorkText.problems.changed}`);
});

it('are nobody else’s, and go with the file', async () => {
  const work = await sent(csvFile(TABLE, ';'), 'csv');
  const stranger = await newStaff(test, 'partner', { partnerId: 1 });
  expect((await refused(work, stranger)).status).toBe(404);
  await dropOld({ ...test.services, now: () => new Date(Date.now() + WORK_FILE_MS + 1000) });
  expect((await refused(work)).status).toBe(404);
  const whole = await sent(csvFile([TABLE[0]!, TABLE[2]!], ';'), 'csv');
  expect(whole.refusedUntil).toBeNull();
  expect((await refused(whole)).status).toBe(404);
});
