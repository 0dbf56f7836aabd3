import { dayInZone } from '../time/index.ts';
import type { CheckInStatus } from './view.ts';

export interface CheckInSession {
  /** Beginning of the time in which the session may be verified; null when it has no fixed time. */
  start: Date | null;
  /** End of that time. */
  end: Date | null;
  checkedInAt: Date | null;
}

/**
 * The state of every session in order. Verified ones stay verified; a cancelled transaction or a missed
 * session locks what follows; sessions open one after the other, at their own time, and those without a
 * fixed time only one a day, in the course's time zone (docs/product/check-in.md#states; R21).
 */
export function checkInStatuses(input: {
  sessions: readonly CheckInSession[];
  now: Date;
  transactionCancelled: boolean;
  timeZone?: string;
}): CheckInStatus[] {
  let failedBefore = false;
  let previous: CheckInSession | null = null;
  return input.sessions.map((session) => {
    const locked = failedBefore || input.transactionCancelled;
    const status = locked ? lockedUnlessVerified(session) : openStatus(session, previous, input);
    if (status === 'missed') failedBefore = true;
    previous = session;
    return status;
  });
}

function lockedUnlessVerified(session: CheckInSession): CheckInStatus {
  return session.checkedInAt ? 'already_check_in' : 'locked';
}

function openStatus(
  session: CheckInSession,
  previous: CheckInSession | null,
  { now, timeZone }: { now: Date; timeZone?: string },
): CheckInStatus {
  if (session.checkedInAt) return 'already_check_in';
  if (session.end && now.getTime() > session.end.getTime()) return 'missed';
  if (previous && !previous.checkedInAt) return 'disable';
  if (session.start) return now.getTime() < session.start.getTime() ? 'disable' : 'enable';
  const verifiedToday =
    previous?.checkedInAt != null && dayInZone(previous.checkedInAt, timeZone) === dayInZone(now, timeZone);
  return verifiedToday ? 'disable_today' : 'enable';
}
