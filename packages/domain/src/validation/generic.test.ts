import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphanumeric,
  digits,
  emailAt,
  emailFormat,
  maxLength,
  maxLengthInclusive,
  minLength,
  minThreeWords,
  mobilePhone,
  name,
  nik,
  NIK_LENGTH,
  required,
  sameAs,
  url,
} from './generic.ts';
import type { Rule } from './rule.ts';

const rows: [string, Rule, string, boolean][] = [
  ['required: a letter is there', required, 'a', true],
  ['required: nothing is missing', required, '', false],
  ['required: spaces are nothing', required, ' \t ', false],
  ['e-mail: has an @', emailAt, 'ratih@', true],
  ['e-mail: lacks an @', emailAt, 'ratih', false],
  ['e-mail format: name, @ and domain', emailFormat, 'ratih.kusuma@surel.id', true],
  ['e-mail format: several dots', emailFormat, 'a+b@c.co.id', true],
  ['e-mail format: no domain', emailFormat, 'ratih@', false],
  ['e-mail format: no name', emailFormat, '@surel.id', false],
  ['e-mail format: no dot in the domain', emailFormat, 'ratih@surel', false],
  ['e-mail format: two @', emailFormat, 'a@b@surel.id', false],
  ['e-mail format: a space', emailFormat, 'a b@surel.id', false],
  ['e-mail format: a dot at the end', emailFormat, 'a@surel.', false],
  ['e-mail format: two dots in a row', emailFormat, 'a@surel..id', false],
  ['e-mail format: something before', emailFormat, ' a@surel.id', false],
  ['e-mail format: something after', emailFormat, 'a@surel.id ', false],
  ['min length: one less', minLength(3), 'ab', false],
  ['min length: exactly', minLength(3), 'abc', true],
  ['max length triggers at N (R18): one less', maxLength(3), 'ab', true],
  ['max length triggers at N (R18): exactly', maxLength(3), 'abc', false],
  ['the server accepts N (R18): exactly', maxLengthInclusive(3), 'abc', true],
  ['the server accepts N (R18): one more', maxLengthInclusive(3), 'abcd', false],
  ['NIK: 15 digits', nik, '340412345678901', false],
  ['NIK: 16 digits', nik, '3404123456789012', true],
  ['NIK: 17 digits', nik, '34041234567890123', false],
  ['NIK: a letter among them', nik, '340412345678901a', false],
  ['NIK: a letter in front', nik, 'a340412345678901', false],
  ['phone: starts with 8', mobilePhone, '81234567890', true],
  ['phone: starts with 0', mobilePhone, '081234567890', false],
  ['phone: starts with 62', mobilePhone, '6281234567890', false],
  ['phone: a sign among the digits', mobilePhone, '812-345', false],
  ['phone: a space in front', mobilePhone, ' 812', false],
  ['phone: nothing', mobilePhone, '', false],
  ['digits: only digits', digits, '0123', true],
  ['digits: a letter after', digits, '12a', false],
  ['digits: a letter before', digits, 'a12', false],
  ['digits: nothing', digits, '', false],
  ['name: letters', name, 'Ratih Kusuma', true],
  ['name: letters with accents', name, 'José', true],
  ['name: the marks inside names', name, "M. Nur A'yun-Putri", true],
  ['name: a digit', name, 'Ratih 2', false],
  ['name: a symbol', name, 'Ratih@', false],
  ['name: starts with a mark', name, '-Ratih', false],
  ['alphanumeric: letters and digits', alphanumeric, 'SuluhBaru10', true],
  ['alphanumeric: a space', alphanumeric, 'Suluh Baru', false],
  ['alphanumeric: a sign in front', alphanumeric, '-a', false],
  ['alphanumeric: nothing', alphanumeric, '', false],
  ['three words: two', minThreeWords, 'dua kata', false],
  ['three words: three', minThreeWords, 'ini tiga kata', true],
  ['three words: spaces are no words', minThreeWords, '  dua   kata  ', false],
  ['three words: signs are no words', minThreeWords, '. . .', false],
  ['three words: two and a sign', minThreeWords, 'dua kata !', false],
  ['three words: nor is what has no width', minThreeWords, '\u200b \u200b \u200b', false],
  ['three words: pictures are no words', minThreeWords, '👍 👍 👍', false],
  ['three words: digits are', minThreeWords, 'nilai: 10 (bagus!)', true],
  ['three words: letters of any script are', minThreeWords, 'ꦧꦠꦶꦏ꧀ لك é', true],
  ['same: equal', sameAs('rahasia'), 'rahasia', true],
  ['same: another case', sameAs('rahasia'), 'Rahasia', false],
  ['URL: https', url, 'https://suluh.id/a?b=1#c', true],
  ['URL: http', url, 'http://suluh.id', true],
  ['URL: upper case', url, 'HTTPS://SULUH.ID', true],
  ['URL: several dots', url, 'https://www.suluh.co.id', true],
  ['URL: no scheme', url, 'suluh.id', false],
  ['URL: another scheme', url, 'ftp://suluh.id', false],
  ['URL: script', url, 'javascript:alert(1)', false],
  ['URL: no domain', url, 'https://suluh', false],
  ['URL: a space', url, 'https://suluh.id/a b', false],
  ['URL: something before', url, 'x https://suluh.id', false],
  ['URL: a broken port', url, 'https://suluh.id:x', false],
];

describe('generic rules', () => {
  it.each(rows)('%s', (_, check, value, kept) => {
    expect(check(value) === null).toBe(kept);
  });

  it('counts 16 characters in a NIK (docs/product/validation.md)', () => {
    expect(NIK_LENGTH).toBe(16);
  });

  it.each([
    [required, 'required'],
    [emailAt, 'emailAt'],
    [emailFormat, 'emailFormat'],
    [nik, 'nik'],
    [mobilePhone, 'mobilePhone'],
    [digits, 'digits'],
    [name, 'name'],
    [alphanumeric, 'alphanumeric'],
    [minThreeWords, 'minThreeWords'],
    [sameAs('x'), 'notSame'],
    [url, 'url'],
  ] as [Rule, string][])('names its failure', (check, code) => {
    expect(check('')).toEqual({ code });
  });

  it('names the limit in its failure', () => {
    expect([minLength(4)(''), maxLength(0)(''), maxLengthInclusive(1)('ab')]).toEqual([
      { code: 'minLength', limit: 4 },
      { code: 'maxLength', limit: 0 },
      { code: 'maxLength', limit: 1 },
    ]);
  });

  it('never throws on any text, and keeps no value that breaks the rule', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.emailAddress(), fc.webUrl()), (text) => {
        expect(() => rows.forEach(([, check]) => check(text))).not.toThrow();
        if (emailFormat(text) === null) expect(text.split('@')).toHaveLength(2);
        if (nik(text) === null) expect(text).toMatch(/^[0-9]{16}$/);
        if (mobilePhone(text) === null) expect(text).toMatch(/^8[0-9]*$/);
        if (url(text) === null) expect(new URL(text).protocol).toMatch(/^https?:$/);
        if (name(text) === null) expect(text).not.toMatch(/[0-9@#$%]/);
      }),
    );
  });
});
