import { needsSchedule } from '@suluh/domain/schedule';
import { scheduleText } from '@suluh/i18n-id/scheduleWords';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { forPeopleOf } from './datesFor.ts';
import { ApiError } from '../../http/apiError.ts';

/**
 * The schedule a registration without a choice goes to: the next one on sale with a seat. Null for what is learned
 * without a date. @throws ApiError EVENT_FULL when it has schedules but none with a seat, EVENT_REQUIRED when it has
 * none at all
 */
export async function nextEvent(
  db: Executor,
  courseId: number,
  typeCode: string,
  now: Date,
  programId: number | null,
): Promise<typeof schema.event.$inferSelect | null> {
  const { event } = schema;
  const [any] = await db.select({ id: event.id }).from(event).where(eq(event.courseId, courseId)).limit(1);
  if (!needsSchedule({ coursetype: { id: typeCode }, haveEvent: any !== undefined })) return null;
  if (!any) throw new ApiError('EVENT_REQUIRED', { message: scheduleText.none });
  const [next] = await db
    .select()
    .from(event)
    .where(
      and(
        eq(event.courseId, courseId),
        isNull(event.cancelledAt),
        forPeopleOf(programId),
        gt(event.startAt, now),
        gt(event.seatsLeft, 0),
        or(isNull(event.salesOpenAt), lte(event.salesOpenAt, now)),
      ),
    )
    .orderBy(asc(event.startAt), asc(event.id))
    .limit(1);
  if (!next) throw new ApiError('EVENT_FULL');
  return next;
}
