import { describe, expect, it } from 'vitest';
import {
  canCancel,
  showsExpiredTooltip,
  statusColour,
  tabStatuses,
  TRANSACTION_STATUSES,
  TRANSACTION_TABS,
  transactionTabOf,
} from './status.ts';

describe('transaction status', () => {
  it.each([
    ['PAID', 'success', false, false],
    ['UNPAID', 'secondary', true, false],
    ['CANCEL', 'danger', false, false],
    ['EXPIRED', 'neutral', false, true],
  ] as const)('%s is %s; Batalkan: %s; tooltip: %s', (status, colour, cancellable, tooltip) => {
    expect(statusColour(status)).toBe(colour);
    expect(canCancel(status)).toBe(cancellable);
    expect(showsExpiredTooltip(status)).toBe(tooltip);
  });

  it.each([
    ['waiting', ['UNPAID']],
    ['finished', ['PAID']],
    ['failed', ['CANCEL', 'EXPIRED']],
  ] as const)('R7, the tab %s lists %j', (tab, statuses) => {
    expect(tabStatuses(tab)).toEqual(statuses);
  });

  it('lists every status in exactly one tab', () => {
    expect(TRANSACTION_TABS.flatMap(tabStatuses).sort()).toEqual([...TRANSACTION_STATUSES].sort());
  });

  it('knows the tabs of the routes and nothing else', () => {
    expect(['waiting', 'finished', 'failed', 'all', null].map(transactionTabOf)).toEqual([
      'waiting',
      'finished',
      'failed',
      null,
      null,
    ]);
  });
});
