import { describe, expect, it } from 'vitest';
import { CLASS_ZONES, fromLocalMoment, toLocalMoment } from './index.ts';

describe('a moment as clocks of its place show it', () => {
  it.each([
    ['Asia/Jakarta', '2026-03-01T16:59:00.000Z', '2026-03-01T23:59'],
    ['Asia/Jakarta', '2026-03-01T17:00:00.000Z', '2026-03-02T00:00'],
    ['Asia/Makassar', '2026-03-01T16:00:00.000Z', '2026-03-02T00:00'],
    ['Asia/Jayapura', '2026-12-31T15:00:00.000Z', '2027-01-01T00:00'],
    ['Mars/Olympus', '2026-03-01T17:00:00.000Z', '2026-03-02T00:00'],
  ])('%s: %s', (zone, instant, local) => {
    expect(toLocalMoment(instant, zone)).toBe(local);
    expect(fromLocalMoment(local, zone)).toBe(instant);
  });

  it.each(['', '2026-03-01', '2026-13-01T10:00', 'besok'])('%j is none', (text) => {
    expect(fromLocalMoment(text, 'Asia/Jakarta')).toBeNull();
  });

  it('shows nothing of what is no instant', () => expect(toLocalMoment('besok', 'Asia/Jakarta')).toBe(''));
  it('knows three zones', () => expect(CLASS_ZONES).toHaveLength(3));
});
