import { pathTo } from '@suluh/domain/address';
import { leadingTo } from '@suluh/domain/notification';
import { ticketNews, type TicketNews } from '@suluh/i18n-id/attendingNews';
import { scheduleLines } from '@suluh/i18n-id/schedule';
import { printedCode } from '@suluh/domain/ticket';
import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { siteOf } from '../../http/site.ts';
import type { SiteServices } from '../../services.ts';
import { boughtSchedule } from '../course/readEvents.ts';
import { tell } from '../notification/tell.ts';
import { wishesOf } from '../notification/wishes.ts';
import { letterheadOf } from '../program/letterheadOf.ts';

/** Tells a learner about a ticket by notification and mail, in the transaction of what happened; a closed account not. */
export async function tellTicket(
  tx: Executor,
  { settings }: SiteServices,
  { enrolmentId, news, now, startAt }: { enrolmentId: string; news: TicketNews; now: Date; startAt?: Date },
): Promise<void> {
  const { course, enrolment, event, orders, outbox, program, ticket, userAccount } = schema;
  const [found] = await tx
    .select({ course, enrolment, event, orders, program, ticket, person: userAccount })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .innerJoin(event, eq(event.id, enrolment.eventId))
    .innerJoin(orders, eq(orders.id, enrolment.orderId))
    .innerJoin(ticket, and(eq(ticket.enrolmentId, enrolment.id), isNull(ticket.voidedAt)))
    .innerJoin(userAccount, eq(userAccount.id, enrolment.userId))
    .leftJoin(program, eq(program.id, orders.programId))
    .where(eq(enrolment.id, enrolmentId));
  if (!found || found.person.deletedAt) return;
  const facts = {
    course: found.course.fullname,
    schedule: scheduleLines(boughtSchedule(found.event)),
    code: printedCode(found.ticket.shortCode),
    startsAt: startAt?.toISOString() ?? null,
    timeZone: found.event.timeZone,
  };
  const site = siteOf(settings, found.program, found.orders.sessionType, found.orders.site);
  const { origin, routes } = site;
  const isReminder = news === 'tomorrow' || news === 'today' || news === 'soon';
  const wishes = isReminder ? await wishesOf(tx, { settings, site }, found.person.id, 'reminder') : null;
  // One that was just bought is told of by the notification of its order.
  if (news !== 'issued')
    await tell(
      tx,
      {
        userId: found.person.id,
        topic: 'schedule',
        ...ticketNews[news](facts),
        target: leadingTo('ticket', { course: found.course.slug }),
        createdAt: now,
      },
      wishes ?? undefined,
    );
  if (wishes?.mail === false) return;
  await tx.insert(outbox).values({
    kind: 'ticket',
    payload: {
      to: found.person.email,
      fullname: found.person.fullname,
      orderId: found.orders.id,
      news,
      ...facts,
      ...letterheadOf(found.program),
      link: `${origin}${pathTo(routes, 'ticket', { course: found.course.slug })}`,
      ...(wishes ? { unsubscribe: wishes.unsubscribe } : {}),
    },
  });
}
