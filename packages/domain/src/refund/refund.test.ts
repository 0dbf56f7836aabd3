import { describe, expect, it } from 'vitest';
import {
  afterReversal,
  canAskRefund,
  decideRefund,
  isAccountOpen,
  isInTheWay,
  isRefundDue,
  isRefundOpen,
  isTransferWithdrawable,
  REFUND_STATUSES,
  refundableRupiah,
  transferStep,
} from './refund.ts';

describe('a refund a learner asks for', () => {
  it.each([
    ['requested', 'approve', { kind: 'move', to: 'approved' }],
    ['requested', 'refuse', { kind: 'move', to: 'refused' }],
    ['approved', 'approve', { kind: 'alreadyDone' }],
    ['sent', 'approve', { kind: 'alreadyDone' }],
    ['settled', 'approve', { kind: 'alreadyDone' }],
    ['failed', 'approve', { kind: 'tooLate' }],
    ['refused', 'approve', { kind: 'tooLate' }],
    ['transfer', 'approve', { kind: 'alreadyDone' }],
    ['dropped', 'approve', { kind: 'tooLate' }],
    ['refused', 'refuse', { kind: 'alreadyDone' }],
    ['approved', 'refuse', { kind: 'tooLate' }],
    ['sent', 'refuse', { kind: 'tooLate' }],
    ['settled', 'refuse', { kind: 'tooLate' }],
    ['failed', 'refuse', { kind: 'tooLate' }],
    ['transfer', 'refuse', { kind: 'tooLate' }],
    ['dropped', 'refuse', { kind: 'tooLate' }],
  ] as const)('%s, %s: %j', (status, decision, expected) => {
    expect(decideRefund(status, decision)).toEqual(expected);
  });

  it('is sent to the provider once it is approved, and only then', () => {
    expect(REFUND_STATUSES.filter(isRefundDue)).toEqual(['approved', 'sent']);
  });

  it.each([
    ['PAID', 1, false, true],
    ['PAID', 0, false, false],
    ['PAID', 1, true, false],
    ['UNPAID', 1, false, false],
    ['CANCEL', 1, false, false],
    ['EXPIRED', 1, false, false],
  ] as const)(
    'of an order that is %s, of Rp%i, asked for: %s; can be asked for: %s',
    (status, totalPaymentRupiah, isAsked, expected) => {
      expect(canAskRefund({ status, totalPaymentRupiah, isAsked })).toBe(expected);
    },
  );
});

describe('R7, a refund whose payment the provider reversed', () => {
  it.each([
    ['requested', 'dropped'],
    ['approved', 'dropped'],
    ['transfer', 'dropped'],
    ['failed', 'dropped'],
    ['sent', 'settled'],
    ['settled', 'settled'],
    ['refused', 'refused'],
    ['dropped', 'dropped'],
  ] as const)('%s becomes %s', (status, expected) => {
    expect(afterReversal(status)).toBe(expected);
  });
});

it.each([
  ['nothing given yet', [], 104_000],
  ['a part given', [{ amountRupiah: 50_000, status: 'settled' }], 54_000],
  ['a part on its way', [{ amountRupiah: 50_000, status: 'approved' }], 54_000],
  [
    'a part refused or dropped',
    [
      { amountRupiah: 50_000, status: 'refused' },
      { amountRupiah: 50_000, status: 'dropped' },
    ],
    104_000,
  ],
  ['all given', [{ amountRupiah: 104_000, status: 'settled' }], 0],
  ['more than all', [{ amountRupiah: 200_000, status: 'settled' }], 0],
] as const)('what is left to give back: %s', (_, earlier, expected) => {
  expect(refundableRupiah(104_000, earlier)).toBe(expected);
});

it.each([
  ['requested', true],
  ['settled', true],
  ['failed', true],
  ['refused', false],
  ['dropped', false],
] as const)('a refund that is %s is open: %s', (status, expected) => expect(isRefundOpen(status)).toBe(expected));

describe('a transfer by hand', () => {
  const waiting = { status: 'transfer', hasAccount: true, recordedBy: null } as const;

  it.each([
    ['is recorded by the first', waiting, 'record'],
    ['is confirmed by another', { ...waiting, recordedBy: 'hendra' }, 'confirm'],
    ['is not confirmed by who recorded it', { ...waiting, recordedBy: 'dewi' }, 'samePerson'],
    ['waits for an account', { ...waiting, hasAccount: false }, 'noAccount'],
    ['is over', { ...waiting, status: 'settled' }, 'closed'],
    ['is not approved yet', { ...waiting, status: 'requested' }, 'closed'],
  ] as const)('%s', (_, of, step) => expect(transferStep(of, 'dewi')).toBe(step));

  it('is taken back between its record and its confirmation alone', () => {
    expect(REFUND_STATUSES.filter((status) => isTransferWithdrawable({ status, recordedBy: 'dewi' }))).toEqual([
      'transfer',
    ]);
    expect(REFUND_STATUSES.filter((status) => isTransferWithdrawable({ status, recordedBy: null }))).toEqual([]);
  });

  it('leaves the account to the learner until it is made', () => {
    const open = REFUND_STATUSES.filter((status) => isAccountOpen({ status, recordedBy: null }));
    expect(open).toEqual(['requested', 'approved', 'transfer']);
    expect(REFUND_STATUSES.filter((status) => isAccountOpen({ status, recordedBy: 'dewi' }))).toEqual([]);
  });
});

it.each([
  ['all of it', null, 'requested', null, true],
  ['all of it', null, 'failed', 7, true],
  ['all of it', null, 'settled', null, true],
  ['all of it', null, 'refused', 7, false],
  ['a course', 7, 'approved', 7, true],
  ['a course', 7, 'settled', 7, true],
  ['a course', 7, 'dropped', 7, false],
  ['a course', 7, 'transfer', null, true],
  ['a course', 7, 'settled', null, false],
  ['a course', 7, 'requested', 8, false],
] as const)(
  'a refund of %s (%s) that is %s stands in the way of one of %s: %s',
  (_, courseId, status, other, expected) => expect(isInTheWay({ courseId, status }, other)).toBe(expected),
);
