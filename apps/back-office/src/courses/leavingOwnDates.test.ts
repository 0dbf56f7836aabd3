import { expect, it } from 'vitest';
import { leavingOwnDates } from './leavingOwnDates.ts';

const of = (programId: number) => ({ programId, programName: `Program ${programId}`, dates: 2, people: 5 });

it('names programmes with own dates that are taken off, and neither those that stay nor those taken off before', () => {
  expect(leavingOwnDates([of(1), of(2), of(3)], [1, 2], [2])).toEqual([of(1)]);
  expect(leavingOwnDates([of(1)], [1], [1, 4])).toEqual([]);
  expect(leavingOwnDates([], [1], [])).toEqual([]);
});
