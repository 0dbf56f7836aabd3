import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { expect, it } from 'vitest';
import { linesCheck, messageWithin } from './linesCheck.ts';

it.each([
  ['two lines and empty ones', ['Pola', '', ' Jahit ', ' '], undefined],
  ['nothing', null, undefined],
  ['a line too many', ['a', 'b', 'c'], refusedFieldText.maxRows('2')],
  ['a line too long', ['abcdef'], refusedFieldText.maxLetters('5')],
])('says of %s what the API would', (_, lines, expected) =>
  expect(linesCheck({ most: 2, mostLetters: 5 })(lines)).toBe(expected),
);

it('leaves lines without a limit to the API', () => expect(linesCheck({})(['x'.repeat(5000)])).toBeUndefined());

it.each([
  ['the first line an answer speaks of', [undefined, { message: 'Wajib diisi' }, { message: 'lain' }], 'Wajib diisi'],
  ['nothing', undefined, undefined],
  ['of the field itself', { message: 'Wajib diisi' }, undefined],
])('reads %s', (_, errors, expected) => expect(messageWithin(errors)).toBe(expected));
