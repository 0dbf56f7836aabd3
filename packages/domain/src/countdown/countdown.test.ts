import { describe, expect, it } from 'vitest';
import { countdown } from './countdown.ts';

const now = new Date('2025-10-10T00:00:00Z');
const left = (ms: number) => countdown({ now, endAt: new Date(now.getTime() + ms) });

describe('flash sale countdown: hours (days converted), minutes, seconds', () => {
  it.each([
    ['seven hours', ((7 * 60 + 42) * 60 + 18) * 1000, [7, 42, 18], false],
    ['two days are 48 hours', 48 * 3_600_000, [48, 0, 0], false],
    ['a minute', 60_000, [0, 1, 0], false],
    ['just under an hour', 3_599_000, [0, 59, 59], false],
    ['a started second counts', 1, [0, 0, 1], false],
    ['at the end it is over', 0, [0, 0, 0], true],
    ['after the end it stays over', -1000, [0, 0, 0], true],
  ])('%s', (_, ms, parts, over) => {
    const [hours, minutes, seconds] = parts;
    expect(left(ms)).toEqual({ hours, minutes, seconds, over });
  });
});
