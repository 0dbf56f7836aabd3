import { describe, expect, it } from 'vitest';
import { paymentButton, paymentImagePath, paymentNext } from './next.ts';

describe('payment detail: the button', () => {
  it.each([
    ['pmo_prakerja leads to the OTP page', 'pmo_prakerja', 'https://p.id', { kind: 'otpPage' }, 'payNow'],
    ['a provider address is opened', 'QRIS', 'https://p.id', { kind: 'provider', url: 'https://p.id' }, 'howToPay'],
    ['without one our how-to-pay page', 'VABCA', null, { kind: 'howToPayPage' }, 'howToPay'],
    ['an empty one is none', 'VABCA', '', { kind: 'howToPayPage' }, 'howToPay'],
  ])('%s', (_, productCode, paymentUrl, next, button) => {
    expect(paymentNext({ productCode, paymentUrl })).toEqual(next);
    expect(paymentButton(productCode)).toBe(button);
  });

  it('finds payment images below payment/png (docs/product/api.md)', () => {
    expect(paymentImagePath('bca.png')).toBe('payment/png/bca.png');
  });
});
