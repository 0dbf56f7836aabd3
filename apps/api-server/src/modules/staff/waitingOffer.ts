import { isInLine, offerEnd } from '@suluh/domain/waiting';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, sql } from 'drizzle-orm';
import { waitingWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError, wrongAt } from '../../http/apiError.ts';
import type { Staff } from '../../http/route.ts';
import { lockLearner } from '../order/enrol.ts';
import { isSelling } from '../site/readSettings.ts';
import { clearLine, lockSchedule, shareOut, type WaitingServices } from '../waiting/share.ts';
import { tellWaiting } from '../waiting/tell.ts';
import { recordChange } from './change.ts';

const { course, enrolment, event, orderItem, waitlist } = schema;
const text = staffText.event.waiting;

/** Somebody in the line of a schedule. */
export interface InLine {
  eventId: number;
  userId: string;
}

/** The row of somebody in line whom a member of staff reaches. */
const theirRow = ({ eventId, userId }: InLine, { reach }: Pick<Staff, 'reach'>) =>
  and(eq(waitlist.eventId, eventId), eq(waitlist.userId, userId), waitingWithin(reach));

/** Locks learner and schedule, in the order in which whoever joins or leaves locks them. @throws ApiError NOT_FOUND */
export async function lockInLine(tx: Executor, asked: InLine, who: Pick<Staff, 'reach'>) {
  await lockLearner(tx, asked.userId);
  await lockSchedule(tx, asked.eventId);
  const [found] = await tx
    .select({ waiting: waitlist, event, isPublished: course.isPublished })
    .from(waitlist)
    .innerJoin(event, eq(event.id, waitlist.eventId))
    .innerJoin(course, eq(course.id, event.courseId))
    .where(theirRow(asked, who));
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
}

/** @throws ApiError BAD_REQUEST at `userId` where somebody could not take a seat */
async function requireTakes(
  tx: Executor,
  { waiting, event: at }: Awaited<ReturnType<typeof lockInLine>>,
  now: Date,
): Promise<void> {
  const { userId, state, offerEndsAt } = waiting;
  if (state === 'offered' && offerEndsAt! > now) throw wrongAt('userId', text.offered);
  if (!isInLine(waiting)) throw wrongAt('userId', text.notWaiting);
  if ((await tx.$count(orderItem, and(eq(orderItem.waitsFor, userId), eq(orderItem.courseId, at.courseId)))) > 0)
    throw wrongAt('userId', text.ordering);
  if ((await tx.$count(enrolment, and(eq(enrolment.userId, userId), eq(enrolment.courseId, at.courseId)))) > 0)
    throw wrongAt('userId', text.owns);
}

/**
 * Offers somebody a seat before those who came earlier: one that is open, or, where staff say so, one more than the
 * schedule had (docs/product/waiting.md#staff). @throws ApiError NOT_FOUND, BAD_REQUEST at what stands against it
 */
export async function offerOutOfTurn(
  tx: Executor,
  services: WaitingServices,
  { addsSeat, who, ...asked }: InLine & { addsSeat: boolean; who: Staff },
): Promise<void> {
  const now = services.now();
  const found = await lockInLine(tx, asked, who);
  const { event: at, isPublished } = found;
  const { eventId, userId } = asked;
  await requireTakes(tx, found, now);
  const offerEndsAt = offerEnd({ now, salesEndAt: at.endAt, timeZone: at.timeZone });
  if (offerEndsAt === null || !isPublished || at.cancelledAt !== null || !(await isSelling(tx)))
    throw wrongAt('userId', text.notNow);
  await clearLine(tx, eventId, now); // a seat whose offer ended unseen is open
  const offers = await tx.$count(waitlist, and(eq(waitlist.eventId, eventId), eq(waitlist.state, 'offered')));
  const isOpen = at.seatsLeft + at.seatsKept > offers;
  if (!isOpen && !addsSeat) throw wrongAt('addsSeat', text.full);
  if (!isOpen)
    await tx
      .update(event)
      .set({
        capacity: sql`${event.capacity} + 1`,
        seatsKept: sql`${event.seatsKept} + 1`,
        version: sql`${event.version} + 1`,
      })
      .where(eq(event.id, eventId));
  await tx
    .update(waitlist)
    .set({ state: 'offered', offerEndsAt, notifiedAt: now })
    .where(and(eq(waitlist.eventId, eventId), eq(waitlist.userId, userId)));
  await shareOut(tx, services, eventId); // counts the offer, and what is left for the others
  await tellWaiting(tx, services, { eventId, userId, news: 'offered', now });
  await recordChange(tx, {
    by: who.userId,
    action: 'event.waitingOffer',
    subject: `event ${eventId}`,
    before: { capacity: at.capacity },
    after: { userId, capacity: at.capacity + (isOpen ? 0 : 1) },
  });
}
