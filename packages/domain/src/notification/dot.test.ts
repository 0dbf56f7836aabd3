import { describe, expect, it } from 'vitest';
import { showsUnreadDot } from './dot.ts';

describe('notification dot', () => {
  it.each([
    ['UNPAID, unread', 'UNPAID', false, true],
    ['UNPAID, read', 'UNPAID', true, true],
    ['PAID, unread', 'PAID', false, true],
    ['PAID, read', 'PAID', true, false],
    ['another status, read', 'INFO', true, false],
    ['no status, unread', null, false, true],
    ['no status, read', null, true, false],
  ])('%s: %s', (_, status, isReaded, expected) => {
    expect(showsUnreadDot({ status, isReaded })).toBe(expected);
  });
});
