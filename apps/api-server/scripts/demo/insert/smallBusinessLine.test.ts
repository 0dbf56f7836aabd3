import { expect, it } from 'vitest';
import { smallBusinessLine } from '../data/people.ts';
import { demoCourses } from './courses.ts';

it('small businesses have courses of their own, each named once', () => {
  const found = smallBusinessLine.titles.map((begin) => demoCourses.filter(({ title }) => title.startsWith(begin)));
  expect(found.filter((courses) => courses.length !== 1)).toEqual([]);
  expect(new Set(found.flat()).size).toBe(smallBusinessLine.titles.length);
  expect(found.length).toBeLessThan(demoCourses.length / 2);
});
