import { staffEntries as entries } from '@suluh/api/catalogue';
import { isAttendanceOpen } from '@suluh/domain/check-in';
import { staffText } from '@suluh/i18n-id/staff';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { completeIfDue } from '../learning/completeIfDue.ts';
import { eventOf, forEachPlace } from './attendance.ts';
import { recordChange } from './change.ts';

/**
 * Finishes the course for learners of a schedule, each for themselves: who finished before stays as they were, and one who
 * is refused keeps nobody else from it (docs/product/staff.md#finishing).
 * @throws ApiError NOT_FOUND where none of them has a place here; EVENT_CALLED_OFF; SESSION_CLOSED before its first day
 */
export const finishByHandRoute = route(entries.finishByHand, async ({ params, body, caller }, services) => {
  const { userId: by, reach } = staff(caller);
  const { event } = await eventOf(services.db, caller, params.eventId);
  if (event.cancelledAt) throw new ApiError('EVENT_CALLED_OFF');
  if (!isAttendanceOpen({ start: event.startAt, timeZone: event.timeZone }, services.now()))
    throw new ApiError('SESSION_CLOSED', { message: staffText.finishTooEarly });
  const places = { eventId: event.id, enrolmentIds: body.enrolmentIds, reach };
  const { counts, refused } = await forEachPlace(services, places, async (tx, enrolmentId) => {
    if (!(await completeIfDue(tx, services, enrolmentId, { by, reason: body.reason }))) return 'already';
    await recordChange(tx, {
      by,
      action: 'event.finish',
      subject: `enrolment ${enrolmentId}`,
      after: { eventId: event.id, reason: body.reason },
    });
    return 'finished';
  });
  return { data: { finished: counts.get('finished') ?? 0, already: counts.get('already') ?? 0, refused } };
});
