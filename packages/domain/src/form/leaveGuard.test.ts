import { describe, expect, it } from 'vitest';
import { leaveStep } from './leaveGuard.ts';

describe('route-leave guard', () => {
  it.each([
    ['a guarded page asks first', true, false, 'askFirst'],
    ['once confirmed it lets go', true, true, 'leave'],
    ['any other page lets go', false, false, 'leave'],
  ])('%s', (_, guarded, confirmed, expected) => {
    expect(leaveStep({ guarded, confirmed })).toBe(expected);
  });
});
