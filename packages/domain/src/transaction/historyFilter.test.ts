import { describe, expect, it } from 'vitest';
import { filtersHistory, historyFilter, orderedBetween } from './historyFilter.ts';

const NOTHING = { q: '', from: '', to: '', method: '' };

describe('the filter of the transaction history', () => {
  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2026-02-29', ''],
    ['2024-02-29', '2024-02-29'],
    ['2026-13-01', ''],
    ['1899-12-31', ''],
    ['1900-01-01', '1900-01-01'],
    ['kemarin', ''],
    ['', ''],
  ])('reads the day %s as %j', (typed, day) => expect(historyFilter({ ...NOTHING, from: typed }).from).toBe(day));

  it('turns two days the wrong way round, and leaves one day alone', () => {
    expect(historyFilter({ ...NOTHING, from: '2026-03-02', to: '2026-03-01' })).toMatchObject({
      from: '2026-03-01',
      to: '2026-03-02',
    });
    expect(historyFilter({ ...NOTHING, from: '2026-03-02', to: '2026-03-02' })).toMatchObject({
      from: '2026-03-02',
      to: '2026-03-02',
    });
    expect(historyFilter({ ...NOTHING, from: '2026-03-02' })).toEqual({ ...NOTHING, from: '2026-03-02' });
  });

  it('counts days by Jakarta, the last one whole', () =>
    expect(orderedBetween({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
      since: new Date('2026-02-28T17:00:00Z'),
      before: new Date('2026-03-01T17:00:00Z'),
    }));

  it('takes a day before all orders for the first there is', () =>
    expect(orderedBetween({ from: '0000-01-01', to: '0001-01-01' })).toEqual({
      since: new Date(0),
      before: new Date(0),
    }));

  it('leaves a side open that names no day', () =>
    expect(orderedBetween(NOTHING)).toEqual({ since: null, before: null }));

  it('knows whether anything is looked for', () => {
    expect(filtersHistory(NOTHING)).toBe(false);
    expect(filtersHistory({ ...NOTHING, method: 'VA_BNI' })).toBe(true);
  });
});
