import { describe, expect, it } from 'vitest';
import { dayInZone, DEFAULT_TIME_ZONE } from './index.ts';

describe("R21, days are counted in the event's time zone", () => {
  it('is Asia/Jakarta by default', () => {
    expect(DEFAULT_TIME_ZONE).toBe('Asia/Jakarta');
  });

  it.each([
    ['the last moment of a day in Jakarta', '2025-10-24T16:59:59.999Z', undefined, '2025-10-24'],
    ['midnight in Jakarta', '2025-10-24T17:00:00Z', undefined, '2025-10-25'],
    ['midnight in Makassar comes an hour earlier', '2025-10-24T16:00:00Z', 'Asia/Makassar', '2025-10-25'],
    ['and in Jayapura two', '2025-10-24T15:00:00Z', 'Asia/Jayapura', '2025-10-25'],
    ['an unknown zone counts as Jakarta', '2025-10-24T17:00:00Z', 'Asia/Suluh', '2025-10-25'],
    ['single digits are padded', '2025-01-01T17:00:00Z', undefined, '2025-01-02'],
  ])('%s', (_, instant, zone, expected) => {
    expect(dayInZone(new Date(instant), zone)).toBe(expected);
  });

  it('has no day for a broken date', () => {
    expect(dayInZone(new Date('broken'))).toBe('');
  });
});
