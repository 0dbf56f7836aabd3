import { MAIN_ROUTES, programRoutes } from '@suluh/domain/address';
import { describe, expect, it } from 'vitest';
import { isCurrentLink, isQuietPage, pathBelow } from './currentPage.ts';

describe('pathBelow', () => {
  it.each([
    ['', 'course/batik', 'course/batik'],
    ['/program/janabadra', 'program/janabadra', ''],
    ['/program/janabadra', 'program/janabadra/course', 'course'],
    ['/program/janabadra', 'course', 'course'],
    ['/internship-ddb', 'internship-ddb-lain', 'internship-ddb-lain'],
  ])('below %j, the path %j is %j', (base, path, expected) => {
    expect(pathBelow(base, path)).toBe(expected);
  });
});

describe('isCurrentLink', () => {
  it.each([
    ['/', '', true],
    ['/', 'blog/news', false],
    ['/collection-course', 'collection-course', true],
    ['/collection-course', 'collection-course/pilihan-terbaik', true],
    ['/collection-course', 'collection-course-lain', false],
    ['/blog/news', 'blog', false],
    ['/job-vacancy?page=1', 'job-vacancy', true],
    ['/#tentang', '', false],
  ])('on the main site, %s at the page %j: %s', (href, path, expected) => {
    expect(isCurrentLink(href, MAIN_ROUTES, path)).toBe(expected);
  });

  it('knows links of a tenant below its base', () => {
    const program = programRoutes('janabadra', 'program');
    expect(isCurrentLink('/program/janabadra/course', program, 'course')).toBe(true);
    expect(isCurrentLink('/program/janabadra', program, 'course')).toBe(false);
    expect(isCurrentLink('/program/janabadra', program, '')).toBe(true);
  });
});

describe('pages without the furniture of the site', () => {
  const program = { base: '/program/janabadra' };
  it.each([
    ['the cart', MAIN_ROUTES, 'cart', true],
    ['a lesson', MAIN_ROUTES, 'my-course/batik/materi/3', true],
    ['a lesson of a programme', program, 'program/janabadra/my-course/batik/materi/3', true],
    ['a test below the base', program, 'my-course/batik/tes/3', true],
    ['a door, where a notice would take the code that is typed', MAIN_ROUTES, 'pintu/rahasia', true],
    ['a ticket', MAIN_ROUTES, 'my-course/batik/e-tiket', false],
    ['an owned course', MAIN_ROUTES, 'my-course/batik', false],
    ['home', MAIN_ROUTES, '', false],
  ])('%s', (_, routes, path, expected) => {
    expect(isQuietPage(routes, path)).toBe(expected);
  });
});
