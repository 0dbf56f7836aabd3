import { describe, expect, it } from 'vitest';
import {
  batchState,
  isQuotaReachable,
  voucherCodeOf,
  voucherCodeShown,
  voucherProblem,
  type VoucherFacts,
} from './index.ts';

describe('a code as it is compared', () => {
  it.each([
    ['as it is shown', 'UKMN-8F3K-22QD', 'UKMN8F3K22QD'],
    ['without hyphens, in small letters', ' ukmn8f3k 22qd ', 'UKMN8F3K22QD'],
    ['longest', 'A'.repeat(64), 'A'.repeat(64)],
    ['too long', 'A'.repeat(65), null],
    ['nothing', ' - ', null],
    ['other signs', 'ABC_123', null],
  ])('%s', (_, typed, expected) => expect(voucherCodeOf(typed)).toBe(expected));

  it('is shown in groups that lead back to it', () => {
    expect(voucherCodeShown('UKMN8F3K22QD')).toBe('UKMN-8F3K-22QD');
    expect(voucherCodeOf(voucherCodeShown('UKMN8F3K22QD'))).toBe('UKMN8F3K22QD');
  });
});

describe('whether it can be redeemed', () => {
  // midnight of 1 December in each zone
  const zones = [
    ['WIB', '2026-12-01T00:00:00+07:00'],
    ['WITA', '2026-12-01T00:00:00+08:00'],
    ['WIT', '2026-12-01T00:00:00+09:00'],
  ] as const;
  const facts = (more: Partial<VoucherFacts> = {}): VoucherFacts => ({
    kind: 'redeem',
    startsAt: null,
    expiresAt: null,
    stoppedAt: null,
    quota: null,
    used: 0,
    isUsed: false,
    ...more,
  });

  describe.each(zones)('at midnight %s', (_, midnight) => {
    const at = new Date(midnight);
    const before = new Date(at.getTime() - 1);
    it.each([
      ['before it begins', { startsAt: at }, before, 'early'],
      ['when it begins', { startsAt: at }, at, null],
      ['just before it ends', { expiresAt: at }, before, null],
      ['when it ends', { expiresAt: at }, at, 'expired'],
      ['used is said before expired', { expiresAt: at, isUsed: true }, at, 'used'],
    ] as const)('%s', (_name, more, now, expected) => expect(voucherProblem(facts(more), now)).toBe(expected));
  });

  it.each([
    ['one that is not there', null, 'unknown'],
    ["a provider's", facts({ kind: 'given' }), 'unknown'],
    ['the last of a quota', facts({ quota: 3, used: 2 }), null],
    ['one more than the quota', facts({ quota: 3, used: 3 }), 'quota'],
    ['one of a batch that was stopped', facts({ stoppedAt: new Date(0) }), 'stopped'],
    ['used is said before stopped', facts({ stoppedAt: new Date(0), isUsed: true }), 'used'],
    ['no limit at all', facts({ used: 1_000_000 }), null],
  ])('%s', (_, voucher, expected) => expect(voucherProblem(voucher, new Date(0))).toBe(expected));
});

it.each([
  ['always', {}, 'running'],
  ['before it begins', { startsAt: new Date(1) }, 'coming'],
  ['when it ends', { expiresAt: new Date(0) }, 'over'],
  ['just before it ends', { expiresAt: new Date(1) }, 'running'],
  ['that was stopped, whatever else', { startsAt: new Date(1), stoppedAt: new Date(0) }, 'stopped'],
] as const)('a batch %s stands so', (_, more, expected) =>
  expect(batchState({ startsAt: null, expiresAt: null, stoppedAt: null, ...more }, new Date(0))).toBe(expected),
);

it.each([
  ['none', null, 1, true],
  ['one below its codes', 2, 3, true],
  ['that of its codes', 3, 3, true],
  ['one above them', 4, 3, false],
] as const)('a batch reaches a quota: %s', (_, quota, codes, expected) =>
  expect(isQuotaReachable(quota, codes)).toBe(expected),
);
