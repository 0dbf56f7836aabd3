import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BILLING_EMAIL_RULES, BILLING_PHONE_MAX, BILLING_PHONE_MIN, BILLING_PHONE_RULES } from './billing.ts';
import { billingSchema } from './billingSchema.ts';
import { firstFailure } from './rule.ts';
import { fieldFailures } from './schema.ts';

describe('billing PIC form', () => {
  it.each([
    ['8 digits are too few', '62812345', { code: 'billingPhoneMin', limit: 9 }],
    ['9 digits are enough', '628123456', null],
    ['13 digits are still fine', '6281234567890', null],
    ['14 digits are too many', '62812345678901', { code: 'billingPhoneMax', limit: 13 }],
    ['62 is needed in front', '081234567890', { code: 'billingPhonePrefix' }],
    ['only digits', '62812-3456', { code: 'digits' }],
    ['nothing', ' ', { code: 'billingPhoneRequired' }],
  ])('phone: %s', (_, value, expected) => {
    expect(firstFailure(value, BILLING_PHONE_RULES)).toEqual(expected);
  });

  it.each([
    ['a valid address', 'pic@kantor.co.id', null],
    ['no @', 'pic', { code: 'emailAt' }],
    ['no valid domain', 'pic@kantor', { code: 'billingEmailFormat' }],
    ['nothing', '', { code: 'billingEmailRequired' }],
  ])('e-mail: %s', (_, value, expected) => {
    expect(firstFailure(value, BILLING_EMAIL_RULES)).toEqual(expected);
  });

  it('needs everything', () => {
    const blank = { fullnameUser: '', position: '', pic_phone: '', pic_email: '', billingAddress: ' ' };
    expect(fieldFailures(billingSchema.safeParse(blank).error!)).toEqual({
      fullnameUser: 'billingNameRequired',
      position: 'billingPositionRequired',
      pic_phone: 'billingPhoneRequired',
      pic_email: 'billingEmailRequired',
      billingAddress: 'billingAddressRequired',
    });
    const full = { fullnameUser: 'A', position: 'B', pic_phone: '628123456', pic_email: 'a@b.id', billingAddress: 'C' };
    expect(billingSchema.parse(full)).toEqual(full);
  });

  it('keeps 9 to 13 digits starting with 62, whatever the text', () => {
    expect([BILLING_PHONE_MIN, BILLING_PHONE_MAX]).toEqual([9, 13]);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^62\d{5,14}$/)), (text) => {
        const kept = firstFailure(text, BILLING_PHONE_RULES) === null;
        expect(kept).toBe(/^62[0-9]{7,11}$/.test(text));
      }),
    );
  });
});
