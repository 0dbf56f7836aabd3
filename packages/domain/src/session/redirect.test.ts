import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_REDIRECT, REDIRECT_COOKIE_MAX_AGE_S, safeRedirectTarget } from './redirect.ts';

const SITE = 'https://suluh.id';

describe('R24, redirectTo and returnUrl accept only same-site paths', () => {
  it.each([
    ['a path is kept', '/my-course', '/my-course'],
    ['query and fragment are kept', '/course/batik?category=7#jadwal', '/course/batik?category=7#jadwal'],
    ['the root is kept', '/', '/'],
    ['dots inside the site are resolved', '/a/../my-course', '/my-course'],
    [
      'another address in the query is only text',
      '/auth/login?redirectTo=https://evil.test',
      '/auth/login?redirectTo=https://evil.test',
    ],
    ['nothing leads home', '', '/'],
    ['null leads home', null, '/'],
    ['undefined leads home', undefined, '/'],
    ['another site leads home', 'https://evil.test/my-course', '/'],
    ['a scheme-relative address leads home', '//evil.test', '/'],
    ['slashes alone lead home', '//', '/'],
    ['a broken host leads home', '//:80', '/'],
    ['dots that hide one lead home', '/..//evil.test', '/'],
    ['a dot that hides one leads home', '/.//evil.test', '/'],
    ['backslashes lead home', '/\\evil.test', '/'],
    ['backslashes later on lead home too', '/a\\b', '/'],
    ['a tab that browsers drop leads home', '/\t/evil.test', '/'],
    ['a line break leads home', '/a\nb', '/'],
    ['a space leads home', '/ /evil.test', '/'],
    ['a delete character leads home', '/a\u007f', '/'],
    ['a scheme leads home', 'javascript:alert(1)', '/'],
    ['a relative path leads home', 'my-course', '/'],
  ])('%s', (_, target, expected) => {
    expect(safeRedirectTarget(target)).toBe(expected);
  });

  it.each([
    ["the site's own address becomes its path", 'https://suluh.id/my-course?status=all', '/my-course?status=all'],
    ["the site's root becomes /", 'https://suluh.id', '/'],
    ['another scheme is another site', 'http://suluh.id/my-course', '/'],
    ['a longer host is another site', 'https://suluh.id.evil.test/a', '/'],
    ['a user name cannot disguise a host', 'https://suluh.id@evil.test/a', '/'],
    ['a doubled slash after the host leads home', 'https://suluh.id//evil.test', '/'],
    ['no address at all leads home', 'suluh.id/my-course', '/'],
    ['a path is kept', '/my-course', '/my-course'],
  ])('with a known origin, %s', (_, target, expected) => {
    expect(safeRedirectTarget(target, SITE)).toBe(expected);
  });

  it('never leaves the site, whatever the text', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '%5c',
      'evil.test',
      'https:',
      'a',
      '\t',
      ' ',
      '\u0000',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.array(part).map((parts) => parts.join('')),
        ),
        (text) => {
          const target = safeRedirectTarget(text, SITE);
          expect(target.startsWith('/')).toBe(true);
          expect(new URL(target, SITE).origin).toBe(SITE);
          expect(safeRedirectTarget(target)).toBe(target);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('keeps the redirect-to cookie 1200 seconds (docs/product/display.md#times)', () => {
    expect(REDIRECT_COOKIE_MAX_AGE_S).toBe(1200);
    expect(DEFAULT_REDIRECT).toBe('/');
  });
});
