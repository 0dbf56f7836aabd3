import { describe, expect, it } from 'vitest';
import { believed, resumeAtSeconds } from './watched.ts';

const of = (from: number, to: number) => ({ from, to });
const whole = { recordingSeconds: 100, spanSeconds: 100 };

describe('what is believed of a report', () => {
  it.each([
    ['what was watched', [of(0, 10), of(20, 30)], whole, [of(0, 10), of(20, 30)]],
    ['not what lies behind the end', [of(90, 130)], whole, [of(90, 100)]],
    ['not what lies wholly behind it', [of(100, 130)], whole, []],
    ['not a range that ends before it begins', [of(10, 5)], whole, []],
    ['whole seconds', [of(0.4, 9.2)], whole, [of(0, 10)]],
    ['three times the span and a little', [of(0, 100)], { recordingSeconds: 100, spanSeconds: 10 }, [of(0, 33)]],
    [
      'of several ranges the first ones',
      [of(0, 20), of(50, 90)],
      { recordingSeconds: 100, spanSeconds: 10 },
      [of(0, 20), of(50, 63)],
    ],
    [
      'next to nothing of a span that goes backward',
      [of(0, 100)],
      { recordingSeconds: 100, spanSeconds: -5 },
      [of(0, 3)],
    ],
  ])('%s', (_, ranges, limits, expected) => {
    expect(believed(ranges, limits)).toEqual(expected);
  });
});

describe('going on', () => {
  it.each([
    ['where it was left', 40, 100, 40],
    ['16 seconds before the end', 84, 100, 84],
    ['anew within the last 15', 85, 100, 0],
    ['anew at the end', 100, 100, 0],
    ['in a long one 16 seconds before the end', 3_584, 3_600, 3_584],
    ['in a long one anew within the last 15', 3_585, 3_600, 0],
    ['in a short one where it was left, which is close to its end', 16, 20, 16],
    ['in a short one anew within its last 15 %', 17, 20, 0],
    ['anew where the length is not known', 40, 0, 0],
  ])('%s', (_, position, length, expected) => {
    expect(resumeAtSeconds(position, length)).toBe(expected);
  });
});
