import { describe, expect, it } from 'vitest';
import { CHECK_IN_STATUSES, checkInView, type CheckInStatus } from './view.ts';

const view = (status: CheckInStatus, facts: { courseTypeId?: string; transactionCancelled?: boolean } = {}) =>
  checkInView({
    status,
    courseTypeId: facts.courseTypeId ?? 'd',
    transactionCancelled: facts.transactionCancelled ?? false,
  });

describe('check-in session status', () => {
  it('has six states', () => {
    expect(CHECK_IN_STATUSES).toEqual(['already_check_in', 'enable', 'disable', 'missed', 'locked', 'disable_today']);
  });

  it.each([
    ['already checked in is verified', view('already_check_in'), { text: 'verified', tooltip: null, button: 'none' }],
    ['enabled offers the button', view('enable'), { text: 'checkIn', tooltip: null, button: 'enabled' }],
    [
      'disabled waits for the session before',
      view('disable'),
      { text: 'checkIn', tooltip: 'finishPrevious', button: 'disabled' },
    ],
    [
      'disabled in a webinar waits for its time',
      view('disable', { courseTypeId: 'b' }),
      { text: 'checkIn', tooltip: 'notStarted', button: 'disabled' },
    ],
    [
      'disabled in a self-learning course waits for the session before',
      view('disable', { courseTypeId: 'a' }),
      { text: 'checkIn', tooltip: 'finishPrevious', button: 'disabled' },
    ],
    ['missed is over', view('missed'), { text: 'missed', tooltip: 'verificationOver', button: 'none' }],
    ['locked by a failed session', view('locked'), { text: 'locked', tooltip: 'lockedFailed', button: 'none' }],
    [
      'locked by a cancelled transaction',
      view('locked', { transactionCancelled: true }),
      { text: 'locked', tooltip: 'lockedCancelled', button: 'none' },
    ],
    ['one session a day', view('disable_today'), { text: 'checkIn', tooltip: 'tomorrow', button: 'disabled' }],
    [
      'disabled with none before it left waits for its time',
      checkInView({ status: 'disable', courseTypeId: 'd', transactionCancelled: false, isNext: true }),
      { text: 'checkIn', tooltip: 'notStarted', button: 'disabled' },
    ],
  ])('%s', (_, shown, expected) => {
    expect(shown).toEqual(expected);
  });

  it('refuses a state nobody knows', () => {
    expect(() => view('paused' as CheckInStatus)).toThrow('paused');
  });
});
