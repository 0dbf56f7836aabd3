import { describe, expect, it } from 'vitest';
import { TRANSACTION_STATUSES } from './status.ts';
import { afterSeatRecheck, transition, TRANSACTION_EVENTS } from './transition.ts';

describe('R7, transitions of a transaction', () => {
  it.each([
    ['UNPAID', 'settled', { kind: 'move', to: 'PAID' }],
    ['UNPAID', 'cancelled', { kind: 'move', to: 'CANCEL' }],
    ['UNPAID', 'expired', { kind: 'move', to: 'EXPIRED' }],
    ['UNPAID', 'refunded', { kind: 'ignore' }],
    ['UNPAID', 'reversed', { kind: 'ignore' }],
    ['PAID', 'settled', { kind: 'ignore' }],
    ['PAID', 'cancelled', { kind: 'ignore' }],
    ['PAID', 'expired', { kind: 'ignore' }],
    ['PAID', 'refunded', { kind: 'move', to: 'CANCEL' }],
    ['PAID', 'reversed', { kind: 'move', to: 'CANCEL' }],
    ['CANCEL', 'settled', { kind: 'refund' }],
    ['CANCEL', 'cancelled', { kind: 'ignore' }],
    ['CANCEL', 'expired', { kind: 'ignore' }],
    ['CANCEL', 'refunded', { kind: 'ignore' }],
    ['CANCEL', 'reversed', { kind: 'ignore' }],
    ['EXPIRED', 'settled', { kind: 'recheckSeat' }],
    ['EXPIRED', 'cancelled', { kind: 'ignore' }],
    ['EXPIRED', 'expired', { kind: 'ignore' }],
    ['EXPIRED', 'refunded', { kind: 'ignore' }],
    ['EXPIRED', 'reversed', { kind: 'ignore' }],
  ] as const)('%s, %s: %j', (status, event, expected) => {
    expect(transition(status, event)).toEqual(expected);
  });

  it('ignores the repetition of what brought a transaction where it is', () => {
    for (const status of TRANSACTION_STATUSES) {
      for (const event of TRANSACTION_EVENTS) {
        const moved = transition(status, event);
        if (moved.kind === 'move') expect(transition(moved.to, event)).toEqual({ kind: 'ignore' });
      }
    }
  });

  it('pays late money when a seat is free, else refunds it', () => {
    expect([true, false].map(afterSeatRecheck)).toEqual([{ kind: 'move', to: 'PAID' }, { kind: 'refund' }]);
  });
});
