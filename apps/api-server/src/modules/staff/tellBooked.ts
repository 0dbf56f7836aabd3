import { pathTo } from '@suluh/domain/address';
import { leadingTo } from '@suluh/domain/notification';
import { scheduleNews, type ScheduleNews } from '@suluh/i18n-id/attendingNews';
import { scheduleLines } from '@suluh/i18n-id/schedule';
import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { siteOf } from '../../http/site.ts';
import type { SiteServices } from '../../services.ts';
import { boughtSchedule } from '../course/readEvents.ts';
import { tell } from '../notification/tell.ts';
import { isDatedByPrakerja } from '../order/isDatedByPrakerja.ts';
import { isRefundable } from '../order/isRefundable.ts';
import { letterheadOf } from '../program/letterheadOf.ts';

/**
 * Tells everybody who holds a place on a schedule what became of it, by notification and mail, in the transaction of what
 * happened; closed accounts and orders that were taken back not. @returns how many
 */
export async function tellBooked(
  tx: Executor,
  { settings }: SiteServices,
  { eventId, news, now }: { eventId: number; news: ScheduleNews; now: Date },
): Promise<number> {
  const { course, enrolment, event, orders, outbox, program, userAccount } = schema;
  const booked = await tx
    .select({
      course,
      event,
      orders,
      program,
      person: userAccount,
      isPrakerja: isDatedByPrakerja(),
      isPaid: isRefundable(),
    })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .innerJoin(event, eq(event.id, enrolment.eventId))
    .innerJoin(orders, eq(orders.id, enrolment.orderId))
    .innerJoin(userAccount, eq(userAccount.id, enrolment.userId))
    .leftJoin(program, eq(program.id, orders.programId))
    .where(and(eq(enrolment.eventId, eventId), eq(orders.status, 'PAID'), isNull(userAccount.deletedAt)));
  for (const { course: about, event: at, orders: order, program: of, person, isPrakerja, isPaid } of booked) {
    const facts = { course: about.fullname, schedule: scheduleLines(boughtSchedule(at)), isPrakerja, isPaid };
    const target = leadingTo('ticket', { course: about.slug });
    await tell(tx, { userId: person.id, topic: 'schedule', ...scheduleNews[news](facts), target, createdAt: now });
    const { origin, routes } = siteOf(settings, of, order.sessionType, order.site);
    await tx.insert(outbox).values({
      kind: 'schedule',
      payload: {
        to: person.email,
        fullname: person.fullname,
        news,
        ...facts,
        ...letterheadOf(of),
        link: `${origin}${pathTo(routes, 'ticket', { course: about.slug })}`,
      },
    });
  }
  return booked.length;
}
