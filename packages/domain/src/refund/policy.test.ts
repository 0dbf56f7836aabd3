import { describe, expect, test } from 'vitest';
import { refundDoubts, type RefundDoubt, type RefundedCourse } from './policy.ts';

const now = new Date('2025-10-17T03:00:00Z');
const untouched: RefundedCourse = {
  startAt: null,
  hasAttended: false,
  progressPercent: 0,
  hasVoucher: false,
  hasCertificate: false,
};
const doubts = (
  course: Partial<RefundedCourse> = {},
  { paidAt = '2025-10-16T03:00:00Z', amountRupiah = 150_000 }: { paidAt?: string | null; amountRupiah?: number } = {},
) => refundDoubts({ paidAt, amountRupiah, courses: [untouched, { ...untouched, ...course }] }, now);

describe('money goes back at once, or waits for staff', () => {
  test.each<[string, Partial<RefundedCourse>, RefundDoubt[]]>([
    ['untouched', {}, []],
    ['its class begins in a second', { startAt: '2025-10-17T03:00:01Z' }, []],
    ['its class begins now', { startAt: '2025-10-17T03:00:00Z' }, ['begun']],
    ['attended', { hasAttended: true }, ['attended']],
    ['29 per cent seen', { progressPercent: 29 }, []],
    ['30 per cent seen', { progressPercent: 30 }, ['used']],
    ['a code was given', { hasVoucher: true }, ['voucher']],
    ['a certificate was given', { hasCertificate: true }, ['certificate']],
  ])('one of its courses: %s', (_, course, expected) => expect(doubts(course)).toEqual(expected));

  test.each<[string, { paidAt?: string | null; amountRupiah?: number }, RefundDoubt[]]>([
    ['paid seven days ago', { paidAt: '2025-10-10T03:00:00Z' }, []],
    ['paid a millisecond before that', { paidAt: '2025-10-10T02:59:59.999Z' }, ['late']],
    ['nobody knows when it was paid', { paidAt: null }, ['late']],
    ['a rupiah below what two people decide', { amountRupiah: 999_999 }, []],
    ['what two people decide', { amountRupiah: 1_000_000 }, ['large']],
  ])('%s', (_, order, expected) => expect(doubts({}, order)).toEqual(expected));
});
