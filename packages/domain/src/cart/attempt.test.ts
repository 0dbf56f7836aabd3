import { describe, expect, it } from 'vitest';
import { attemptFor, keepsAttempt } from './attempt.ts';

describe('an attempt at ordering', () => {
  const kept = { key: 'k-1', body: '{"cartId":["a"]}' };
  it.each([
    ['the first one', null, kept.body, 'k-2'],
    ['the same order again', kept, kept.body, 'k-1'],
    ['another order', kept, '{"cartId":["b"]}', 'k-2'],
  ])('%s', (_, before, body, key) => {
    expect(attemptFor(before, body, 'k-2')).toEqual({ key, body });
  });

  it.each([
    [500, true],
    [503, true],
    [429, true],
    [401, true],
    [409, false],
    [404, false],
    [422, false],
    [400, false],
  ])('an answer of %i keeps it: %s', (code, expected) => {
    expect(keepsAttempt(code)).toBe(expected);
  });
});
