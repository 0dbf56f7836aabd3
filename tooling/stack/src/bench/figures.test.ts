import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { changesBetween, keepFigure, keepingIn, middle, readFigures, type Figure } from './figures.ts';

const figure = (samples: number[], isBetterMore = true): Figure => ({
  name: 'home',
  unit: '/s',
  samples,
  isBetterMore,
});

afterEach(() => vi.unstubAllEnvs());

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('the middle of %j is %d', (samples, expected) => expect(middle(samples)).toBe(expected));

test('figures are kept in the file that is named, and read again', () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'suluh-figures-')), 'figures.jsonl');
  for (const [name, value] of Object.entries(keepingIn(file))) vi.stubEnv(name, value);
  keepFigure(figure([1]));
  keepFigure(figure([2, 3]));
  expect(readFigures(file)).toEqual([figure([1]), figure([2, 3])]);
});

test.each([
  ['5 % is noise', [100], [105], []],
  ['more is a change', [100], [106], [true]],
  ['less of what is better more is worse', [100], [94], [false]],
  ['within what a run varied by itself is noise', [90, 100, 110], [115, 115, 115], []],
  ['beyond it is not', [90, 100, 110], [121, 121, 121], [true]],
])('%s', (_, before, after, expected) =>
  expect(changesBetween([figure(before)], [figure(after)]).map(({ isBetter }) => isBetter)).toEqual(expected),
);

test('less of what is better less is better, and what is new is no change', () => {
  expect(changesBetween([figure([100], false)], [figure([90], false)])[0]).toMatchObject({ before: 100, after: 90, isBetter: true }); // prettier-ignore
  expect(changesBetween([], [figure([1])])).toEqual([]);
});
