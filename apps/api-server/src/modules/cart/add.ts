import { cartEntries as entries } from '@suluh/api/catalogue';
import type pg from 'pg';
import { readTogether, runNamed, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { flashPrices } from '../course/flashPrices.ts';
import { once } from '../order/idempotency.ts';
import { cartPrice } from '../order/price.ts';
import { assertSelling } from '../site/settings.ts';
import { programOf } from '../tenant.ts';
import { requireOpenSchedule } from './lines.ts';

interface Wanted {
  userId: string;
  courseId: number;
  eventId: number | undefined;
}

/** The two numbers a price is made of, and what of the schedule decides whether it is on sale. */
interface Found {
  coursePrice: number;
  isOwned: boolean;
  eventId: number | null;
  eventPrice: number;
  endAt: Date;
  seatsLeft: number;
  salesOpenAt: Date | null;
}

const FIND = {
  name: 'cart-find',
  text: `select k.price_after::float8 as "coursePrice", exists(select from enrolment n where n.user_id = $1 and n.course_id = k.id) as "isOwned",
      e.id as "eventId", e.price::float8 as "eventPrice", e.end_at as "endAt", e.seats_left as "seatsLeft", e.sales_open_at as "salesOpenAt"
    from course k left join event e on e.id = $3 and e.course_id = k.id where k.id = $2 and k.is_published`,
};

/**
 * Another schedule replaces the one chosen before; none keeps it. Does not wait for the disk: what a power cut takes is put
 * into the cart again, and what was ordered is on disk with its order.
 */
const PUT = {
  name: 'cart-put',
  text: `with soon as (select set_config('synchronous_commit', 'off', true))
    insert into cart (user_id, course_id, event_id, program_id, price_seen, created_at) select $1::uuid, $2::int, $3::int, $4::int, $5::bigint, $6::timestamptz from soon
    on conflict (user_id, course_id) where status = 'pending' do update set program_id = excluded.program_id, event_id = coalesce(excluded.event_id, cart.event_id),
      price_seen = case when excluded.event_id is null then cart.price_seen else excluded.price_seen end
    returning id as "cartId"`,
};

/** The course, the schedule asked for and whether the learner owns it. @throws ApiError NOT_FOUND, ALREADY_BOUGHT */
async function findWanted(db: Executor, { userId, courseId, eventId }: Wanted): Promise<Found> {
  const [found] = await readTogether<Found & pg.QueryResultRow>(db, FIND, [userId, courseId, eventId ?? null]);
  if (!found || (eventId !== undefined && found.eventId === null)) throw new ApiError('NOT_FOUND');
  if (found.isOwned) throw new ApiError('ALREADY_BOUGHT');
  return found;
}

/**
 * Puts a course into the cart, with the schedule chosen or without: one is asked for when it is ordered. A course that
 * waits already keeps its row; a schedule replaces the one chosen before.
 */
export const cartAdd = route(entries.cartAdd, async ({ body, query, caller, programHeader, idempotencyKey }, services) => {
  const { userId } = learner(caller);
  await assertSelling(services);
  const program = await programOf(services, query.specialProgram, programHeader);
  const flashPrice = (await flashPrices(services)).get(body.courseId);
  const put = async (db: Executor) => {
    const found = await findWanted(db, { userId, courseId: body.courseId, eventId: body.eventId });
    const { coursePrice, eventId, eventPrice } = found;
    if (eventId !== null) requireOpenSchedule(found, true, services.now());
    const priceSeen = cartPrice({ coursePrice, eventPrice: eventId === null ? null : eventPrice, flashPrice });
    const [made] = await runNamed<{ cartId: string }>(db, PUT, [userId, body.courseId, eventId, program?.id ?? null, priceSeen, services.now()]);
    return { cartId: made!.cartId };
  };
  if (idempotencyKey === null) return { data: await put(services.db) };
  return { data: await services.db.transaction((tx) => once(tx, { userId, operation: 'cart.add', key: idempotencyKey, body }, () => put(tx))) };
});
