import { describe, expect, it } from 'vitest';
import { firstNameOf, RECAP_CATEGORIES, RECAP_SHOWN, recapCategory, recapHours, recapView } from './recap.ts';

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
    ['one finished of one', { courses: 1, finished: 1, subjects: 1 }, 'Enthusiast'],
    ['two finished of two', { courses: 2, finished: 2, subjects: 3 }, 'High-Achiever'],
    ['half of them finished', { courses: 4, finished: 2, subjects: 2 }, 'Enthusiast'],
    ['more than half of them finished', { courses: 5, finished: 3, subjects: 5 }, 'High-Achiever'],
    ['two subjects', { courses: 2, finished: 0, subjects: 2 }, 'Enthusiast'],
    ['three subjects', { courses: 3, finished: 1, subjects: 3 }, 'Explorer'],
  ])('tells the kind of learner: %s (R29)', (_, year, expected) => expect(recapCategory(year)).toBe(expected));

  it.each([
    [0, 0],
    [29, 0],
    [30, 1],
    [89, 1],
    [90, 2],
  ])('tells %i minutes as %i hours', (minutes, hours) => expect(recapHours(minutes)).toBe(hours));

  it.each([
    ['Ratih Kusuma', 'Ratih'],
    ['  Ratih', 'Ratih'],
    ['', ''],
  ])('calls %j %j', (fullname, name) => expect(firstNameOf(fullname)).toBe(name));

  it('has three categories and shows three of each (docs/product/recap.md)', () => {
    expect(RECAP_CATEGORIES).toEqual(['Explorer', 'High-Achiever', 'Enthusiast']);
    expect(RECAP_SHOWN).toBe(3);
  });
});
