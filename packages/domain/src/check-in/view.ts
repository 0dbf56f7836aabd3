import { assertNever } from '../assert/index.ts';

/** States of a check-in session (docs/product/check-in.md#states). */
export const CHECK_IN_STATUSES = [
  'already_check_in',
  'enable',
  'disable',
  'missed',
  'locked',
  'disable_today',
] as const;
export type CheckInStatus = (typeof CHECK_IN_STATUSES)[number];

export type CheckInText =
  | 'verified'
  | 'checkIn'
  | 'notStarted'
  | 'finishPrevious'
  | 'missed'
  | 'verificationOver'
  | 'locked'
  | 'lockedCancelled'
  | 'lockedFailed'
  | 'tomorrow';

export interface CheckInView {
  text: CheckInText;
  tooltip: CheckInText | null;
  /** The Check In button shows, and it may be pressed. */
  button: 'none' | 'disabled' | 'enabled';
}

/**
 * What a session shows in each state: its text, its tooltip, its button (docs/product/check-in.md#states).
 */
export function checkInView(session: {
  status: CheckInStatus;
  courseTypeId: string | null | undefined;
  transactionCancelled: boolean;
  /** No session before it is left to be attended, so that it waits for its time alone. */
  isNext?: boolean;
}): CheckInView {
  switch (session.status) {
    case 'already_check_in':
      return { text: 'verified', tooltip: null, button: 'none' };
    case 'enable':
      return { text: 'checkIn', tooltip: null, button: 'enabled' };
    case 'disable':
      return {
        text: 'checkIn',
        tooltip: session.courseTypeId === 'b' || session.isNext ? 'notStarted' : 'finishPrevious',
        button: 'disabled',
      };
    case 'missed':
      return { text: 'missed', tooltip: 'verificationOver', button: 'none' };
    case 'locked':
      return {
        text: 'locked',
        tooltip: session.transactionCancelled ? 'lockedCancelled' : 'lockedFailed',
        button: 'none',
      };
    case 'disable_today':
      return { text: 'checkIn', tooltip: 'tomorrow', button: 'disabled' };
    default:
      return assertNever(session.status);
  }
}
