import { MOST_SHEET_ROWS } from '@suluh/domain/staff';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import type { TestLearner } from '../../../../test/learners.ts';
import { newStaff } from '../../../../test/staff.ts';
import { schema } from '../../../db/index.ts';
import { doNextWork } from '../run.ts';
import type { StaffWork } from '../work.ts';
import { EXPORT_PAGE } from './exported.ts';

let test: TestApp;
let operator: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  operator = await newStaff(test, 'operator');
  await test.services.db.execute(sql`insert into ${schema.course} (slug, fullname, partner_id, is_published)
    select 'banyak-' || n, '=Banyak ' || n, 1, false from generate_series(1, ${MOST_SHEET_ROWS + 300}) n`);
});
afterAll(() => test?.stop());

const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
  test.call(method, `/api/admin/${path}`, { auth: operator.auth, ...(body ? { body } : {}) });
const filter = { q: 'banyak' };
const workOf = async (id: string) => (await ask('GET', `work/${id}`)).body.data as StaffWork;

it.each(['csv', 'jsonl'])('all courses of a long list stand in a %s file, each cell defused', async (format) => {
  const { id } = (await ask('POST', 'course/export', { format, filter })).body.data as StaffWork;
  await doNextWork(test.services);
  const rows = MOST_SHEET_ROWS + 300;
  expect(await workOf(id)).toMatchObject({ state: 'done', over: rows, of: rows });
  const { rawPayload } = await test.app.inject({
    url: `/api/admin/work/${id}/file`,
    headers: { authorization: operator.auth },
  });
  const lines = rawPayload.toString('utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(format === 'csv' ? rows + 1 : rows);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.at(-1)).toContain(format === 'csv' ? `;'=Banyak ${rows};` : `"=Banyak ${rows}"`);
});

it('a spreadsheet that would not hold them is refused at its format, and never cut', async () => {
  const { status, body } = await ask('POST', 'course/export', { format: 'xlsx', filter });
  expect([status, body]).toMatchObject([
    400,
    { errors: [{ field: 'format', message: expect.stringContaining('10.000') }] },
  ]);
  const few = await ask('POST', 'course/export', { format: 'xlsx', filter: { q: 'banyak 77' } });
  expect(few.status).toBe(201);
  const { id } = few.body.data as StaffWork;
  // The list grew between the order and the work on it.
  await test.services.db.execute(
    sql`update staff_work set options = ${JSON.stringify({ filter })}::jsonb where id = ${id}`,
  );
  await doNextWork(test.services);
  expect(await workOf(id)).toMatchObject({ state: 'failed', fileUntil: null, problem: expect.stringContaining('CSV') });
});

it('tells how far it is, and leaves no file when it is stopped', async () => {
  const { id } = (await ask('POST', 'course/export', { format: 'csv', filter })).body.data as StaffWork;
  const seen: number[] = [];
  await doNextWork({
    ...test.services,
    now: () => {
      void workOf(id).then(({ over }) => seen.push(over));
      if (seen.some((over) => over >= 1_000)) void ask('POST', `work/${id}/stop`);
      return new Date();
    },
  });
  expect(await workOf(id)).toMatchObject({ state: 'stopped', fileUntil: null });
  expect(Math.max(...seen)).toBeLessThan(MOST_SHEET_ROWS);
});

it('names each row once, in the order they had, where that order changes meanwhile', async () => {
  const { db, now } = test.services;
  await db.execute(sql`insert into ${schema.job} (slug, title, company_name, posted_at)
    select 'ekspor-' || n, 'Ekspor ' || n, 'Maju', ${now()}::timestamptz - n * interval '1 hour'
    from generate_series(1, ${2 * EXPORT_PAGE + 7}) n`);
  const { id } = (await ask('POST', 'job/export', { format: 'csv', filter: { q: 'ekspor' } })).body.data as StaffWork;
  let asked = 0;
  await doNextWork({
    ...test.services,
    now: () => {
      // Once some of it is told, what stood first stands last.
      if ((asked += 1) === 4)
        void db
          .execute(sql`update ${schema.job} set posted_at = timestamptz '2020-01-01' - (posted_at - '2020-01-01')
          where slug like 'ekspor-%'`)
          .then(() => undefined);
      return now();
    },
  });
  const { rawPayload } = await test.app.inject({
    url: `/api/admin/work/${id}/file`,
    headers: { authorization: operator.auth },
  });
  const titles = rawPayload.toString('utf8').match(/Ekspor \d+/g);
  expect(titles).toEqual(Array.from({ length: 2 * EXPORT_PAGE + 7 }, (_, at) => `Ekspor ${at + 1}`));
});
