import { CLASS_REMINDER_MS, classReminder, prakerjaReminder, QUIET_MINUTES } from '@suluh/domain/check-in';
import { leadingTo } from '@suluh/domain/notification';
import { QR_PRODUCT_CODES } from '@suluh/domain/schedule';
import { dayInZone, DEFAULT_TIME_ZONE } from '@suluh/domain/time';
import { checkInNews } from '@suluh/i18n-id/attendingNews';
import { runNamed, schema, type Executor } from '../../db/index.ts';
import type { LearningJobServices } from '../learning/jobs/run.ts';
import { isFirst } from './isFirst.ts';
import { learnerOf } from './learnerOf.ts';
import { prakerjaHours } from './prakerjaHours.ts';
import { betweenMinutes, ROUND_BATCH, tellAllDue, withinRound } from './round.ts';
import { tellGiven } from './tellGiven.ts';
import { tellTicket } from './tellTicket.ts';
import { tell } from '../notification/tell.ts';
import { wishesOf } from '../notification/wishes.ts';

/**
 * The sessions of the next day of those who are not done and have not been told of both, outside quiet hours but for those
 * that begin soon.
 */
const UPCOMING = {
  name: 'remind-classes',
  text: `select e.id as "enrolmentId", s.id as "sessionId", s.start_at as "startAt", s.start_at::text as "startText", v.time_zone as "timeZone",
      coalesce((select array_agg(r.kind) from reminder r where r.enrolment_id = e.id and r.about = s.id::text), '{}') as told
    from class_session s join event v on v.id = s.event_id join enrolment e on e.event_id = s.event_id
    where s.start_at > $1 and s.start_at <= $2 and e.completed_at is null and v.cancelled_at is null
      and not exists(select from attendance a where a.enrolment_id = e.id and a.session_id = s.id and a.voided_at is null)
      and (select count(*) from reminder r where r.enrolment_id = e.id and r.about = s.id::text) < case when s.start_at <= $3 then 2 else 1 end
      and not exists(select from reminder r where r.enrolment_id = e.id and r.about = s.id::text and r.kind = 'soon')
      and (s.start_at <= $3 or ${betweenMinutes('$1', 'v.time_zone', '$4', '$5')})
      and ($6::timestamptz is null or (s.start_at, e.id, s.id) > ($6::timestamptz, $7::uuid, $8::int))
    order by s.start_at, e.id, s.id limit ${ROUND_BATCH}`,
};

interface Upcoming extends Record<string, unknown> {
  enrolmentId: string;
  sessionId: number;
  startAt: Date;
  /** To the microsecond, which the next batch begins after. */
  startText: string;
  timeZone: string;
  told: string[];
}

/** Tells learners of classes of the next day, once a day before and once two hours before. @returns how many were told */
async function remindClasses(services: LearningJobServices, goesOn: () => boolean): Promise<number> {
  const { db, now: clock } = services;
  const now = clock();
  const until = (ms: number) => new Date(now.getTime() + ms);
  const read = (after: Upcoming | null) =>
    runNamed<Upcoming>(db, UPCOMING, [
      now,
      until(CLASS_REMINDER_MS.tomorrow),
      until(CLASS_REMINDER_MS.soon),
      QUIET_MINUTES.until,
      QUIET_MINUTES.from - 1,
      after?.startText ?? null,
      after?.enrolmentId ?? null,
      after?.sessionId ?? null,
    ]);
  const tell = async ({ enrolmentId, sessionId, startAt, timeZone, told: before }: Upcoming): Promise<boolean> => {
    const due = classReminder(startAt, now, timeZone);
    if (due === null || before.includes(due)) return false;
    // Of one at night, or bought late, the first reminder comes on its own day.
    const isToday = due === 'tomorrow' && dayInZone(startAt, timeZone) === dayInZone(now, timeZone);
    return db.transaction(async (tx) => {
      if (!(await isFirst(tx, enrolmentId, due, String(sessionId), now))) return false;
      await tellTicket(tx, services, { enrolmentId, news: isToday ? 'today' : due, now, startAt });
      return true;
    });
  };
  return tellAllDue(services, { read, tell, goesOn });
}

/** Who pays by Prakerja, has sessions without hours left, and has not checked in today. */
const TODAY = {
  name: 'remind-prakerja',
  text: `select e.id as "enrolmentId", o.product_code as "productCode" from enrolment e join orders o on o.id = e.order_id and o.status = 'PAID'
    where o.product_code = any($1) and e.completed_at is null and e.event_id is null
      and exists(select from class_session s where s.course_id = e.course_id and s.event_id is null and s.start_at is null
        and not exists(select from attendance a where a.enrolment_id = e.id and a.session_id = s.id and a.voided_at is null))
      and not exists(select from attendance a where a.enrolment_id = e.id and a.local_day = $2 and a.voided_at is null)
      and not exists(select from reminder r where r.enrolment_id = e.id and r.kind = $3 and r.about = $4)
      and ($5::uuid is null or e.id > $5)
    order by e.id limit ${ROUND_BATCH}`,
};

async function tellCheckIn(
  tx: Executor,
  services: LearningJobServices,
  {
    enrolmentId,
    news,
    endsAtMinute,
    now,
  }: { enrolmentId: string; news: 'morning' | 'lastCall'; endsAtMinute: number; now: Date },
): Promise<void> {
  const learner = await learnerOf(tx, services, enrolmentId);
  if (!learner) return;
  const { userId, email, fullname, course, slug, site, letterhead, link } = learner;
  const facts = { course, endsAtMinute };
  const { settings } = services;
  const { mail, unsubscribe, ...wishes } = await wishesOf(tx, { settings, site }, userId, 'reminder');
  const target = leadingTo('enrolment', { course: slug });
  await tell(tx, { userId, topic: 'schedule', ...checkInNews[news](facts), target, createdAt: now }, wishes);
  if (!mail) return;
  await tx.insert(schema.outbox).values({
    kind: 'checkIn',
    payload: { to: email, fullname, news, ...facts, ...letterhead, link, unsubscribe },
  });
}

/** Tells of today's check-in, at nine and two hours before the day ends. @returns how many were told */
async function remindPrakerja(services: LearningJobServices, goesOn: () => boolean): Promise<number> {
  const { db, now: clock } = services;
  const now = clock();
  const hours = await prakerjaHours(db);
  const news = prakerjaReminder(now, hours);
  if (news === null) return 0;
  const day = dayInZone(now, DEFAULT_TIME_ZONE);
  return tellAllDue<{ enrolmentId: string }>(services, {
    read: (after) => runNamed(db, TODAY, [QR_PRODUCT_CODES, day, news, day, after?.enrolmentId ?? null]),
    tell: ({ enrolmentId }) =>
      db.transaction(async (tx) => {
        if (!(await isFirst(tx, enrolmentId, news, day, now))) return false;
        await tellCheckIn(tx, services, { enrolmentId, news, endsAtMinute: hours.dayEndsAtMinute, now });
        return true;
      }),
    goesOn,
  });
}

/** Tells everybody who is to be reminded now (docs/product/check-in.md#reminders), until `goesOn` ends it. @returns how many were told */
export async function remindAttending(services: LearningJobServices, goesOn = withinRound()): Promise<number> {
  const classes = await remindClasses(services, goesOn);
  const checkIns = await remindPrakerja(services, goesOn);
  return classes + checkIns + (await tellGiven(services, goesOn));
}
