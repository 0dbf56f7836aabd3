import { describe, expect, it } from 'vitest';
import { CARD_COURSES, cardCourses } from './card.ts';

describe('a transaction card shows 1 course and expands', () => {
  it.each([
    ['one course', ['a'], false, { shown: ['a'], otherCount: 0 }],
    ['two more', ['a', 'b', 'c'], false, { shown: ['a'], otherCount: 2 }],
    ['expanded', ['a', 'b', 'c'], true, { shown: ['a', 'b', 'c'], otherCount: 0 }],
    ['none', [], false, { shown: [], otherCount: 0 }],
  ])('%s', (_, courses, expanded, expected) => {
    expect(cardCourses(courses, expanded)).toEqual(expected);
  });

  it('shows one', () => {
    expect(CARD_COURSES).toBe(1);
  });
});
