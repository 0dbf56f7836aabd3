import { describe, expect, it } from 'vitest';
import { RECAP_CATEGORIES, RECAP_SHOWN, recapActionsEnabled, recapView } from './recap.ts';

describe('learning recap', () => {
  it('is empty without enrolled courses', () => {
    expect(recapView({ courses: [], institutes: ['A'] })).toEqual({ kind: 'empty' });
  });

  it.each([
    ['three are all shown', ['a', 'b', 'c'], { shown: ['a', 'b', 'c'], otherCount: 0 }],
    ['a fourth is counted', ['a', 'b', 'c', 'd'], { shown: ['a', 'b', 'c'], otherCount: 1 }],
    ['one is shown', ['a'], { shown: ['a'], otherCount: 0 }],
  ])('of courses and of institutes: %s', (_, names, expected) => {
    expect(recapView({ courses: names, institutes: names })).toEqual({
      kind: 'recap',
      courses: expected,
      institutes: expected,
    });
  });

  it.each([
    ['nothing uploaded', null, false],
    ['no file in the answer', {}, false],
    ['an empty file', { file: '' }, false],
    ['a file', { file: 'recap/1.png' }, true],
  ])('enables Download and Share: %s', (_, uploaded, expected) => {
    expect(recapActionsEnabled(uploaded)).toBe(expected);
  });

  it('has three categories and shows three of each (docs/product/recap.md)', () => {
    expect(RECAP_CATEGORIES).toEqual(['Explorer', 'High-Achiever', 'Enthusiast']);
    expect(RECAP_SHOWN).toBe(3);
  });
});
