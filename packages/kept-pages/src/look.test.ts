import { expect, test } from 'vitest';
import { isLooking } from './look.ts';

test.each([
  [undefined, false],
  ['suluh-guest=abc', false],
  ['suluh-main-session=abc; suluh-main-token=x', false],
  ['suluh-main-look=2026-11-23T05%3A00%3A00.000Z', true],
  ['suluh-guest=abc; suluh-program-janabadra-look=2026-11-23T05%3A00%3A00.000Z', true],
  ['suluh-main-look=', false],
  ['lain-look=x', false],
])('%j: %s', (cookie, expected) => expect(isLooking(cookie === undefined ? {} : { cookie })).toBe(expected));
