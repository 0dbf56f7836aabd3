import { describe, expect, it } from 'vitest';
import { FRESH_PROOF_MS, groupedCode, isFreshlyProved, recoveryLetters } from './factor.ts';

const at = new Date('2026-11-23T07:00:00Z');

it.each([
  ['never', null, false],
  ['just now', 0, true],
  ['almost too long ago', FRESH_PROOF_MS - 1, true],
  ['too long ago', FRESH_PROOF_MS, false],
])('a second factor shown %s', (_, agoMs, expected) => {
  expect(isFreshlyProved(agoMs === null ? null : new Date(at.getTime() - agoMs), at)).toBe(expected);
});

describe('a recovery code', () => {
  it.each([
    ['ABCDEFGH23456789', 'ABCD-EFGH-2345-6789'],
    ['ABCDE', 'ABCD-E'],
    ['ABCD', 'ABCD'],
    ['', ''],
  ])('%j is read in groups as %j', (letters, read) => expect(groupedCode(letters)).toBe(read));

  it.each([
    ['ABCD-EFGH-2345-6789', 'ABCDEFGH23456789'],
    [' abcd efgh 2345 6789 ', 'ABCDEFGH23456789'],
    ['ABCDEFGH2345678', null],
    ['ABCDEFGH23456789A', null],
    ['ABCD-EFGH-2345-678!', null],
    ['123456', null],
    ['', null],
  ])('typed as %j is %j', (typed, expected) => expect(recoveryLetters(typed)).toBe(expected));
});
