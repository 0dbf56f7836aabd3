import { describe, expect, it } from 'vitest';
import { applyStep } from './apply.ts';

describe('R22, applying for a job needs login', () => {
  it.each([
    ['anonymous people log in first', false, false, 'login'],
    ['logged-in people apply', true, false, 'apply'],
    ['once', true, true, 'applied'],
  ])('%s', (_, loggedIn, applied, expected) => {
    expect(applyStep({ loggedIn, applied })).toBe(expected);
  });
});
