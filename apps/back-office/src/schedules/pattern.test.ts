import { expect, it } from 'vitest';
import { patternIn } from './pattern.ts';

const typed = (fields: Record<string, string>, weekdays: readonly string[] = []) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const day of weekdays) form.append('weekdays', day);
  return patternIn(form);
};

it('reads weeks with their days, and days without', () => {
  const week = typed({ unit: 'week', every: '2', count: '10', until: '' }, ['1', '4']);
  expect(week).toEqual({ unit: 'week', every: 2, weekdays: [1, 4], count: 10, until: null });
  expect(typed({ unit: 'day', every: '1', until: '2031-02-01' }, ['1'])).toEqual({
    unit: 'day',
    every: 1,
    weekdays: [],
    count: null,
    until: '2031-02-01',
  });
});

it.each([
  ['nothing is not naught', '', null],
  ['naught is not nothing', '0', 0],
  ['half a number is none', '1,5', '1,5'],
  ['words are none', 'dua', 'dua'],
  ['points part thousands', '1.000', 1000],
])('%s', (_, every, expected) => expect(typed({ unit: 'day', every })).toMatchObject({ every: expected }));
