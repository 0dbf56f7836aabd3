import pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beginStaffSession } from '../../src/access/staffSession.ts';
import { migrateDatabase } from '../../src/db/migrate.ts';
import { fillForBench } from './fill.ts';
import { withServer } from './measure.ts';

/** Rows of each list. */
const ROWS = 100_000;
/** Asked for before and while each is measured, list and statement in turns. */
const [WARM_UP, ASKED] = [10, 60];

const FILL = [
  `insert into user_account (fullname, email)
   select (array['Rina', 'Budi', 'Sari', 'Agus', 'Dewi', 'Joko'])[1 + g % 6] || ' ' || (array['Wulandari', 'Santoso', 'Pratama', 'Lestari', 'Hidayat'])[1 + g % 5] || ' ' || g,
     'p' || g || '@contoh.example' from generate_series(1, ${ROWS}) g`,
  `insert into orders (id, invoice_id, user_id, status, purchase_total, payment_total, created_at)
   select 'SLH-' || lpad(g::text, 12, '0'), 'INV/' || g, a.id, (array['PAID', 'EXPIRED', 'CANCEL', 'PAID'])[1 + g % 4], 100000, 100000, now() - g * interval '1 minute'
   from generate_series(1, ${ROWS}) g join user_account a on a.email = 'p' || g || '@contoh.example'`,
  `insert into order_item (order_id, course_id, fullname, price, price_after, position)
   select 'SLH-' || lpad(g::text, 12, '0'), c.id, c.fullname, 100000, 100000, 0 from generate_series(1, ${ROWS}) g join course c on c.id = g`,
  'vacuum analyze',
];

const ORDERS = `select o.*, a.fullname, a.email, p.name from orders o join user_account a on a.id = o.user_id left join payment_product p on p.code = o.product_code`;
const COURSES = `select c.*, p.org_name from course c join partner p on p.id = c.partner_id`;

/** Lists as staff ask for them, and the least statement that could answer each. */
const LISTS = [
  [
    'orders, first page',
    '/api/admin/order?page=1&limit=25',
    `${ORDERS} order by o.created_at desc, o.id desc limit 25`,
  ],
  [
    'orders, page 300',
    '/api/admin/order?page=300&limit=25',
    `${ORDERS} order by o.created_at desc, o.id desc limit 25 offset 7475`,
  ],
  [
    'orders by status',
    '/api/admin/order?page=1&limit=25&status=EXPIRED',
    `${ORDERS} where o.status = 'EXPIRED' order by o.created_at desc, o.id desc limit 25`,
  ],
  [
    'orders by a name',
    '/api/admin/order?page=1&limit=25&q=pratama%2077',
    `${ORDERS} where a.fullname ilike '%pratama 77%' order by o.created_at desc, o.id desc limit 25`,
  ],
  [
    'orders by a number',
    '/api/admin/order?page=1&limit=25&q=SLH-000000054321',
    `${ORDERS} where o.id = 'SLH-000000054321'`,
  ],
  ['courses, first page', '/api/admin/course?page=1&limit=25', `${COURSES} order by c.id desc limit 25`],
  [
    'courses by name',
    '/api/admin/course?page=1&limit=25&q=python%20untuk',
    `${COURSES} where c.fullname ilike '%python untuk%' order by c.id desc limit 25`,
  ],
] as const;

/** One list: milliseconds of the API and of the bare statement, in the middle and at the end. */
export interface StaffListFigures {
  name: string;
  medianMs: number;
  p99Ms: number;
  bareMs: number;
}

/** The time that so much of all took no longer than. @param share 0.5 for the middle */
const timeAt = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)]!;

/** Lists of the back office at 100,000 rows beside the bare statement of each, one call at a time. */
export async function measureStaffLists(databaseUrl: string, apiPort: number): Promise<StaffListFigures[]> {
  await migrateDatabase(databaseUrl);
  await fillForBench(databaseUrl, ROWS);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of FILL) await client.query(statement);
    const { rows } = await client.query<{ id: string }>(
      `with someone as (select id from user_account limit 1) insert into staff_grant (user_id, role) select id, 'operator' from someone union all select id, 'finance' from someone returning user_id as id`,
    );
    const token = await beginStaffSession(drizzle(client, { casing: 'snake_case' }) as never, {
      userId: rows[0]!.id,
      isProved: true,
      now: new Date(),
    });
    return await withServer('src/main.ts', { port: apiPort, databaseUrl, readyPath: '/api/health' }, async () => {
      const figures: StaffListFigures[] = [];
      for (const [name, path, statement] of LISTS) {
        const [asked, bare]: [number[], number[]] = [[], []];
        for (let at = 0; at < WARM_UP + ASKED; at += 1) {
          const began = performance.now();
          const answer = await fetch(`http://127.0.0.1:${apiPort}${path}`, {
            headers: { authorization: `Bearer ${token}` },
          });
          await answer.arrayBuffer();
          const between = performance.now();
          if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
          await client.query(statement);
          if (at >= WARM_UP) {
            asked.push(between - began);
            bare.push(performance.now() - between);
          }
        }
        figures.push({
          name,
          medianMs: timeAt(asked, 0.5),
          p99Ms: timeAt(asked, 0.99),
          bareMs: timeAt(bare, 0.5),
        });
      }
      return figures;
    });
  } finally {
    await client.end();
  }
}
