import { describe, expect, it } from 'vitest';
import { testAccess } from './testAccess.ts';

const startEvent = new Date('2025-10-25T02:00:00Z');

describe('test access (R21)', () => {
  it.each([
    [
      'allowAccess opens it at any time',
      { allowAccess: true, now: new Date('2025-01-01T00:00:00Z'), startEvent },
      'open',
    ],
    ['allowAccess opens it without an event', { allowAccess: true, now: new Date('2025-01-01T00:00:00Z') }, 'open'],
    [
      'the evening before the start day it is closed',
      { allowAccess: false, now: new Date('2025-10-24T16:59:59Z'), startEvent },
      'notStarted',
    ],
    [
      'from midnight of the start day it is open',
      { allowAccess: false, now: new Date('2025-10-24T17:00:00Z'), startEvent },
      'open',
    ],
    [
      'after the start day it stays open',
      { allowAccess: false, now: new Date('2025-10-27T00:00:00Z'), startEvent },
      'open',
    ],
    [
      "midnight is that of the event's zone",
      { allowAccess: false, now: new Date('2025-10-24T16:00:00Z'), startEvent, timeZone: 'Asia/Makassar' },
      'open',
    ],
    [
      'without an event it is closed',
      { allowAccess: false, now: new Date('2025-10-27T00:00:00Z'), startEvent: null },
      'notStarted',
    ],
    [
      'a broken start day keeps it closed',
      { allowAccess: false, now: new Date('2025-10-27T00:00:00Z'), startEvent: new Date('x') },
      'notStarted',
    ],
  ])('%s', (_, course, expected) => {
    expect(testAccess(course)).toEqual({ kind: expected });
  });
});
