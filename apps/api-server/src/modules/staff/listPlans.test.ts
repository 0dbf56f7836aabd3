import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';

let test: TestApp;
let operator: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  operator = await newStaff(test, 'operator');
  const { pool } = test.services;
  await pool.query(`insert into user_account (fullname, email, created_at)
    select case when g > 19900 then 'Wulan Jauh ' else 'Rina Dekat ' end || g, 'daftar' || g || '@contoh.example', now() - g * interval '1 hour'
    from generate_series(1, 20000) g`);
  await pool.query(
    `insert into membership (user_id, session_type, created_at) select id, 'reguler', created_at from user_account where email like 'daftar%'`,
  );
  await pool.query(`insert into outbox (kind, payload, failed_at, last_error)
    select 'welcome', '{"to": "x@contoh.example"}', now(), '550' from generate_series(1, 200)`);
  for (const table of ['user_account', 'membership', 'outbox']) await pool.query(`analyze ${table}`);
}, 60_000);
afterAll(() => test?.stop());

/** How the database carries out what a list asks of it: its page and its count. */
async function plansOf(path: string): Promise<string[]> {
  const { pool } = test.services;
  const asked: { text: string; values: unknown[] }[] = [];
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  const { status } = await test.call('GET', `/api/admin/${path}`, { auth: operator.auth });
  for (const [query, values] of spy.mock.calls as unknown as [
    { text: string; values?: unknown[] } | string,
    unknown[],
  ][])
    if (typeof query === 'object' && / limit \$/.test(query.text))
      asked.push({ text: query.text, values: query.values ?? values });
  spy.mockRestore();
  expect(status).toBe(200);
  expect(asked).not.toEqual([]);
  return Promise.all(
    asked.map(async ({ text, values }) => {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values });
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    }),
  );
}

/** How names near to words are looked for, on the database's word that a table is not small. */
async function nearPlansOf(path: string): Promise<string[]> {
  const { pool } = test.services;
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await test.call('GET', `/api/admin/${path}`, { auth: operator.auth });
  const asked = (spy.mock.calls as unknown as [{ text: string; values?: unknown[] } | string, unknown[]][]).flatMap(
    ([query, values]) =>
      typeof query === 'object' && query.text.includes('word_similarity_threshold')
        ? [{ text: query.text, values: query.values ?? values }]
        : [],
  );
  spy.mockRestore();
  const client = await pool.connect();
  try {
    await client.query('set enable_seqscan = off'); // the courses of the fixture are few
    const plans = await Promise.all(
      asked.map(({ text, values }) => client.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values })),
    );
    return plans.map(({ rows }) => rows.map((row) => row['QUERY PLAN']).join('\n'));
  } finally {
    await client.query('reset enable_seqscan');
    client.release();
  }
}

