import { describe, expect, it } from 'vitest';
import { logoutTarget } from './logout.ts';

describe('logout', () => {
  it.each([
    ['a path in the response', '/program/janabadra', [], '/program/janabadra'],
    ['nothing leads to /', null, [], '/'],
    [
      'a known sign-out address is kept',
      'https://sso.mitra.id/out',
      ['https://sso.mitra.id/out'],
      'https://sso.mitra.id/out',
    ],
    ['an unknown address leads to /', 'https://sso.lain.id/out', ['https://sso.mitra.id/out'], '/'],
  ])('%s', (_, redirect, allowed, expected) => {
    expect(logoutTarget(redirect, allowed)).toBe(expected);
  });

  it('knows no sign-out address unless told', () => {
    expect(logoutTarget('https://sso.mitra.id/out')).toBe('/');
  });
});
