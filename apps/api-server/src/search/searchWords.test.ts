import { describe, expect, it } from 'vitest';
import { isTypingError, toleratedErrors, typingErrors, wordsOf } from './searchWords.ts';

describe('wordsOf', () => {
  it.each([
    ['Desain, Grafis!', ['desain', 'grafis']],
    ['  ', []],
    ['C++ & C#', ['c']],
    ['excel excel', ['excel']],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
    ['x'.repeat(50), ['x'.repeat(40)]],
  ])('%s', (query, words) => expect(wordsOf(query)).toEqual(words));
});

describe('typingErrors', () => {
  it.each([
    ['grafis', 'grafis', 0],
    ['grafs', 'grafis', 1],
    ['garfis', 'grafis', 1],
    ['excell', 'excel', 1],
    ['pemasran', 'pemasaran', 1],
    ['abc', 'xyz', 3],
    ['', 'abc', 3],
  ])('%s for %s: %i', (left, right, errors) => expect(typingErrors(left, right)).toBe(errors));
});

describe('toleratedErrors', () => {
  it.each([
    ['css', 0],
    ['word', 1],
    ['excel', 1],
    ['grafis', 2],
  ])('%s: %i', (word, errors) => expect(toleratedErrors(word)).toBe(errors));
});

describe('isTypingError', () => {
  it.each([
    ['grafs', 'grafis', true],
    ['garfsi', 'grafis', true],
    ['pemsrn', 'pemasaran', false],
    ['pemsaran', 'pemasaran', true],
    ['kepemimponen', 'kepemimpinan', true],
    ['sampah', 'sambal', false],
    ['rambut', 'rumput', false],
    ['css', 'cas', false],
  ])('%s typed for %s: %s', (word, meant, isMeant) => expect(isTypingError(word, meant)).toBe(isMeant));
});