describe('a list of staff', () => {
  it.each([
    ['learner?q=wulan%20jauh', 'user_account_created'],
    ['learner?q=jauh%20%20wulan', 'user_account_created'],
    ['membership?q=wulan%20jauh', 'membership_created'],
  ])(
    '%s finds few rows far behind by name, and does not read all before them in the order of %s',
    async (path, order) => {
      for (const plan of await plansOf(path)) expect(plan).not.toContain(order);
    },
  );

  const total = async (path: string) =>
    (await test.call('GET', `/api/admin/${path}`, { auth: operator.auth })).body.meta as unknown as {
      totalData: number;
    };

  it('counts nothing where the hits do not fill its first page, and all of them where they do', async () => {
    const isCount = (plan: string) => plan.startsWith('Aggregate');
    expect((await plansOf('learner?q=wulan%20jauh%2019999')).filter(isCount)).toEqual([]);
    expect((await plansOf('learner?q=wulan%20jauh')).filter(isCount)).toHaveLength(1);
    expect(await total('learner?q=wulan%20jauh%2019999')).toMatchObject({ totalData: 1 });
    expect(await total('learner?q=wulan%20jauh%2019999&page=2')).toMatchObject({ totalData: 1 });
    for (const q of ['wulan%20jauh', 'jauh%20wulan', '%20wulan%20%20jauh'])
      expect(await total(`learner?q=${q}`), q).toMatchObject({ totalData: 100 });
    const { pool } = test.services;
    await pool.query(
      `insert into program (slug, name) select 'banyak-' || g, 'Banyak ' || g from generate_series(1, 30) g`,
    );
    await pool.query(`insert into membership (user_id, session_type, program_id)
      select a.id, 'reguler', p.id from user_account a, program p where a.fullname = 'Wulan Jauh 19999' and p.slug like 'banyak-%'`);
    // one account that is found, 31 rows of it
    expect(await total('membership?q=wulan%20jauh%2019999')).toMatchObject({ totalData: 31 });
  });

  it.each([
    ['question?state=all', /\b(enrolment|course)\b/],
    ['question?state=waiting', /\b(enrolment|course)\b/],
    ['submission?state=all', /\b(enrolment|course)\b/],
    ['refund', /\b(orders|user_account)\b/],
    ['membership', /\buser_account\b/],
    ['certificate', /\b(user_account|course)\b/],
    ['event?courseId=1', /\bcourse\b/],
    ['question-pool?kind=quiz', /\bcourse\b/],
    ['rating', /\bcourse\b/],
  ])('%s counts without the tables that only say more of a row', async (path, tables) => {
    const counts = (await plansOf(path)).filter((plan) => plan.startsWith('Aggregate'));
    expect(counts).toHaveLength(1);
    expect(counts[0]).not.toMatch(new RegExp(` on ${tables.source}`));
  });

  it('counts no tests of a course, which has few, and on the second page does', async () => {
    const { pool } = test.services;
    const { rows } = await pool.query<{ id: number }>('select min(id)::int as id from course');
    const id = rows[0]!.id;
    await pool.query(
      `insert into test (course_id, kind, title) values ($1, 'pre', 'Awal'), ($1, 'post', 'Akhir') on conflict do nothing`,
      [id],
    );
    const counts = async (path: string) => (await plansOf(path)).filter((plan) => plan.startsWith('Aggregate')).length;
    const path = `question-pool?courseId=${id}`;
    const first = await total(path);
    expect(first.totalData).toBeGreaterThan(1);
    expect([await counts(path), await counts(`${path}&page=2`)]).toEqual([0, 1]);
    expect(await total(`${path}&page=2`)).toMatchObject({ totalData: first.totalData });
  });

  it.each(['promo', 'promo?when=running', 'promo?sort=startAt'])(
    '%s is read in its order, and no promo looked into that its page does not show',
    async (path) => {
      await test.services.pool.query(`insert into promo (code, title, kind, amount, start_at, end_at)
        select 'BANYAK' || g, 'Banyak ' || g, 'amount', 1000, now() - interval '1 day', now() + interval '1 day'
        from generate_series(1, 5000) g on conflict do nothing`);
      await test.services.pool.query('analyze promo');
      const [page] = (await plansOf(path)).filter((plan) => !plan.startsWith('Aggregate'));
      expect(page).toContain('Index Scan');
      expect(page?.split('SubPlan')[0]).not.toContain('Sort');
    },
  );

  it('finds orders of few by method and by course, and does not read all before them in their order', async () => {
    const { pool } = test.services;
    await pool.query(`insert into orders (id, invoice_id, user_id, purchase_total, payment_total, product_code, created_at)
      select 'JAUH-' || g, 'JAUH-' || g, (select min(id::text)::uuid from user_account), 0, 0, case when g > 19990 then 'QRIS' else 'VA_BCA' end,
        now() - g * interval '1 minute' from generate_series(1, 20000) g`);
    await pool.query(`insert into order_item (order_id, position, course_id, fullname, price, price_after)
      select id, 0, case when product_code = 'QRIS' then b.last else b.first end, 'Kursus', 0, 0
      from orders, (select min(id) as first, max(id) as last from course) b where id like 'JAUH-%'`);
    for (const table of ['orders', 'order_item']) await pool.query(`analyze ${table}`);
    const { rows } = await pool.query<{ id: number }>('select max(id)::int as id from course');
    for (const query of ['productCode=QRIS', `courseId=${rows[0]!.id}`])
      for (const plan of await plansOf(`order?${query}`)) expect(plan, query).not.toContain('orders_created');
    for (const plan of await plansOf('order?from=2026-01-01&until=2026-01-02'))
      expect(plan).toContain('orders_created');
  });

  it('finds schedules by their own words with an index of these', async () => {
    const { pool } = test.services;
    await pool.query(`insert into event (course_id, batch, city, venue, start_at, end_at)
      select (select min(id) from course), 'Angkatan ' || g, 'Kota ' || g % 50, 'Balai ' || g, now() - g * interval '1 hour', now() - g * interval '1 hour'
      from generate_series(1, 20000) g`);
    await pool.query('vacuum analyze event'); // what was written last stands in the index then, too
    const [looked] = await plansOf('event?q=balai%2019999');
    expect(looked).toContain('event_words_trgm');
    expect(await total('event?q=balai%2019999')).toMatchObject({ totalData: 1 });
  });

  it('looks for words apart only where nothing has them as they are', async () => {
    const looked = async (path: string) =>
      (await plansOf(path)).filter((plan) => !plan.startsWith('Aggregate') && plan.includes('Limit')).length;
    expect(await looked('learner?q=wulan%20%20jauh')).toBe(2); // what has them, and its page
    expect(await looked('learner?q=jauh%20wulan')).toBe(3);
    expect(await looked('learner?q=tiadaada')).toBeLessThan(3); // one word stands apart from nothing
  });

  it.each([
    ['learner?q=wullan%20jauh', 'user_account_fullname_trgm'],
    ['order?q=wullan%20jauh', 'user_account_fullname_trgm'],
    ['membership?q=wullan%20jauh', 'user_account_fullname_trgm'],
    ['course?q=membatikk', 'course_fullname_trgm'],
  ])('%s looks for names near to the words by %s', async (path, index) => {
    const looked = await nearPlansOf(path);
    expect(looked).not.toEqual([]);
    for (const plan of looked) expect(plan).toContain(index);
  });

  it('looks for near names only where the list has nothing', async () => {
    for (const path of [
      'learner?q=wulan%20jauh',
      'learner?q=jauh%20wulan',
      'learner',
      'learner?q=081234567',
      'order?q=SLH',
    ])
      expect(await nearPlansOf(path), path).toEqual([]);
  });

  it('finds an order by its whole number without looking for it elsewhere first', async () => {
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    await test.call('GET', '/api/admin/order?q=slh-7k2mq9xd4t0a', { auth: operator.auth });
    const texts = (asked.mock.calls as unknown as [{ text?: string } | string][])
      .map(([query]) => (typeof query === 'object' ? (query.text ?? '') : query))
      .filter((text) => text.includes('payment_attempt'));
    asked.mockRestore();
    expect(texts).toEqual([]);
  });

  it('asks for one kind of what waits without looking at the others', async () => {
    for (const plan of await plansOf('inbox?kind=mail&state=waiting')) {
      expect(plan).toContain('on outbox');
      expect(plan).not.toMatch(/on (enterprise_lead|refund|review_report|certificate|job_application)\b/);
    }
  });
});
