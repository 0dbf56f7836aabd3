import { needsSchedule } from '@suluh/domain/schedule';
import { cartText } from '@suluh/i18n-id/cart';
import { readTogether, runNamed, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { seatsFor } from '../order/seats.ts';
import { priced, type CartLine, type CourseFacts, type EventRow } from './lines.ts';

/** Which waiting courses: of whom and in which programme, some by id or all, at which flash-sale prices. */
export interface Waiting {
  userId: string;
  /** Programme of the session: a cart holds what was put in there and is still offered there. */
  programId: number | null;
  cartIds?: readonly string[];
  prices: ReadonlyMap<number, number>;
  now: Date;
  /** Lock the rows, in id order, and the learner, until the transaction ends. */
  lock?: boolean;
}

const WAITING = `select c.id as "cartId", c.course_id as "courseId", c.program_id as "programId", c.price_seen::float8 as "priceSeen", c.created_at as "createdAt",
    k.fullname, k.price::float8 as price, k.price_after::float8 as "priceAfter",
    k.type_code as "typeCode", exists(select from event any_event where any_event.course_id = c.course_id) as "haveEvent",
    (select w.order_id from order_item w where w.waits_for = c.user_id and w.course_id = c.course_id) as "waitingOrderId",
    exists(select from enrolment n where n.user_id = c.user_id and n.course_id = c.course_id) as "isOwned",
    e.id as "eventId", e.batch, e.city, e.venue, e.map_url as "mapUrl", e.start_at as "startAt", e.end_at as "endAt", e.time_label as "timeLabel",
    e.time_zone as "timeZone", e.price::float8 as "eventPrice", e.capacity, ${seatsFor('$1', '$4')} as "seatsLeft", e.sales_open_at as "salesOpenAt"
  from cart c join user_account a on a.id = c.user_id join course k on k.id = c.course_id and k.is_published left join event e on e.id = c.event_id and (e.program_id is null or e.program_id = c.program_id)
  where c.user_id = $1 and c.status = 'pending' and ($2::uuid[] is null or c.id = any($2)) and c.program_id is not distinct from $3::int
    and ($3 is null or exists(select from course_program o where o.course_id = c.course_id and o.program_id = $3))`;
const LISTED = { name: 'cart-waiting', text: `${WAITING} order by c.created_at desc, c.id desc` };
/**
 * Also keeps other orders of this learner waiting, so that what is counted for the learner stays true (see spendPromo).
 */
const LOCKED = { name: 'cart-locked', text: `${WAITING} order by c.id for update of c for no key update of a` };

/** A row of {@link WAITING}; without a schedule its columns are null. */
type WaitingRow = Pick<
  CartLine,
  'cartId' | 'courseId' | 'programId' | 'priceSeen' | 'createdAt' | 'haveEvent' | 'isOwned' | 'waitingOrderId'
> &
  CourseFacts &
  Omit<EventRow, 'id' | 'courseId' | 'price'> & { eventId: number | null; eventPrice: number; typeCode: string };

function eventOf(row: WaitingRow): EventRow | null {
  const {
    eventId: id,
    courseId,
    eventPrice: price,
    batch,
    city,
    venue,
    mapUrl,
    startAt,
    endAt,
    timeLabel,
    timeZone,
    capacity,
    seatsLeft,
    salesOpenAt,
  } = row;
  return id === null
    ? null
    : {
        id,
        courseId,
        price,
        batch,
        city,
        venue,
        mapUrl,
        startAt,
        endAt,
        timeLabel,
        timeZone,
        capacity,
        seatsLeft,
        salesOpenAt,
      };
}

/** What the learner has waiting, newest first, in one query. Courses that are no longer published are left out. */
export async function waitingLines(
  db: Executor,
  { userId, programId, cartIds, prices, now, lock = false }: Waiting,
): Promise<CartLine[]> {
  if (cartIds?.length === 0) return [];
  const rows = await (lock
    ? runNamed<WaitingRow>(db, LOCKED, [userId, cartIds ?? null, programId, now])
    : readTogether<WaitingRow>(db, LISTED, [userId, cartIds ?? null, programId, now]));
  return rows.map((row) => ({
    ...priced(row, row, eventOf(row), prices.get(row.courseId)),
    haveEvent: needsSchedule({ coursetype: { id: row.typeCode }, haveEvent: row.haveEvent }),
    isOwned: row.isOwned,
    waitingOrderId: row.waitingOrderId,
  }));
}

/** All that were asked for. @throws ApiError NOT_FOUND when one no longer waits or is another's */
export function requireAll(lines: CartLine[], cartIds: readonly string[]): CartLine[] {
  if (lines.length !== new Set(cartIds).size) throw new ApiError('NOT_FOUND', { message: cartText.gone });
  return lines;
}

/** These courses of the learner's cart, all of them. @throws ApiError NOT_FOUND */
export async function linesOf(db: Executor, waiting: Waiting & { cartIds: readonly string[] }): Promise<CartLine[]> {
  return requireAll(await waitingLines(db, waiting), waiting.cartIds);
}
