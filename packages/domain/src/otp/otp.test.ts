import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OTP_DEFAULT_COUNTDOWN_MS, OTP_DEFAULT_LENGTH, pasteIntoBoxes, resend, resendWaitMs } from './otp.ts';

const EMPTY = ['', '', '', ''];

describe('one-time-code input', () => {
  it('has 4 boxes and a countdown of 60000 ms by default (docs/product/validation.md#one-time-code)', () => {
    expect([OTP_DEFAULT_LENGTH, OTP_DEFAULT_COUNTDOWN_MS]).toEqual([4, 60_000]);
  });

  it.each([
    ['a whole code', '1234', ['1', '2', '3', '4']],
    ['a code with a space', '12 34', ['1', '2', '3', '4']],
    ['a shorter code', '12', ['1', '2', '', '']],
    ['a longer code', '123456', ['1', '2', '3', '4']],
    ['no code', 'abc', EMPTY],
  ])('takes %s from the clipboard', (_, pasted, expected) => {
    expect(pasteIntoBoxes(4, pasted)).toEqual(expected);
  });

  it('holds one digit or nothing per box, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string(), (pasted) => {
        const boxes = pasteIntoBoxes(4, pasted);
        expect(boxes.every((box) => /^\d?$/.test(box))).toBe(true);
        expect(boxes).toHaveLength(4);
      }),
    );
  });
});

describe('resend shows a wait counter, then Kirim Ulang', () => {
  const now = new Date('2025-10-10T00:00:00Z');

  it.each([
    [60_000, { kind: 'wait', seconds: 60 }],
    [1, { kind: 'wait', seconds: 1 }],
    [0, { kind: 'resend' }],
    [-1000, { kind: 'resend' }],
  ])('%i ms before: %j', (ms, expected) => {
    expect(resend({ now, availableAt: new Date(now.getTime() + ms) })).toEqual(expected);
  });

  it.each([
    ["the server's seconds", 47, 47_000],
    ['no wait at all', 0, 0],
    ['a negative wait is none', -1, 0],
    ['60 s when it names none (R10)', null, 60_000],
    ['60 s when it is missing', undefined, 60_000],
  ])('waits %s', (_, seconds, expected) => {
    expect(resendWaitMs(seconds)).toBe(expected);
  });
});
