import { describe, expect, it } from 'vitest';
import { ACCESS_TOKEN_LIFETIME_S } from '../session/index.ts';
import { isLookLive, LOOK_MS, lookRefusal, mayBeLookedAt } from './look.ts';

describe('a look as a learner', () => {
  it('lasts a quarter of an hour, as long as one token lives', () => {
    expect(LOOK_MS).toBe(900_000);
    expect(LOOK_MS).toBe(ACCESS_TOKEN_LIFETIME_S * 1000);
  });

  it.each([
    ['GET', {}, null],
    ['HEAD', {}, null],
    ['POST', {}, 'readOnly'],
    ['PUT', {}, 'readOnly'],
    ['PATCH', {}, 'readOnly'],
    ['DELETE', {}, 'readOnly'],
    ['GET', { isClosedToLooks: true }, 'private'],
    ['POST', { isClosedToLooks: true }, 'readOnly'],
    ['POST', { endsLook: true }, null],
  ] as const)('%s %j: %s', (method, entry, expected) => expect(lookRefusal({ method, ...entry })).toBe(expected));

  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('%i ms after its end: %s', (offset, expected) => {
    const endsAt = new Date('2026-11-23T05:00:00Z');
    expect(isLookLive({ endsAt }, new Date(endsAt.getTime() + offset))).toBe(expected);
  });

  it.each([
    [{ isStaff: false, isClosed: false }, true],
    [{ isStaff: true, isClosed: false }, false],
    [{ isStaff: false, isClosed: true }, false],
  ])('at %j: %s', (account, expected) => expect(mayBeLookedAt(account)).toBe(expected));
});
