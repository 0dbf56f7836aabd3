import { pathTo } from '@suluh/domain/address';
import { leadingTo } from '@suluh/domain/notification';
import { waitingNews, type WaitingNews } from '@suluh/i18n-id/attendingNews';
import { scheduleLines } from '@suluh/i18n-id/schedule';
import { and, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { siteOf } from '../../http/site.ts';
import type { SiteServices } from '../../services.ts';
import { boughtSchedule } from '../course/readEvents.ts';
import { tell } from '../notification/tell.ts';
import { letterheadOf } from '../program/letterheadOf.ts';

/** News that leads to the course and its other dates: at this one there is nothing to wait for. */
const ELSEWHERE: ReadonlySet<WaitingNews> = new Set(['calledOff', 'removed']);

/**
 * Tells somebody in line of an offer, a follower of the opening, or both that it is off or that staff took them out, by
 * notification and mail; a closed account not.
 */
export async function tellWaiting(
  tx: Executor,
  { settings }: SiteServices,
  { eventId, userId, news, now }: { eventId: number; userId: string; news: WaitingNews; now: Date },
): Promise<void> {
  const { course, event, outbox, program, userAccount, waitlist } = schema;
  const [found] = await tx
    .select({ course, event, program, waitlist, person: userAccount })
    .from(waitlist)
    .innerJoin(event, eq(event.id, waitlist.eventId))
    .innerJoin(course, eq(course.id, event.courseId))
    .innerJoin(userAccount, eq(userAccount.id, waitlist.userId))
    .leftJoin(program, eq(program.id, waitlist.programId))
    .where(and(eq(waitlist.eventId, eventId), eq(waitlist.userId, userId)));
  if (!found || found.person.deletedAt) return;
  const facts = {
    course: found.course.fullname,
    schedule: scheduleLines(boughtSchedule(found.event)),
    until: found.waitlist.offerEndsAt?.toISOString() ?? null,
    timeZone: found.event.timeZone,
  };
  const target = ELSEWHERE.has(news)
    ? leadingTo('course', { slug: found.course.slug })
    : leadingTo('waiting', { event: eventId });
  await tell(tx, { userId, topic: 'schedule', ...waitingNews[news](facts), target, createdAt: now });
  const { origin, routes } = siteOf(settings, found.program, found.waitlist.sessionType, found.waitlist.site);
  await tx.insert(outbox).values({
    kind: 'waiting',
    payload: {
      to: found.person.email,
      fullname: found.person.fullname,
      news,
      ...facts,
      ...letterheadOf(found.program),
      link: `${origin}${ELSEWHERE.has(news) ? pathTo(routes, 'course', { slug: found.course.slug }) : pathTo(routes, 'waiting', { event: eventId })}`,
    },
  });
}

/** The schedule is called off: whoever waits for it or follows it is told, and waits no longer. */
export async function endWaiting(tx: Executor, services: SiteServices, eventId: number, now: Date): Promise<void> {
  const { waitlist } = schema;
  const waiting = await tx
    .select({ userId: waitlist.userId, state: waitlist.state })
    .from(waitlist)
    .where(eq(waitlist.eventId, eventId))
    .for('update');
  for (const { userId, state } of waiting)
    if (state === 'waiting' || state === 'offered')
      await tellWaiting(tx, services, { eventId, userId, news: 'calledOff', now });
  await tx.delete(waitlist).where(eq(waitlist.eventId, eventId));
}
