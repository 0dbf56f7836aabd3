import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newCourse, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';

let test: TestApp;
let operator: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  operator = await newStaff(test, 'operator');
  const { pool } = test.services;
  await pool.query(`insert into user_account (fullname, email) values ('Sulistyawati Handayani', 'sulis@contoh.example'),
    ('Sulistiyawati Putri', 'putri@contoh.example'), ('José Ximenes', 'jose@contoh.example'), ('Dwi Prakoso', 'dwi@contoh.example')`);
  await pool.query(`insert into orders (id, invoice_id, user_id, purchase_total, payment_total)
    select 'MIRIP-' || row_number() over (order by email), 'INV-MIRIP-' || row_number() over (order by email), id, 0, 0
    from user_account where email in ('sulis@contoh.example', 'jose@contoh.example')`);
  const { courseId } = await newCourse(test);
  await pool.query(`update course set fullname = 'Anyaman Pandan Lanjutan', updated_at = now() where id = $1`, [
    courseId,
  ]);
});
afterAll(() => test?.stop());

const list = async (path: string, q: string, who = operator) => {
  const { status, body } = await test.call('GET', `/api/admin/${path}q=${encodeURIComponent(q)}`, { auth: who.auth });
  expect(status).toBe(200);
  const rows = body.data as unknown as { fullname: string }[];
  const meta = body.meta as unknown as { isNear?: boolean; totalData: number };
  return { names: rows.map(({ fullname }) => fullname).sort(), ...meta };
};

describe('names near to what was typed', () => {
  it.each([
    ['a letter that is lost', 'sulistyawti', ['Sulistyawati Handayani']],
    ['letters that changed places', 'sulisytawati', ['Sulistyawati Handayani']],
    ['marks that are left out', 'jose ximennes', ['José Ximenes']],
    ['several words, one as it is', 'handayani sulistyawaty', ['Sulistyawati Handayani']],
    ['two who are as near', 'sulistiawati', ['Sulistiyawati Putri', 'Sulistyawati Handayani']],
  ])('find learners by %s', async (_, q, names) => {
    expect(await list('learner?', q)).toMatchObject({ names, isNear: true, totalData: names.length });
  });

  it('are not looked for where something has the words as they are', async () => {
    const { names, isNear } = await list('learner?', 'sulistyawati');
    expect([names, isNear]).toEqual([['Sulistyawati Handayani'], undefined]);
  });

  it.each(['zrq', 'dwu', 'tidakadayangbegini', 'sulistyawti 12', 'sulistyawti@contoh.example', '&&&'])(
    'are none for %j',
    async (q) => {
      const { names, isNear } = await list('learner?', q);
      expect([names, isNear ?? false]).toEqual([[], false]);
    },
  );

  it('find orders, and of these those the filters leave', async () => {
    expect(await list('order?', 'sulistyawti')).toMatchObject({ names: ['Sulistyawati Handayani'], isNear: true });
    expect(await list('order?status=PAID&', 'sulistyawti')).toMatchObject({ names: [], totalData: 0 });
    expect((await list('order?', 'INV-MIRIQ-1')).names).toEqual([]); // a number is never near
  });

  it('find courses, for who reaches them', async () => {
    expect(await list('course?', 'anyamn pandan')).toMatchObject({ names: ['Anyaman Pandan Lanjutan'], isNear: true });
    const elsewhere = await newStaff(test, 'partner', { partnerId: 2 });
    const { rows } = await test.services.pool.query<{ partner: number }>(
      `select partner_id as partner from course where fullname = 'Anyaman Pandan Lanjutan'`,
    );
    expect(rows[0]!.partner).not.toBe(2);
    expect(await list('course?', 'anyamn pandan', elsewhere)).toMatchObject({ names: [], totalData: 0 });
  });

  it('are what a deed to the whole list is done to', async () => {
    const { totalData } = await list('course?', 'anyamn pandan');
    const { status, body } = await test.call('POST', '/api/admin/course/bulk/category', {
      auth: operator.auth,
      body: { filter: { q: 'anyamn pandan' }, expectedCount: totalData, categoryIds: [1], mode: 'add' },
    });
    expect([status, body.message]).toEqual([201, expect.any(String)]);
  });
});
