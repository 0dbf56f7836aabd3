import { describe, expect, it } from 'vitest';
import { GUEST_ID_LENGTH, isGuestId } from './guest.ts';

describe('guest id length 21', () => {
  it('keeps the length', () => {
    expect(GUEST_ID_LENGTH).toBe(21);
  });

  it.each([
    ['21 characters', 'V1StGXR8_Z5jdHi6B-myT', true],
    ['20 characters', 'V1StGXR8_Z5jdHi6B-my', false],
    ['22 characters', 'V1StGXR8_Z5jdHi6B-myTT', false],
    ['a character of another alphabet', 'V1StGXR8_Z5jdHi6B-my!', false],
    ['a leading character of another alphabet', '!V1StGXR8_Z5jdHi6B-my', false],
    ['nothing', null, false],
    ['missing', undefined, false],
  ])('%s: %s', (_, value, expected) => {
    expect(isGuestId(value)).toBe(expected);
  });
});
