import { describe, expect, it } from 'vitest';
import { hasMandatoryCourses, ON_JOB_MONTHS } from './internship.ts';

describe('internship: mandatory courses during 6 to 12 months', () => {
  it.each([
    [5, false],
    [6, true],
    [12, true],
    [13, false],
  ])('%i months: %s', (months, expected) => {
    expect(hasMandatoryCourses(months)).toBe(expected);
  });

  it('keeps the bounds', () => {
    expect(ON_JOB_MONTHS).toEqual({ min: 6, max: 12 });
  });
});
