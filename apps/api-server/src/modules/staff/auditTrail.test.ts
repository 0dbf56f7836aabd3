import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';

const { userAccount } = schema;

/** As many as a list has to bear (docs/product/staff.md#records). */
const ROWS = 100_000;
const PART = 10_000;

let test: TestApp;
let operator: TestLearner;
let dewi: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  [operator, dewi] = await Promise.all([newStaff(test, 'operator'), newStaff(test, 'content')]);
  await test.services.db
    .update(userAccount)
    .set({ fullname: 'Dewi Kartikasari' })
    .where(eq(userAccount.id, dewi.userId));
  for (let from = 1; from <= ROWS; from += PART)
    await test.services.db.execute(sql`insert into audit_log (actor_id, action, subject, before, after, created_at)
      select case when n % 3 = 0 then ${dewi.userId}::uuid end, (array['course.update', 'promo.update', 'news.update', 'refund.approve'])[1 + n % 4],
        (array['course ', 'promo ', 'news ', 'refund:'])[1 + n % 4] || n, jsonb_build_object('title', 'Judul lama ' || n, 'price', n),
        jsonb_build_object('title', 'Judul baru ' || n, 'price', n + 1), timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(${sql.raw(`${from}, ${from + PART - 1}`)}) n`);
  await test.services.db.execute(sql`analyze audit_log`);
}, 120_000);
afterAll(() => test?.stop());

interface Row {
  id: number;
  createdAt: string;
  by: string | null;
  action: string;
  area: string;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}
const list = async (query: string, who = operator) => {
  const { status, body } = await test.call('GET', `/api/admin/audit?${query}`, { auth: who.auth });
  return { status, rows: body.data as unknown as Row[], total: body.meta?.totalData };
};

