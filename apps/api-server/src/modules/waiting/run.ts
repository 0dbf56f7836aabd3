import { setTimeout as delay } from 'node:timers/promises';
import { runNamed } from '../../db/index.ts';
import type { LearningJobServices } from '../learning/jobs/run.ts';
import { shareOut } from './share.ts';
import { tellWaiting } from './tell.ts';

/**
 * Schedules whose seats are to be shared out: an offer ended or is no longer needed, a seat is kept that nobody is
 * offered, or seats came on sale while people wait.
 */
const DUE = {
  name: 'waiting-due',
  text: `select w.event_id as "eventId" from waitlist w where w.state = 'offered' and w.offer_ends_at <= $1
    union select e.id from event e where e.seats_kept > 0 and (
      e.seats_kept > (select count(*) from waitlist w where w.event_id = e.id and w.state = 'offered')
      or exists(select from waitlist w join enrolment n on n.user_id = w.user_id and n.course_id = e.course_id where w.event_id = e.id and w.state = 'offered'))
    union select e.id from event e where e.seats_left > 0 and e.end_at > $1 and e.cancelled_at is null
      and e.id in (select w.event_id from waitlist w where w.kind = 'seat' and w.state = 'waiting')
    order by 1`,
};

/** Followers of what is on sale by now, told in one go. */
const OPENED = {
  name: 'waiting-opened',
  text: `update waitlist o set state = 'told', notified_at = $1 from (
      select w.event_id, w.user_id from waitlist w join event e on e.id = w.event_id join course k on k.id = e.course_id
      where w.kind = 'opening' and w.state = 'waiting' and coalesce(e.sales_open_at, $1) <= $1 and e.end_at > $1 and e.cancelled_at is null and k.is_published
      order by w.created_at, w.user_id limit 200 for update of w skip locked) due
    where o.event_id = due.event_id and o.user_id = due.user_id returning o.event_id as "eventId", o.user_id as "userId"`,
};

/** Offers seats that fell free to who waits, each schedule by itself. @returns how many offers were made */
export async function offerSeats(services: LearningJobServices): Promise<number> {
  const due = await runNamed<{ eventId: number }>(services.db, DUE, [services.now()]);
  let offers = 0;
  for (const { eventId } of due) offers += await services.db.transaction((tx) => shareOut(tx, services, eventId));
  return offers;
}

/** Tells followers that sales opened, once each. @returns how many were told */
export function tellOpened(services: LearningJobServices): Promise<number> {
  const now = services.now();
  return services.db.transaction(async (tx) => {
    const told = await runNamed<{ eventId: number; userId: string }>(tx, OPENED, [now]);
    for (const { eventId, userId } of told) await tellWaiting(tx, services, { eventId, userId, news: 'opened', now });
    return told.length;
  });
}

/** Offers seats and tells of openings until `stopping` is aborted. What fails is told to the log and tried again. */
export async function runWaitingJobs(
  services: LearningJobServices,
  { idleMs, stopping }: { idleMs: number; stopping: AbortSignal },
): Promise<void> {
  while (!stopping.aborted) {
    try {
      await offerSeats(services);
      while ((await tellOpened(services)) > 0 && !stopping.aborted);
    } catch (error) {
      services.log.error({ err: error }, 'waiting job');
    }
    await delay(idleMs, undefined, { signal: stopping }).catch(() => undefined); // aborted: the loop ends by its condition
  }
}
