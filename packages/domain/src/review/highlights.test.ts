import { describe, expect, it } from 'vitest';
import { highlightsIn, highlightsOf } from './highlights.ts';

describe('what stood out', () => {
  it.each([
    ['d', ['teacher', 'practice', 'material', 'place', 'time']],
    ['c', ['teacher', 'practice', 'material', 'place', 'time']],
    ['a', ['teacher', 'practice', 'material', 'time']],
    ['b', ['teacher', 'practice', 'material', 'time']],
  ])('of a course of type %s is offered as %j', (id, expected) =>
    expect(highlightsOf({ id: id, name: '' })).toEqual(expected),
  );

  it.each([
    [
      ['time', 'teacher', 'time'],
      ['teacher', 'time'],
    ],
    [['', 'price'], []],
  ])('among %j is %j', (words, expected) => expect(highlightsIn(words)).toEqual(expected));
});
