import { offerEnd, shareSeats } from '@suluh/domain/waiting';
import { runNamed, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { isSelling } from '../site/readSettings.ts';
import { tellWaiting } from './tell.ts';

/** What sharing out seats needs. */
export type WaitingServices = Pick<Services, 'settings' | 'now'>;

const LOCK = {
  name: 'waiting-lock',
  text: `select e.seats_left as "freeSeats", e.seats_kept as "keptSeats", e.end_at as "salesEndAt", e.time_zone as "timeZone", k.is_published and e.cancelled_at is null as "isOffered"
    from event e join course k on k.id = e.course_id where e.id = $1 for no key update of e`,
};

interface Locked extends Record<string, unknown> {
  freeSeats: number;
  keptSeats: number;
  salesEndAt: Date;
  timeZone: string;
  isOffered: boolean;
}

/** Locks a schedule, which whoever changes its line does first: nobody joins while a seat goes on sale. */
export const lockSchedule = (tx: Executor, eventId: number) => runNamed(tx, LOCK, [eventId]);

/**
 * Who has the course, or has closed the account, waits no more; offers that ended are over. Rows about to be bought are
 * passed over.
 */
const CLEAR = {
  name: 'waiting-clear',
  text: `with gone as (
      select w.user_id from waitlist w join event e on e.id = w.event_id join user_account a on a.id = w.user_id
      where w.event_id = $1 and w.kind = 'seat' and (a.deleted_at is not null or exists(select from enrolment n where n.user_id = w.user_id and n.course_id = e.course_id))
      for update of w skip locked),
    removed as (delete from waitlist w using gone where w.event_id = $1 and w.user_id = gone.user_id),
    late as (
      select w.user_id from waitlist w where w.event_id = $1 and w.state = 'offered' and w.offer_ends_at <= $2 and w.user_id not in (select user_id from gone)
      for update skip locked)
    update waitlist w set state = 'lapsed', offer_ends_at = null from late where w.event_id = $1 and w.user_id = late.user_id`,
};

/** Somebody whose order of the course waits to be paid cannot take an offer meanwhile, and keeps the place in line. */
const CAN_TAKE = `not exists(select from order_item i join event e on e.id = w.event_id where i.waits_for = w.user_id and i.course_id = e.course_id)`;
const COUNT = {
  name: 'waiting-count',
  text: `select (count(*) filter (where w.state = 'offered'))::int as offers, (count(*) filter (where w.state = 'waiting' and ${CAN_TAKE}))::int as waiting
    from waitlist w where w.event_id = $1 and w.kind = 'seat'`,
};
const OFFER = {
  name: 'waiting-offer',
  text: `update waitlist o set state = 'offered', offer_ends_at = $2, notified_at = $3
    where o.event_id = $1 and o.user_id in (select w.user_id from waitlist w where w.event_id = $1 and w.kind = 'seat' and w.state = 'waiting' and ${CAN_TAKE}
      order by w.created_at, w.user_id limit $4) returning o.user_id as "userId"`,
};
const SHARE = { name: 'waiting-share', text: 'update event set seats_left = $2, seats_kept = $3 where id = $1' };

/** Takes out of a locked line who waits no more, and ends offers whose time is over. */
export const clearLine = (tx: Executor, eventId: number, now: Date) => runNamed(tx, CLEAR, [eventId, now]);

/**
 * Shares out the seats of a schedule people wait for, in the caller's transaction, and tells who is offered one
 * (docs/product/waiting.md#offers). The schedule is locked first, so that one seat is never offered twice.
 * @returns how many offers were made
 */
export async function shareOut(tx: Executor, services: WaitingServices, eventId: number): Promise<number> {
  const now = services.now();
  const [event] = await runNamed<Locked>(tx, LOCK, [eventId]);
  if (!event) return 0;
  await clearLine(tx, eventId, now);
  const [line] = await runNamed<{ offers: number; waiting: number }>(tx, COUNT, [eventId]);
  const isOver = !event.isOffered || now.getTime() >= event.salesEndAt.getTime();
  const endsAt = !isOver && (await isSelling(tx)) ? offerEnd({ ...event, now }) : null;
  const shared = shareSeats({ ...event, offers: line!.offers, waiting: isOver ? 0 : line!.waiting }, endsAt !== null);
  if (shared.keptSeats !== event.keptSeats || shared.freeSeats !== event.freeSeats)
    await runNamed(tx, SHARE, [eventId, shared.freeSeats, shared.keptSeats]);
  if (shared.offer === 0) return 0;
  const offered = await runNamed<{ userId: string }>(tx, OFFER, [eventId, endsAt, now, shared.offer]);
  for (const { userId } of offered) await tellWaiting(tx, services, { eventId, userId, news: 'offered', now });
  return offered.length;
}
