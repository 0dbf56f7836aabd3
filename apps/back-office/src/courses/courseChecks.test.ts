import { expect, it } from 'vitest';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { staffText } from '@suluh/i18n-id/staff';
import { soundWithOthers, wholeAddress } from './courseChecks.ts';

const course = { price: 200_000, priceAfter: 250_000, minAge: 30, maxAge: 20 };
const said = (values: Record<string, unknown>) =>
  (['priceAfter', 'maxAge'] as const).map((field) => soundWithOthers(field)(values[field], values));

it('tells each field that does not go with another, all at once', () =>
  expect(said(course)).toEqual([staffText.course.priceAbove, staffText.course.ageBelow]));

it.each([
  ['all goes together', { ...course, priceAfter: 200_000, maxAge: 30 }],
  ['nothing was typed', { price: null, priceAfter: null, minAge: null, maxAge: null }],
  ['what was typed is no number yet', { price: 'Rp2 juta', priceAfter: 10, minAge: 'tiga', maxAge: 20 }],
])('says nothing where %s', (_, values) => expect(said(values)).toEqual([undefined, undefined]));

it.each([
  ['https://mitra.example/kursus', undefined],
  ['http://mitra.example', undefined],
  ['', undefined],
  [null, undefined],
  ['mitra.example', refusedFieldText.url],
  ['javascript:alert(1)', refusedFieldText.url],
])('takes %s as an address, or says why not', (typed, expected) => expect(wholeAddress(typed, {})).toBe(expected));
