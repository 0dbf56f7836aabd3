import { describe, expect, it } from 'vitest';
import { EVENT_STATUSES, eventStatus, type EventFacts } from './eventStatus.ts';

const facts: EventFacts = {
  now: new Date('2025-10-10T00:00:00Z'),
  endEvent: new Date('2025-10-26T10:00:00Z'),
  seatsLeft: 6,
  salesOpenAt: null,
};

describe('event status from dates and quota', () => {
  it('has four values', () => {
    expect(EVENT_STATUSES).toEqual(['full', 'available', 'availableSoon', 'expired']);
  });

  it.each([
    ['seats left and open sales are available', {}, 'available'],
    ['one seat left is available', { seatsLeft: 1 }, 'available'],
    ['no seat left is full', { seatsLeft: 0 }, 'full'],
    ['a millisecond before the end is not over', { now: new Date('2025-10-26T09:59:59.999Z') }, 'available'],
    ['at its end it is over', { now: new Date('2025-10-26T10:00:00Z') }, 'expired'],
    ['over comes before full', { now: new Date('2025-10-27T00:00:00Z'), seatsLeft: 0 }, 'expired'],
    ['before sales open it is soon', { salesOpenAt: new Date('2025-10-10T00:00:00.001Z') }, 'availableSoon'],
    ['from that instant it is available', { salesOpenAt: new Date('2025-10-10T00:00:00Z') }, 'available'],
    ['full comes before soon', { salesOpenAt: new Date('2025-10-11T00:00:00Z'), seatsLeft: 0 }, 'full'],
  ] as [string, Partial<EventFacts>, string][])('%s', (_, change, expected) => {
    expect(eventStatus({ ...facts, ...change })).toBe(expected);
  });
});
