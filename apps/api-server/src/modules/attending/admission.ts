import { CLOSED_REFUND_STATUSES, isRefundOpen } from '@suluh/domain/refund';
import { organiserChange, rescheduleRefusal } from '@suluh/domain/ticket';
import { and, desc, eq, isNull, notInArray, or } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { EnrolmentRow, Owned } from '../learning/queries.ts';
import type { RefundRow } from '../order/queueRefund.ts';
import { ensureSessions, sessionsOf, type SessionRow } from './sessions.ts';
import { ticketOf, type TicketRow } from './tickets.ts';

/** What was asked back for a class, by itself or with its order; the latest, null when nothing was. */
async function askedRefund(
  db: Executor,
  { orderId, courseId }: Pick<EnrolmentRow, 'orderId' | 'courseId'>,
): Promise<RefundRow | null> {
  const { refund } = schema;
  const [row] = await db
    .select()
    .from(refund)
    .where(
      and(
        eq(refund.orderId, orderId),
        eq(refund.isAsked, true),
        or(isNull(refund.courseId), eq(refund.courseId, courseId)),
        // What staff began and gave up was never the learner's word.
        or(isNull(refund.begunBy), notInArray(refund.status, [...CLOSED_REFUND_STATUSES])),
      ),
    )
    .orderBy(desc(refund.createdAt))
    .limit(1);
  return row ?? null;
}

/** A ticket with all that is known of it. */
export interface Admission {
  owned: Owned & { event: NonNullable<Owned['event']> };
  row: TicketRow;
  sessions: SessionRow[];
  /** Money that was asked back for this class. */
  refund: RefundRow | null;
}

/** The ticket of an owned class. @throws ApiError NOT_FOUND for a course without a schedule */
export async function admissionOf(db: Executor, owned: Owned, now: Date): Promise<Admission> {
  const { enrolment, event } = owned;
  const row = await ticketOf(db, enrolment, now);
  if (!event || !row) throw new ApiError('NOT_FOUND');
  await ensureSessions(db, [event.id]);
  return {
    owned: { ...owned, event },
    row,
    sessions: await sessionsOf(db, enrolment),
    refund: await askedRefund(db, enrolment),
  };
}

/** What the organiser changed since this place was taken. */
export const changeOf = ({ owned: { event, enrolment }, row }: Pick<Admission, 'owned' | 'row'>) =>
  organiserChange(event, row.generation === 1 ? enrolment.createdAt : row.createdAt);

/** Whether somebody was at a session of it. */
export const hasAttended = ({ sessions }: Pick<Admission, 'sessions'>): boolean =>
  sessions.some(({ checkedInAt }) => checkedInAt !== null);

/** Why the date of a ticket cannot be changed; null while it can. */
export const refusalOf = (admission: Admission, now: Date) => {
  const { owned, row, refund } = admission;
  return rescheduleRefusal({
    startAt: owned.event.startAt,
    ownChanges: row.ownChanges,
    hasAttended: hasAttended(admission),
    isRefundAsked: refund !== null && isRefundOpen(refund.status),
    change: changeOf(admission),
    isPrakerja: owned.isDatedByPrakerja,
    now,
  });
};
