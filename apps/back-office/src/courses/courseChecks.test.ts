import { expect, it } from 'vitest';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { staffText } from '@suluh/i18n-id/staff';
import { soundWithOthers, wholeAddress } from './courseChecks.ts';

const course = {
  price: 200_000,
  priceAfter: 250_000,
  minAge: 30,
  maxAge: 20,
  certificate: null,
  certificateMonths: 12,
};
const said = (values: Record<string, unknown>) =>
  (['priceAfter', 'maxAge', 'certificateMonths'] as const).map((field) =>
    soundWithOthers(field)(values[field], values),
  );

it('tells each field that does not go with another, all at once', () =>
  expect(said(course)).toEqual([
    staffText.course.priceAbove,
    staffText.course.ageBelow,
    staffText.course.nothingToHold,
  ]));

it.each([
  ['all goes together', { ...course, priceAfter: 200_000, maxAge: 30, certificate: 'completion' }],
  ['nothing was typed', { price: null, priceAfter: null, minAge: null, maxAge: null, certificate: null }],
  ['what was typed is no number yet', { price: 'Rp2 juta', priceAfter: 10, minAge: 'tiga', maxAge: 20 }],
])('says nothing where %s', (_, values) => expect(said(values)).toEqual([undefined, undefined, undefined]));

it.each([
  ['https://mitra.example/kursus', undefined],
  ['http://localhost:5432/', refusedFieldText.url],
  ['', undefined],
  [null, undefined],
  ['mitra.example', refusedFieldText.url],
  ['javascript:alert(1)', refusedFieldText.url],
])('takes %s as an address, or says why not', (typed, expected) => expect(wholeAddress(typed, {})).toBe(expected));
