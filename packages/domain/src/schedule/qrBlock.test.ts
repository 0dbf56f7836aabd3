import { describe, expect, it } from 'vitest';
import { showsQrBlock } from './qrBlock.ts';

describe('the QR block shows only for two product codes', () => {
  it.each([
    ['pmo_prakerja', true],
    ['redeem_voucher', true],
    ['VABCA', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('for %s: %s', (code, expected) => {
    expect(showsQrBlock(code)).toBe(expected);
  });
});
