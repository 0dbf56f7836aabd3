import { describe, expect, it } from 'vitest';
import { canRegister, EXTERNAL_SIGN_IN, FREE_ACCESS, hasExternalLogin, isFreeAccess } from './partner.ts';

const fordigi = { slug: 'fordigi', signInMethod: 'external', register: false };
const janabadra = { slug: 'janabadra', signInMethod: 'internal', register: true, accessType: 'free' };

describe('programme partners', () => {
  it('derives external login and free access', () => {
    expect([fordigi, janabadra].map(hasExternalLogin)).toEqual([true, false]);
    expect([fordigi, janabadra].map(isFreeAccess)).toEqual([false, true]);
    expect([EXTERNAL_SIGN_IN, FREE_ACCESS]).toEqual(['external', 'free']);
  });

  it.each([
    ['janabadra allows it', janabadra, true],
    ['fordigi does not', fordigi, false],
    ['external login never allows it', { ...janabadra, signInMethod: 'external' }, false],
    ['unknown means no', { slug: 'magenta' }, false],
  ])('registration: %s', (_, partner, expected) => {
    expect(canRegister(partner)).toBe(expected);
  });
});
