import { describe, expect, it } from 'vitest';
import {
  canCancel,
  showsExpiredTooltip,
  tabStatuses,
  TRANSACTION_STATUSES,
  TRANSACTION_TABS,
  transactionTabOf,
} from './status.ts';

describe('transaction status', () => {
  it.each([
    ['PAID', false, false],
    ['UNPAID', true, false],
    ['CANCEL', false, false],
    ['EXPIRED', false, true],
  ] as const)('%s; Batalkan: %s; tooltip: %s', (status, cancellable, tooltip) => {
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
