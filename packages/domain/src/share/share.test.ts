import { describe, expect, it } from 'vitest';
import { appDeepLink, shareAddress } from './share.ts';

describe('shared addresses', () => {
  it.each([
    ['origin plus path', 'https://suluh.id', '/internship-ddb/course/7'],
    ['slashes are not doubled', 'https://suluh.id//', '//internship-ddb/course/7'],
    ['a missing slash is added', 'https://suluh.id', 'internship-ddb/course/7'],
  ])('%s', (_, origin, path) => {
    expect(shareAddress(origin, path)).toBe('https://suluh.id/internship-ddb/course/7');
  });

  it('carries the current address into the app (R25)', () => {
    expect(appDeepLink({ scheme: 'suluh', currentAddress: 'https://suluh.id/cart?a=1&b=2' })).toBe(
      'suluh://open?url=https%3A%2F%2Fsuluh.id%2Fcart%3Fa%3D1%26b%3D2',
    );
  });
});
