import pg from 'pg';
import { tokenSigner } from '../../../src/modules/auth/accessToken.ts';
import { BENCH_SECRET } from '../measure.ts';

/** A learner of the bench. */
export interface Buyer {
  userId: string;
  authorization: string;
}

/** What is for sale: courses with a schedule each, at one price, and promos that take the same off. */
export interface Shop {
  databaseUrl: string;
  buyers: Buyer[];
  courses: { courseId: number; eventId: number }[];
  promoCodes: string[];
  price: number;
  discount: number;
  /** Number of the next order. */
  next: number;
}

const COUNTS = { buyers: 6_000, courses: 200, promos: 50 };
const [PRICE, DISCOUNT] = [250_000, 50_000];

const FILL = [
  // An order mails nothing before a payment is opened: the yardstick writes the row of a mail, and does not queue it.
  'alter table outbox disable trigger user',
  `insert into partner (id, code, slug, org_name) values (1, 'P', 'p', 'Lembaga')`,
  `insert into course (slug, fullname, partner_id, type_code, price, price_after) select 'c-' || g, 'Kursus ' || g, 1, 'd', ${PRICE}, ${PRICE} from generate_series(1, ${COUNTS.courses}) g`,
  `insert into event (course_id, batch, start_at, end_at, price, capacity, seats_left) select id, '1', now() + interval '5 days', now() + interval '6 days', ${PRICE}, 1000000, 1000000 from course`,
  `insert into promo (code, title, amount, quota, quota_per_user, start_at, end_at) select 'P' || g, 'Promo', ${DISCOUNT}, 1000000, 1000000, now() - interval '1 day', now() + interval '1 day' from generate_series(1, ${COUNTS.promos}) g`,
  `insert into user_account (fullname, email) select 'Peserta ' || g, 'p' || g || '@contoh.example' from generate_series(1, ${COUNTS.buyers}) g`,
  `insert into login_session (user_id, session_type) select id, 'reguler' from user_account`,
];

/** Does what autovacuum would have done by now; without it plans stay those of empty tables. */
export async function analyse(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze').finally(() => client.end());
}

/**
 * What waits has been paid: a learner has one waiting order of a course and keeps few seats, so the next turn would be
 * refused.
 */
export async function settleOrders(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of [
      "update orders set status = 'PAID' where status = 'UNPAID'",
      "update seat_hold set status = 'taken' where status = 'held'",
      'update order_item set waits_for = null where waits_for is not null',
    ])
      await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Fills an empty, migrated database with a shop. */
export async function openShop(databaseUrl: string): Promise<Shop> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of FILL) await client.query(statement);
    const tokens = tokenSigner(BENCH_SECRET);
    const sessions = await client.query<{ id: string; user_id: string }>('select id, user_id from login_session');
    const buyers = await Promise.all(
      sessions.rows.map(async ({ id: sessionId, user_id: userId }) => {
        const { token } = await tokens.sign({ userId, sessionId, sessionType: 'reguler', programId: null }, new Date());
        return { userId, authorization: `Bearer ${token}` };
      }),
    );
    const events = await client.query<{ courseId: number; eventId: number }>(
      'select course_id as "courseId", id as "eventId" from event order by id',
    );
    return {
      databaseUrl,
      buyers,
      courses: events.rows,
      promoCodes: Array.from({ length: COUNTS.promos }, (_, at) => `P${at + 1}`),
      price: PRICE,
      discount: DISCOUNT,
      next: 0,
    };
  } finally {
    await client.end();
  }
}
