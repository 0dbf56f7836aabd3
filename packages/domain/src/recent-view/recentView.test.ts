import { expect, it } from 'vitest';
import { readViews, viewsFor, withView, type Views } from './recentView.ts';

const of = (who: string | null, ...courseIds: number[]): Views => ({ of: who, courseIds });

it.each([
  ['nothing kept', null, null, []],
  ["a visitor's own", of(null, 1, 2), null, [1, 2]],
  ['those of a visitor who logged in', of(null, 1), 'rani', [1]],
  ["a learner's own", of('rani', 1), 'rani', [1]],
  ['those of a learner who left', of('rani', 1), null, []],
  ['those of another learner', of('rani', 1), 'dimas', []],
])('shows %s', (_, kept, who, expected) => expect(viewsFor(kept, who)).toEqual(expected));

it('keeps the last ten, each once, the newest first', () => {
  let kept: Views | null = null;
  for (const id of [1, 2, 3, 1]) kept = withView(kept, null, id);
  expect(kept).toEqual(of(null, 1, 3, 2));
  for (let id = 10; id < 30; id += 1) kept = withView(kept, null, id);
  expect(kept!.courseIds).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20]);
  expect(withView(of('rani', 1), 'dimas', 2)).toEqual(of('dimas', 2));
});

it.each([
  [null, null],
  ['', null],
  ['{"of":null', null],
  ['[]', null],
  ['null', null],
  ['{"of":1,"courseIds":[1]}', null],
  ['{"of":null,"courseIds":[1,"2",-3,0.5,7]}', of(null, 1, 7)],
])('reads %j', (text, expected) => expect(readViews(text)).toEqual(expected));
