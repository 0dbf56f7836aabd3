import type { JobCard } from '@suluh/api/types';
import { expect, test } from 'vitest';
import { similarJobs } from './similar.ts';

const job = (postId: number, category = 'Lain') => ({ postId, category }) as JobCard;
const read = job(1, 'Batik');

test.each([
  ['its category goes before its city and the newest', [[job(2)], [job(3), job(4, 'Batik')]], [4, 2]],
  ['the city fills up, then the newest', [[], [job(5)], [job(6), job(7)]], [5, 6]],
  [
    'the one that is read is none of them, and none is there twice',
    [
      [read, job(2)],
      [job(2), job(3)],
    ],
    [2, 3],
  ],
  ['one alone would be a widow', [[job(2)], [read]], []],
  ['none', [], []],
])('%s', (_, lists, expected) => {
  expect(similarJobs(read, lists).map(({ postId }) => postId)).toEqual(expected);
});
