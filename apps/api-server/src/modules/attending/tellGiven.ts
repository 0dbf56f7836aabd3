import { GIVEN_SESSIONS_REST_MS, QUIET_MINUTES, tellsGivenSessions } from '@suluh/domain/check-in';
import { leadingTo } from '@suluh/domain/notification';
import { DEFAULT_TIME_ZONE, DAY_MS } from '@suluh/domain/time';
import { givenSessionsNews } from '@suluh/i18n-id/attendingNews';
import { runNamed, schema, type Executor } from '../../db/index.ts';
import type { LearningJobServices } from '../learning/jobs/run.ts';
import { tell } from '../notification/tell.ts';
import { wishesOf } from '../notification/wishes.ts';
import { isFirst } from './isFirst.ts';
import { learnerOf } from './learnerOf.ts';
import { betweenMinutes, ROUND_BATCH, tellAllDue } from './round.ts';

/** Sessions of the last days are looked at; who was not told by then is not told any more. */
const LOOKS_BACK_MS = 3 * DAY_MS;

/** Who is not done, began before sessions were given that are still to be attended, and was not told since. */
const GIVEN = {
  name: 'remind-given',
  text: `select e.id as "enrolmentId", max(s.given_at) as "givenAt", count(*)::int as count, max(s.end_at) as until, max(v.time_zone) as "timeZone"
    from class_session s join enrolment e on e.course_id = s.course_id and e.event_id is not distinct from s.event_id
      join orders o on o.id = e.order_id and o.status = 'PAID' left join event v on v.id = s.event_id
    where s.given_at > $1 and e.created_at < s.given_at and e.completed_at is null and v.cancelled_at is null
      and (s.end_at is null or s.end_at > $2)
      and not exists(select from attendance a where a.enrolment_id = e.id and a.session_id = s.id and a.voided_at is null)
      and not exists(select from reminder r where r.enrolment_id = e.id and r.kind = 'given' and r.created_at > s.given_at)
      and ${betweenMinutes('$2', 'coalesce(v.time_zone, $6)', '$4', '$5')}
      and ($7::uuid is null or e.id > $7)
    group by e.id having max(s.given_at) <= $3
    order by e.id limit ${ROUND_BATCH}`,
};

interface Given extends Record<string, unknown> {
  enrolmentId: string;
  givenAt: Date;
  count: number;
  until: Date | null;
  timeZone: string | null;
}

async function tellOf(tx: Executor, services: LearningJobServices, given: Given, now: Date): Promise<void> {
  const learner = await learnerOf(tx, services, given.enrolmentId);
  if (!learner) return;
  const { userId, email, fullname, course, slug, site, letterhead, link } = learner;
  const until = given.until?.toISOString() ?? null;
  const facts = { course, count: given.count, until, timeZone: given.timeZone ?? DEFAULT_TIME_ZONE };
  const { settings } = services;
  const { mail, unsubscribe, ...wishes } = await wishesOf(tx, { settings, site }, userId, 'reminder');
  const target = leadingTo('enrolment', { course: slug });
  await tell(tx, { userId, topic: 'schedule', ...givenSessionsNews(facts), target, createdAt: now }, wishes);
  if (!mail) return;
  await tx
    .insert(schema.outbox)
    .values({ kind: 'sessionsGiven', payload: { to: email, fullname, ...facts, ...letterhead, link, unsubscribe } });
}

/**
 * Tells learners that their course takes being there from now on, because sessions were given after they had begun; who is
 * done stays done and is told nothing (docs/product/check-in.md#reminders). @returns how many were told
 */
export async function tellGiven(services: LearningJobServices, goesOn: () => boolean): Promise<number> {
  const { db, now: clock } = services;
  const now = clock();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const read = (after: Given | null) =>
    runNamed<Given>(db, GIVEN, [
      before(LOOKS_BACK_MS),
      now,
      before(GIVEN_SESSIONS_REST_MS),
      QUIET_MINUTES.until,
      QUIET_MINUTES.from - 1,
      DEFAULT_TIME_ZONE,
      after?.enrolmentId ?? null,
    ]);
  const tell = async (given: Given): Promise<boolean> => {
    if (!tellsGivenSessions(given.givenAt, now, given.timeZone ?? DEFAULT_TIME_ZONE)) return false;
    return db.transaction(async (tx) => {
      if (!(await isFirst(tx, given.enrolmentId, 'given', given.givenAt.toISOString(), now))) return false;
      await tellOf(tx, services, given, now);
      return true;
    });
  };
  return tellAllDue(services, { read, tell, goesOn });
}
