import { describe, expect, it } from 'vitest';
import { durationMinutes } from './duration.ts';

describe('durations are in minutes', () => {
  it.each([
    [0, 0],
    [1, 1],
    [60, 1],
    [61, 2],
    [57_600, 960],
    [-60, 0],
  ])('%i seconds are %i minutes', (seconds, expected) => {
    expect(durationMinutes(seconds)).toBe(expected);
  });
});
