import { describe, expect, it } from 'vitest';
import { locationCities } from './location.ts';

describe('the location line shows only for the offline type', () => {
  it.each([
    [
      'an offline course shows its cities',
      { coursetype: { id: 'd' }, locationEvent: ['Yogyakarta', 'Semarang'] },
      ['Yogyakarta', 'Semarang'],
    ],
    ['the name Kelas Offline is enough', { coursetype: { name: 'Kelas Offline' }, locationEvent: ['Solo'] }, ['Solo']],
    [
      'cities are named once, without blanks',
      { coursetype: { id: 'd' }, locationEvent: [' Solo ', 'Solo', ' '] },
      ['Solo'],
    ],
    ['an online course shows none', { coursetype: { id: 'a' }, locationEvent: ['Solo'] }, null],
    ['an offline course without cities shows none', { coursetype: { id: 'd' }, locationEvent: [] }, null],
    ['an offline course whose cities are missing shows none', { coursetype: { id: 'd' }, locationEvent: null }, null],
  ])('%s', (_, course, expected) => {
    expect(locationCities(course)).toEqual(expected);
  });
});
