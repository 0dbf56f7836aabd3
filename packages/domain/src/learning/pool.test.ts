import { expect, it } from 'vitest';
import type { QuestionKind } from './score.ts';
import { canDraw, questionProblem } from './pool.ts';

const options = (...texts: string[]) =>
  texts.map((text) => ({ text: text.replace('*', ''), isRight: text.endsWith('*') }));

it.each<[string, QuestionKind, string[], ReturnType<typeof questionProblem>]>([
  ['one right of two', 'one', ['a*', 'b'], null],
  ['one option', 'one', ['a*'], 'fewOptions'],
  ['none right', 'one', ['a', 'b'], 'oneRight'],
  ['two right of a kind that takes one', 'one', ['a*', 'b*'], 'oneRight'],
  ['one right of several', 'several', ['a*', 'b'], null],
  ['none right of several', 'several', ['a', 'b'], 'someRight'],
  ['an order', 'order', ['a', 'b'], null],
  ['an order of one', 'order', ['a'], 'fewOptions'],
  ['one accepted word', 'short', ['a'], null],
  ['no accepted word', 'short', [], 'fewOptions'],
  ['the same twice, however it is written', 'one', ['Batik *', 'batik'], 'sameOption'],
])('%s', (_, kind, texts, problem) => expect(questionProblem({ kind, options: options(...texts) })).toBe(problem));

it.each([
  [null, 1, true],
  [null, 0, false],
  [1, 1, true],
  [2, 1, false],
  [0, 3, false],
])('%s of %i questions can be drawn: %s', (drawn, questions, can) => expect(canDraw(drawn, questions)).toBe(can));