describe('the audit trail', () => {
  it('is read by the latest first, with who, what, before and after', async () => {
    const { rows, total } = await list('from=2026-01-01&until=2026-03-31&limit=50');
    expect(rows).toHaveLength(50);
    expect(total).toBe(10_001);
    expect(rows.map(({ createdAt }) => createdAt)).toEqual(
      rows
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    const { rows: found } = await list('subject=course%204');
    expect(found).toMatchObject([
      {
        action: 'course.update',
        area: 'course',
        subject: 'course 4',
        before: { title: 'Judul lama 4', price: 4 },
        after: { title: 'Judul baru 4', price: 5 },
      },
    ]);
  });

  it.each([
    [
      'words of before and after',
      'q=judul%20baru%20777',
      (row: Row) => String(row.after!['title']).startsWith('Judul baru 777'),
    ],
    ['what it was done to', 'q=promo%2077', (row: Row) => row.subject.startsWith('promo 77')],
    ['who did it, by name', 'who=kartika', (row: Row) => row.by === 'Dewi Kartikasari'],
    ['an area', 'area=refund', (row: Row) => row.area === 'refund'],
    ['what the page calls it, in any letters', 'subject=pRoMo%2077', (row: Row) => row.subject === 'promo 77'],
    ['a kind alone', 'subject=berita', (row: Row) => row.subject.startsWith('news ')],
    ['what is written with a colon', 'subject=Pengembalian%20dana%207', (row: Row) => row.subject === 'refund:7'],
    ['a deed', 'action=news.update', (row: Row) => row.action === 'news.update'],
    [
      'the days of Jakarta',
      'from=2026-01-05&until=2026-01-05',
      ({ createdAt }: Row) => createdAt >= '2026-01-04T17:00' && createdAt < '2026-01-05T17:00',
    ],
    [
      'several of them at once',
      'area=course&who=kartika&from=2026-01-05',
      (row: Row) => row.area === 'course' && row.by !== null,
    ],
  ])('is found by %s', async (_, query, isOne) => {
    const { rows, total } = await list(`${query}&limit=100`);
    expect(total).toBeGreaterThan(0);
    expect(rows.filter((row) => !isOne(row))).toEqual([]);
  });

  it.each(['createdAt', '-createdAt', 'action', '-action', 'subject', '-subject'])('is sorted by %s', async (sort) => {
    const { rows } = await list(`sort=${sort}&limit=100&page=3`);
    const [, turned, field] = /^(-?)(.+)$/.exec(sort)!;
    const direction = turned === '-' ? 'desc' : 'asc';
    const column = field === 'createdAt' ? 'created_at' : field!;
    const { rows: ordered } = await test.services.pool.query<{ id: string }>(
      `select l.id from audit_log l order by l.${column} ${direction}, l.id ${direction} limit 100 offset 200`,
    );
    expect(rows.map(({ id }) => String(id))).toEqual(ordered.map(({ id }) => id));
  });

  it('says who a learner is, and is found by their name', async () => {
    const { db } = test.services;
    await db.insert(schema.auditLog).values({ action: 'learner.block', subject: `learner ${dewi.userId}` });
    for (const words of ['Peserta Dewi Kartikasari', 'peserta kartika', `learner ${dewi.userId}`])
      expect((await list(`subject=${encodeURIComponent(words)}`)).rows, words).toMatchObject([
        { subject: `learner ${dewi.userId}`, person: 'Dewi Kartikasari' },
      ]);
    expect((await list('subject=Peserta%20Tak%20Ada')).rows).toEqual([]);
  });

  it('refuses words in no index, and days that are none', async () => {
    for (const query of ['q=ab', 'who=de', 'from=kemarin', 'from=0000-01-01', 'until=9999-12-31', 'sort=by'])
      expect((await list(query)).status, query).toBe(400);
    expect((await list('q=%25%25%25')).rows).toEqual([]); // letters, and no pattern
  });

  it('is read by who may everywhere, and by nobody of one partner or another role', async () => {
    for (const who of [dewi, await newStaff(test, 'finance'), await newStaff(test, 'operator', { partnerId: 2 })])
      expect((await list('', who)).status).toBe(403);
    expect((await list('')).status).toBe(200);
    const { rows } = await list('limit=25');
    const one = await test.call('GET', `/api/admin/audit/${rows[0]!.id}`, { auth: operator.auth });
    expect(one.body.data).toEqual(rows[0]);
    expect((await test.call('GET', '/api/admin/audit/999999999', { auth: operator.auth })).status).toBe(404);
  });

  /** The statement of a page, as the database would carry it out. */
  const planOf = async (where: string, order: string) => {
    const { rows } = await test.services.pool.query<{ 'QUERY PLAN': string }>(
      `explain select * from audit_log where ${where} order by ${order} limit 25`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  it.each([
    ['the latest', 'true', 'created_at desc, id desc', 'audit_log_created'],
    ['by deed', 'true', 'action, id', 'audit_log_action'],
    ['by subject', 'true', 'subject desc, id desc', 'audit_log_subject'],
    ['of a rare area', `split_part(action, '.', 1) = 'seller'`, 'created_at desc, id desc', 'audit_log_area'],
    [
      'with rare words',
      `(subject || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) ilike '%Judul baru 77771%'`,
      'created_at desc, id desc',
      'audit_log_words',
    ],
  ])('pages %s by an index', async (_, where, order, index) => {
    expect(await planOf(where, order)).toContain(index);
  });

  it.each([
    '',
    'sort=action',
    'sort=-subject&page=200&limit=100',
    'q=judul',
    'q=judul%20baru%2077771',
    'q=tidak-ada-di-mana-pun',
    'who=kartika&area=course',
    'area=refund&sort=createdAt',
    'from=2026-02-01&until=2026-02-02&action=promo.update',
  ])('of 100,000 changes answers "%s" within 200 ms', async (query) => {
    await list(query); // read once into the memory of the database
    const times: number[] = [];
    for (let repeat = 0; repeat < 5; repeat++) {
      const begun = performance.now();
      await list(query);
      times.push(performance.now() - begun);
    }
    expect(Math.min(...times)).toBeLessThan(200);
  });
});
