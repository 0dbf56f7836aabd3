import { describe, expect, it } from 'vitest';
import { isAnswerInTime, isOver, isNearlyPassed, isRight, scoreOf } from './score.ts';

const question = { optionCount: 3, rightOptions: [1], accepted: [] as string[] };
const chosen = (...choices: number[]) => ({ choices, text: '' });
const written = (text: string) => ({ choices: [], text });

describe('an answer', () => {
  it.each([
    ['one, the right', { ...question, kind: 'one' }, chosen(1), true],
    ['one, a wrong', { ...question, kind: 'one' }, chosen(0), false],
    ['one, the right among others', { ...question, kind: 'one' }, chosen(0, 1), false],
    ['none', { ...question, kind: 'one' }, null, false],
    ['several, in any order', { ...question, kind: 'several', rightOptions: [0, 2] }, chosen(2, 0), true],
    ['several, one twice', { ...question, kind: 'several', rightOptions: [0, 2] }, chosen(2, 0, 2), true],
    ['several, one missing', { ...question, kind: 'several', rightOptions: [0, 2] }, chosen(2), false],
    ['several, one too many', { ...question, kind: 'several', rightOptions: [0, 2] }, chosen(0, 1, 2), false],
    ['several of which none is right', { ...question, kind: 'several', rightOptions: [] }, chosen(), false],
    ['order, right', { ...question, kind: 'order' }, chosen(0, 1, 2), true],
    ['order, two changed', { ...question, kind: 'order' }, chosen(0, 2, 1), false],
    ['order, one left out', { ...question, kind: 'order' }, chosen(0, 1), false],
    ['words', { ...question, kind: 'short', accepted: ['Tawas'] }, written(' tawas. '), true],
    [
      'words with a blank before the full stop',
      { ...question, kind: 'short', accepted: ['Tawas'] },
      written('tawas . '),
      true,
    ],
    ['words with blanks', { ...question, kind: 'short', accepted: ['kain mori'] }, written('Kain   Mori'), true],
    ['other words', { ...question, kind: 'short', accepted: ['Tawas'] }, written('kapur'), false],
    ['no words', { ...question, kind: 'short', accepted: [''] }, written('  '), false],
  ] as const)('%s', (_, asked, answer, expected) => {
    expect(isRight(asked, answer)).toBe(expected);
  });
});

describe('points', () => {
  it.each([
    [0, 0, 0],
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [3, 3, 100],
  ])('%s of %s are %s', (right, total, expected) => {
    expect(scoreOf(right, total)).toBe(expected);
  });
});

const deadline = new Date('2026-01-01T10:00:00Z');
const after = (seconds: number): Date => new Date(deadline.getTime() + seconds * 1000);

describe('in time', () => {
  it.each([
    ['before the deadline', after(-1), after(0), true],
    ['at the deadline', after(0), after(5), true],
    ['after it', after(1), after(1), false],
    ['given before, come ten minutes after', after(-1), after(600), true],
    ['given before, come later than that', after(-1), after(601), false],
    ['a clock that is wrong and came before', after(9000), after(-1), true],
    ['given before the try began, come in time', after(-601), after(-1), true],
    ['given before the try began, come late', after(-601), after(1), false],
  ])('%s', (_, at, received, expected) => {
    expect(isAnswerInTime({ at, started: after(-600), received, deadline })).toBe(expected);
  });

  it('is always where there is no deadline', () => {
    expect(isAnswerInTime({ at: after(9e6), started: after(0), received: after(9e6), deadline: null })).toBe(true);
  });

  it.each([
    ['not before the grace ended', after(600), false],
    ['after it', after(601), true],
  ])('a try is over: %s', (_, now, expected) => {
    expect(isOver(deadline, now)).toBe(expected);
  });

  it('a try without a deadline is never over', () => {
    expect(isOver(null, after(9e6))).toBe(false);
  });
});

it.each([
  [50, 70, true],
  [49, 70, false],
  [0, 20, true],
  [0, 70, false],
])('%i of 100 where %i passes came near it: %s', (score, passPercent, expected) => {
  expect(isNearlyPassed(score, passPercent)).toBe(expected);
});
