import { staffEntries as entries } from '@suluh/api/catalogue';
import type { FinishedByHand } from '@suluh/api/types';
import { attendanceRefusal, isAttendanceOpen } from '@suluh/domain/check-in';
import { staffText } from '@suluh/i18n-id/staff';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { completeIfDue } from '../learning/completeIfDue.ts';
import { eventOf, heldPlace } from './attendance.ts';
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
  const done: FinishedByHand = { finished: 0, already: 0, refused: [] };
  const asked = [...new Set(body.enrolmentIds)];
  for (const enrolmentId of asked) {
    const came = await services.db.transaction(async (tx) => {
      const reason = attendanceRefusal(await heldPlace(tx, { eventId: event.id, enrolmentId, reach }));
      if (reason !== null) return { reason };
      if (!(await completeIfDue(tx, services, enrolmentId, { by, reason: body.reason }))) return 'already';
      await recordChange(tx, {
        by,
        action: 'event.finish',
        subject: `enrolment ${enrolmentId}`,
        after: { eventId: event.id, reason: body.reason },
      });
      return 'finished';
    });
    if (typeof came === 'string') done[came] += 1;
    else done.refused.push({ enrolmentId, ...came });
  }
  if (done.refused.filter(({ reason }) => reason === 'noPlace').length === asked.length)
    throw new ApiError('NOT_FOUND');
  return { data: done };
});
