import { describe, expect, it } from 'vitest';
import { VOUCHER_PENDING, voucherView } from './voucher.ts';

describe('voucher code', () => {
  it.each([
    ['in process', 'dalam proses', { kind: 'pending' }],
    ['a code', 'SLH-123', { kind: 'code', code: 'SLH-123' }],
    ['a code without its blanks', ' SLH-123 ', { kind: 'code', code: 'SLH-123' }],
    ['no code', '', { kind: 'none' }],
    ['nothing', null, { kind: 'none' }],
  ])('%s', (_, code, expected) => {
    expect(voucherView(code)).toEqual(expected);
  });

  it('knows the value of the specification', () => {
    expect(VOUCHER_PENDING).toBe('dalam proses');
  });
});
