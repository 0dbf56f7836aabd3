import { cartPriceRupiah } from '@suluh/domain/pricing';
import { cartEntries as entries } from '@suluh/api/catalogue';
import type pg from 'pg';
import { readTogether, runNamed, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner, sells } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { flashPrices } from '../course/cards.ts';
import { nextEvent } from '../course/findNextEvent.ts';
import { once } from '../order/idempotency.ts';
import { seatsFor } from '../order/seats.ts';
import { assertSelling } from '../site/readSettings.ts';
import { requireOpenSchedule } from './lines.ts';

interface Wanted {
  userId: string;
  courseId: number;
  eventId: number | undefined;
  programId: number | null;
  now: Date;
}

/** The two numbers a price is made of, and what of the schedule decides whether it is on sale. */
interface Found {
  coursePrice: number;
  typeCode: string;
  isOwned: boolean;
  waitingOrderId: string | null;
  eventId: number | null;
  eventPrice: number;
  endAt: Date;
  seatsLeft: number;
  salesOpenAt: Date | null;
}

const FIND = {
  name: 'cart-find',
  text: `select k.price_after::float8 as "coursePrice", k.type_code as "typeCode", exists(select from enrolment n where n.user_id = $1 and n.course_id = k.id) as "isOwned",
      (select w.order_id from order_item w where w.waits_for = $1 and w.course_id = k.id) as "waitingOrderId", e.id as "eventId", e.price::float8 as "eventPrice", e.end_at as "endAt", ${seatsFor('$1', '$5')} as "seatsLeft", e.sales_open_at as "salesOpenAt"
    from course k left join event e on e.id = $3 and e.course_id = k.id and e.cancelled_at is null and (e.program_id is null or e.program_id = $4) where k.id = $2 and k.is_published
      and ($4::int is null or exists(select from course_program o where o.course_id = k.id and o.program_id = $4))`,
};

/**
 * Another schedule replaces the one chosen before; none keeps it. Does not wait for the disk: what a power cut takes is
 * put into the cart again, and what was ordered is on disk with its order.
 */
export const PUT = {
  name: 'cart-put',
  text: `with soon as (select set_config('synchronous_commit', 'off', true))
    insert into cart (user_id, course_id, event_id, program_id, price_seen, created_at) select $1::uuid, $2::int, $3::int, $4::int, $5::bigint, $6::timestamptz from soon
    on conflict (user_id, course_id) where status = 'pending' do update set program_id = excluded.program_id, event_id = coalesce(excluded.event_id, cart.event_id),
      price_seen = case when excluded.event_id is null then cart.price_seen else excluded.price_seen end
    returning id as "cartId"`,
};

/**
 * The course, if it is offered in the programme, and the schedule asked for.
 * @throws ApiError NOT_FOUND, ALREADY_BOUGHT, ORDER_WAITING with the order that waits to be paid
 */
export async function findWanted(db: Executor, { userId, courseId, eventId, programId, now }: Wanted): Promise<Found> {
  const [found] = await readTogether<Found & pg.QueryResultRow>(db, FIND, [
    userId,
    courseId,
    eventId ?? null,
    programId,
    now,
  ]);
  if (!found || (eventId !== undefined && found.eventId === null)) throw new ApiError('NOT_FOUND');
  if (found.isOwned) throw new ApiError('ALREADY_BOUGHT');
  if (found.waitingOrderId !== null) throw new ApiError('ORDER_WAITING', { data: found.waitingOrderId });
  return found;
}

/**
 * Puts a course into the cart, with the schedule chosen or without: one is asked for when it is ordered. A course that
 * waits already keeps its row; a schedule replaces the one chosen before.
 */
export const cartAdd = route(entries.cartAdd, async ({ body, caller, idempotencyKey }, services) => {
  const who = learner(caller);
  const { userId, programId } = who;
  await assertSelling(services);
  const flashPrice = (await flashPrices(services)).get(body.courseId);
  const put = async (db: Executor) => {
    const found = await findWanted(db, {
      userId,
      courseId: body.courseId,
      eventId: body.eventId,
      programId,
      now: services.now(),
    });
    const { coursePrice, eventId, eventPrice } = found;
    if (eventId !== null) requireOpenSchedule(found, true, services.now());
    else await nextEvent(db, body.courseId, found.typeCode, services.now(), programId); // one must be left to choose later
    const priceSeen = cartPriceRupiah({
      courseRupiah: coursePrice,
      eventRupiah: eventId === null ? null : eventPrice,
      flashRupiah: flashPrice,
    });
    if (priceSeen > 0 && !sells(who)) throw new ApiError('FORBIDDEN');
    const [made] = await runNamed<{ cartId: string }>(db, PUT, [
      userId,
      body.courseId,
      eventId,
      programId,
      priceSeen,
      services.now(),
    ]);
    return { cartId: made!.cartId };
  };
  if (idempotencyKey === null) return { data: await put(services.db) };
  return {
    data: await services.db.transaction((tx) =>
      once(tx, { userId, operation: 'cart.add', key: idempotencyKey, body }, () => put(tx)),
    ),
  };
});
