import { INTERNSHIP_ROUTES as internship, MAIN_ROUTES as main } from '@suluh/domain/address';
import { describe, expect, test } from 'vitest';
import { isSoftTarget } from './target.ts';

const here = new URL('https://suluh.example/course/batik?name=x');

describe('links that need no page load', () => {
  test.each([
    ['another page of the app', 'https://suluh.example/wishlist', main, true],
    ['the same page with another query', 'https://suluh.example/course/batik?name=y', main, true],
    ['another site', 'https://elsewhere.example/wishlist', main, false],
    ['a place on this page', 'https://suluh.example/course/batik?name=x#jadwal', main, false],
    ['a place on another page', 'https://suluh.example/course/kue#jadwal', main, true],
    ['a path another app serves', 'https://suluh.example/program/fordigi', main, false],
    ['a path that only begins alike', 'https://suluh.example/programs', main, true],
    ['the check of a certificate, which films', 'https://suluh.example/certificate-check?number=1', main, false],
    ['an address of the API route', 'https://suluh.example/api/form/login', main, false],
    ["the internship's own page", 'https://suluh.example/internship-ddb/course/x', internship, true],
    ['the main site from the internship', 'https://suluh.example/course/x', internship, false],
  ])('%s', (_name, href, scope, soft) => {
    expect(isSoftTarget(href, here, scope)).toBe(soft);
  });
});
