import { describe, expect, it } from 'vitest';
import { petalOf, PETALS_MOST, petalsDone, petalsOf, type PetalLesson } from './petals.ts';

const lesson = (id: number, change: Partial<PetalLesson> = {}): PetalLesson => ({
  id,
  state: 'new',
  isRequired: true,
  isLater: false,
  ...change,
});

describe('progress is dyeing', () => {
  it.each([
    ['new', false, 'undyed'],
    ['new', true, 'inHand'],
    ['begun', false, 'inHand'],
    ['begun', true, 'inHand'],
    ['done', false, 'dyed'],
    ['done', true, 'dyed'],
  ] as const)('a lesson that is %s, open %s: %s', (state, isCurrent, expected) => {
    expect(petalOf({ state }, isCurrent)).toBe(expected);
  });

  it('one petal for each lesson that counts', () => {
    const lessons = [
      lesson(1, { state: 'done' }),
      lesson(2, { isRequired: false }),
      lesson(3),
      lesson(4),
      lesson(5, { isLater: true }),
    ];
    expect(petalsOf(lessons, 3)).toEqual(['dyed', 'inHand', 'undyed']);
    expect(petalsOf(lessons, null)).toEqual(['dyed', 'undyed', 'undyed']);
  });

  it.each([
    [PETALS_MOST, PETALS_MOST],
    [PETALS_MOST + 1, undefined],
  ])('%i lessons: %s petals', (count, petals) => {
    const lessons = Array.from({ length: count }, (_, id) => lesson(id));
    expect(petalsOf(lessons, null)?.length).toBe(petals);
    expect(petalsOf([...lessons, lesson(99, { isRequired: false })], null)?.length).toBe(petals);
  });

  it('sixteen are petals', () => expect(PETALS_MOST).toBe(16));
});

it.each([
  ['none of none', 0, 0, []],
  ['one of two', 1, 2, ['dyed', 'undyed']],
  ['as many as there are petals', PETALS_MOST, PETALS_MOST, Array.from({ length: PETALS_MOST }, () => 'dyed')],
  ['one more than there are petals', 1, PETALS_MOST + 1, null],
])('petals of a count: %s', (_, done, total, expected) => {
  expect(petalsDone(done, total)).toEqual(expected);
});
