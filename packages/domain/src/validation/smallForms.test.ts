import { describe, expect, it } from 'vitest';
import { FREE_TEXT_MAX_LENGTH } from './accountLimits.ts';
import { fieldFailures } from './schema.ts';
import { certificateNameSchema, redeemCodeSchema, reviewSchema } from './smallForms.ts';

interface Parser {
  safeParse: (
    value: unknown,
  ) => { success: true; data: unknown } | { success: false; error: Parameters<typeof fieldFailures>[0] };
}

describe('small forms', () => {
  it.each([
    ['a review of one star', reviewSchema, { rating: 1, comment: 'ini tiga kata' }, {}],
    ['a review of five stars', reviewSchema, { rating: 5, comment: 'ini tiga kata' }, {}],
    ['no star', reviewSchema, { rating: 0, comment: 'ini tiga kata' }, { rating: 'ratingRequired' }],
    ['six stars', reviewSchema, { rating: 6, comment: 'ini tiga kata' }, { rating: 'ratingRequired' }],
    ['half a star', reviewSchema, { rating: 2.5, comment: 'ini tiga kata' }, { rating: 'ratingRequired' }],
    ['nothing at all', reviewSchema, {}, { rating: 'ratingRequired', comment: 'required' }],
    [
      'what stood out',
      reviewSchema,
      { rating: 5, comment: 'ini tiga kata', highlights: ['teacher', 'time'], isNamed: false },
      {},
    ],
    [
      'the same that stood out twice',
      reviewSchema,
      { rating: 5, comment: 'ini tiga kata', highlights: ['time', 'time'] },
      { highlights: expect.any(String) },
    ],
    ['two words', reviewSchema, { rating: 5, comment: 'dua kata' }, { comment: 'minThreeWords' }],
    ['a comment at its limit', reviewSchema, { rating: 5, comment: `a b ${'c'.repeat(996)}` }, {}],
    [
      'a comment beyond it',
      reviewSchema,
      { rating: 5, comment: `a b ${'c'.repeat(997)}` },
      { comment: 'maxLength:1000' },
    ],
    ['a certificate name', certificateNameSchema, { fullname: 'Ratih Kusuma' }, {}],
    ['a certificate name with a digit', certificateNameSchema, { fullname: 'Ratih 2' }, { fullname: 'name' }],
    ['a certificate name without letters', certificateNameSchema, { fullname: ' ' }, { fullname: 'required' }],
    [
      'a certificate name too long',
      certificateNameSchema,
      { fullname: 'a'.repeat(101) },
      { fullname: 'maxLength:100' },
    ],
    ['a redeem code', redeemCodeSchema, 'SLH123', {}],
    ['a redeem code with a sign', redeemCodeSchema, 'SLH-123', { '': 'alphanumeric' }],
    ['no redeem code', redeemCodeSchema, '', { '': 'required' }],
    ['an endless redeem code', redeemCodeSchema, 'a'.repeat(65), { '': 'maxLength:64' }],
  ] as [string, Parser, unknown, Record<string, string>][])('%s', (_, schema, value, expected) => {
    const result = schema.safeParse(value);
    expect(result.success ? {} : fieldFailures(result.error)).toEqual(expected);
  });

  it('takes a thousand characters', () => {
    expect(FREE_TEXT_MAX_LENGTH).toBe(1000);
  });
});
