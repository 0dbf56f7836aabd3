import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_METHOD, coversCourses, DEFAULT_MAX_ITEMS, fitsMethod, promoCodeToSend } from './promo.ts';

it('keeps its constants', () => {
  expect([ANY_METHOD, DEFAULT_MAX_ITEMS]).toEqual(['all', 1]);
});

it.each([
  ['one course by default', undefined, 1, true],
  ['not two by default', null, 2, false],
  ['as many as it says', 3, 3, true],
  ['and not one more', 3, 4, false],
] as const)('a promo covers %s', (_, maxItems, itemCount, expected) => {
  expect(coversCourses(maxItems, itemCount)).toBe(expected);
});

describe('the code is sent only if its product code is all or equals the chosen method', () => {
  it.each([
    ['all, method chosen', 'all', 'VABCA', 'KODE'],
    ['all, none chosen', 'all', null, 'KODE'],
    ['equal', 'VABCA', 'VABCA', 'KODE'],
    ['different', 'EWALLET', 'VABCA', ''],
    ['a method of its own, none chosen', 'EWALLET', null, ''],
  ])('%s', (_, productCode, chosen, expected) => {
    expect(promoCodeToSend({ code: 'KODE', productCode }, chosen)).toBe(expected);
  });

  it('sends nothing without promo', () => {
    expect(promoCodeToSend(null, 'VABCA')).toBe('');
  });

  it('never sends a code that does not fit the chosen method', () => {
    const code = fc.constantFrom('all', 'VABCA', 'EWALLET');
    fc.assert(
      fc.property(code, code, (productCode, chosen) => {
        expect(promoCodeToSend({ code: 'KODE', productCode }, chosen) === 'KODE').toBe(fitsMethod(productCode, chosen));
      }),
    );
  });
});
