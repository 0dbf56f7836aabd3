import { describe, expect, it } from 'vitest';
import { isAnswered, moveOption, nextSeq, orderOf, orderOfRanks, secondsLeft } from './answer.ts';
import type { QuestionKind } from './score.ts';

describe('a question has an answer', () => {
  it.each<[QuestionKind, number[], string, boolean]>([
    ['one', [2], '', true],
    ['one', [], 'kata', false],
    ['several', [0, 1], '', true],
    ['several', [], '', false],
    ['order', [1, 0], '', true],
    ['short', [], 'nila', true],
    ['short', [1], '  ', false],
  ])('%s with %j and %j: %s', (kind, choices, text, expected) => {
    expect(isAnswered(kind, { choices, text })).toBe(expected);
  });
  it('not while there is none', () => {
    expect([isAnswered('one', null), isAnswered('short', null)]).toEqual([false, false]);
  });
});

it.each([
  ['the tenths of a second since the beginning', 0, 61_250, 612],
  ['more than the last', 612, 61_250, 613],
  ['more than the last, though the clock went back', 900, 61_250, 901],
  ['1 at once', 0, 0, 1],
])('an answer is numbered by %s', (_, last, nowMs, expected) => {
  expect(nextSeq(last, 1_000_000, 1_000_000 + nowMs)).toBe(expected);
});

it.each([
  ['without a limit', null, 0, null],
  ['a whole second', 5_000, 4_000, 1],
  ['a started second', 5_000, 4_999, 1],
  ['at the end', 5_000, 5_000, 0],
  ['after it', 5_000, 9_000, 0],
])('time left %s', (_, deadline, now, expected) => expect(secondsLeft(deadline, now)).toBe(expected));

describe('an order', () => {
  it.each([
    ['begins as shown', 3, null, [0, 1, 2]],
    ['is the one that was answered', 3, { choices: [2, 0, 1], text: '' }, [2, 0, 1]],
    ['begins as shown when the answer is none', 3, { choices: [], text: '' }, [0, 1, 2]],
  ])('%s', (_, count, answer, expected) => expect(orderOf(count, answer)).toEqual(expected));

  it.each([
    ['up', 1, -1, ['b', 'a', 'c']],
    ['down', 1, 1, ['a', 'c', 'b']],
    ['not beyond the top', 0, -1, ['a', 'b', 'c']],
    ['not beyond the foot', 2, 1, ['a', 'b', 'c']],
  ] as const)('moves %s', (_, place, step, expected) => {
    const letters = 'abc';
    expect(moveOption([0, 1, 2], place, step).map((at) => letters[at])).toEqual(expected);
  });

  it.each([
    [
      [3, 1, 2],
      [1, 2, 0],
    ],
    [
      [1, 1, 1],
      [0, 1, 2],
    ],
    [
      [2, 2, 1],
      [2, 0, 1],
    ],
    [[], []],
  ])('by ranks %j is %j', (ranks, expected) => expect(orderOfRanks(ranks)).toEqual(expected));
});
