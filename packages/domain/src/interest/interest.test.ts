import { describe, expect, it } from 'vitest';
import {
  filterNames,
  interestDisabled,
  MAX_INTERESTS,
  MIN_INTERESTS,
  preselected,
  saveInterests,
  sortedNames,
  toggleInterest,
} from './interest.ts';

const interests = ['tata Boga', 'Membatik', 'bahasa', 'Bahasa', 'Desain'].map((name) => ({
  name,
  isSelected: name === 'Desain',
}));

describe('learning interest dialog', () => {
  it('sorts names alphabetically, case-insensitive', () => {
    expect(sortedNames(interests)).toEqual(['bahasa', 'Bahasa', 'Desain', 'Membatik', 'tata Boga']);
  });

  it.each([
    ['part of a name in any case', 'BAHASA', ['bahasa', 'Bahasa']],
    ['blanks around are nothing', ' boga ', ['tata Boga']],
    ['nothing typed shows all', ' ', ['bahasa', 'Bahasa', 'Desain', 'Membatik', 'tata Boga']],
    ['nothing found', 'Karawitan', []],
  ])('filters by %s', (_, keyword, expected) => {
    expect(filterNames(sortedNames(interests), keyword)).toEqual(expected);
  });

  it('pre-checks the selected ones (docs/product/interest.md)', () => {
    expect(preselected(interests)).toEqual(['Desain']);
  });
});

describe('interests: at most 3, at least 1', () => {
  it('keeps the limits (docs/product/interest.md)', () => {
    expect([MIN_INTERESTS, MAX_INTERESTS]).toEqual([1, 3]);
  });

  it.each([
    ['a third is taken', ['a', 'b'], 'c', { kind: 'changed', chosen: ['a', 'b', 'c'] }],
    ['a fourth is refused', ['a', 'b', 'c'], 'd', { kind: 'refused', code: 'interestMax' }],
    ['a chosen one is taken back', ['a', 'b', 'c'], 'b', { kind: 'changed', chosen: ['a', 'c'] }],
  ])('%s', (_, chosen, name, expected) => {
    expect(toggleInterest(chosen, name)).toEqual(expected);
  });

  it.each([
    ['with two chosen the others stay open', ['a', 'b'], 'c', false],
    ['with three chosen the others are disabled', ['a', 'b', 'c'], 'd', true],
    ['a chosen one never is', ['a', 'b', 'c'], 'a', false],
  ])('%s', (_, chosen, name, expected) => {
    expect(interestDisabled(chosen, name)).toBe(expected);
  });

  it.each([
    [[], { kind: 'refused', code: 'interestMin' }],
    [['a'], { kind: 'save', interest: ['a'] }],
    [['a', 'b', 'c'], { kind: 'save', interest: ['a', 'b', 'c'] }],
    [['a', 'b', 'c', 'd'], { kind: 'refused', code: 'interestMax' }],
  ])('saving %j: %j', (chosen, expected) => {
    expect(saveInterests(chosen)).toEqual(expected);
  });
});
