import { describe, expect, it } from 'vitest';
import { batchAfter, MOST_IN_SERIES, seriesFaults, seriesOf, type SeriesPattern } from './series.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
/** A Tuesday in Jakarta, from 09.00 to 12.00. */
const from = {
  startAt: new Date('2026-12-01T02:00:00Z'),
  endAt: new Date('2026-12-01T05:00:00Z'),
  salesOpenAt: null as Date | null,
  timeZone: 'Asia/Jakarta',
};
const weekly: SeriesPattern = { unit: 'week', every: 1, weekdays: [2], count: 3, until: null };
const days = (pattern: Partial<SeriesPattern>, given = from, now = NOW) =>
  seriesOf(given, { ...weekly, ...pattern }, now).map(({ startAt }) => startAt.toISOString().slice(0, 10));

describe('a series', () => {
  it.each([
    [{}, ['2026-12-08', '2026-12-15', '2026-12-22']],
    [{ every: 2 }, ['2026-12-15', '2026-12-29', '2027-01-12']],
    [{ weekdays: [1, 4] }, ['2026-12-03', '2026-12-07', '2026-12-10']],
    [{ weekdays: [1, 4], every: 2 }, ['2026-12-03', '2026-12-14', '2026-12-17']],
    [{ weekdays: [7] }, ['2026-12-06', '2026-12-13', '2026-12-20']],
    [{ unit: 'day', every: 1 }, ['2026-12-02', '2026-12-03', '2026-12-04']],
    [{ unit: 'day', every: 10 }, ['2026-12-11', '2026-12-21', '2026-12-31']],
    [{ count: null, until: '2026-12-15' }, ['2026-12-08', '2026-12-15']],
    [{ count: null, until: '2026-12-14' }, ['2026-12-08']],
    [{ count: 1, until: '2026-12-31' }, ['2026-12-08']],
  ] as const)('by %j is on %j', (pattern, expected) => expect(days(pattern)).toEqual(expected));

  it('takes days by the clocks of its place', () => {
    const late = { ...from, startAt: new Date('2026-12-01T16:00:00Z'), endAt: new Date('2026-12-01T18:00:00Z') };
    expect(days({ count: 1 }, late)).toEqual(['2026-12-08']);
    expect(days({ count: 1, weekdays: [3] }, { ...late, timeZone: 'Asia/Makassar' })).toEqual(['2026-12-08']);
    expect(days({ count: 1 }, { ...late, timeZone: 'Mars/Olympus' })).toEqual(['2026-12-08']);
  });

  it('keeps its hours and opens sales as long before, and leaves out what is over', () => {
    const [next] = seriesOf({ ...from, salesOpenAt: new Date('2026-11-20T00:00:00Z') }, weekly, NOW);
    expect(next).toEqual({
      startAt: new Date('2026-12-08T02:00:00Z'),
      endAt: new Date('2026-12-08T05:00:00Z'),
      salesOpenAt: new Date('2026-11-27T00:00:00Z'),
    });
    expect(days({}, from, new Date('2026-12-08T01:59:59Z'))[0]).toBe('2026-12-08');
    expect(days({}, from, new Date('2026-12-08T02:00:00Z'))[0]).toBe('2026-12-15');
  });
});

const faults = (pattern: Partial<SeriesPattern>, given = from) => seriesFaults(given, { ...weekly, ...pattern }, NOW);

describe('what is wrong with a pattern', () => {
  it.each([
    [{}, []],
    [{ weekdays: [] }, [{ field: 'weekdays', fault: 'noWeekday' }]],
    [{ unit: 'day', weekdays: [] }, []],
    [{ count: null }, [{ field: 'count', fault: 'noEnd' }]],
    [{ until: '2026-12-01' }, [{ field: 'until', fault: 'untilBefore' }]],
    [{ until: '2026-12-02' }, [{ field: 'until', fault: 'nothing' }]],
    [{ count: 0 }, [{ field: 'count', fault: 'nothing' }]],
    [{ count: MOST_IN_SERIES }, []],
    [{ count: MOST_IN_SERIES + 1 }, [{ field: 'count', fault: 'tooMany' }]],
    [{ count: null, until: '2027-11-30' }, []],
    [{ count: null, until: '2027-12-07' }, [{ field: 'until', fault: 'tooMany' }]],
  ] as const)('%j: %j', (pattern, expected) => expect(faults(pattern)).toEqual(expected));

  it('one may not begin before the last is over', () => {
    const long = (endAt: string) => ({ ...from, endAt: new Date(endAt) });
    expect(faults({}, long('2026-12-08T02:00:00Z'))).toEqual([]);
    expect(faults({}, long('2026-12-08T02:00:01Z'))).toEqual([{ field: 'every', fault: 'overlap' }]);
  });
});

it.each([
  ['3', 1, '4'],
  ['Angkatan 9', 2, 'Angkatan 11'],
  ['Pagi', 1, 'Pagi 2'],
  ['Pagi ', 3, 'Pagi 4'],
] as const)('after %j, %i on, comes %j', (batch, many, expected) => expect(batchAfter(batch, many)).toBe(expected));
