import { describe, expect, it } from 'vitest';
import { MY_COURSE_STATUSES, myCourseStatusOf } from './status.ts';

describe('My Course by query status', () => {
  it('has three tabs', () => {
    expect(MY_COURSE_STATUSES).toEqual(['all', 'ongoing', 'finished']);
  });

  it.each([
    ['all', 'all'],
    ['finished', 'finished'],
    ['other', 'all'],
    [undefined, 'all'],
  ])('%s is %s', (asked, expected) => {
    expect(myCourseStatusOf(asked)).toBe(expected);
  });
});
