import { describe, expect, it } from 'vitest';
import { INTERNSHIP_ROUTES, keptAddress, MAIN_ROUTES, MYINDIBIZ_ROUTES, programRoutesOf, wordsAt } from './index.ts';

describe('the address under which a page is kept', () => {
  it.each([
    ['a home', '/', '', '/'],
    ['a course', '/course/las-dasar', '', '/course/las-dasar'],
    ['a course with a page of its reviews', '/course/las-dasar', '?ulasan=2', '/course/las-dasar?ulasan=2'],
    ['with what a link from outside carries', '/', '?utm_source=wa&fbclid=x&_rsc=1', '/'],
    ['the first page of a list', '/collection-course', '?page=1', '/collection-course'],
    ['a page of a list', '/collection-course', '?page=2', '/collection-course?page=2'],
    [
      'a list by two choices, in one order',
      '/category/kuliner',
      '?sort=2&courseType[]=online',
      '/category/kuliner?courseType%5B%5D=online&sort=2',
    ],
    ['choices left empty', '/collection-course', '?sort=&price=', '/collection-course'],
    ['a vacancy', '/job-vacancies/barista', '', '/job-vacancies/barista'],
  ])('%s', (_, path, search, expected) => {
    expect(keptAddress(MAIN_ROUTES, path, search)).toBe(expected);
  });

  it.each([
    ['a page of one person', '/cart', ''],
    ['a page of the sign-in area', '/auth/login', ''],
    ['free words', '/search-course', '?q=las'],
    ['free words in a list', '/collection-course', '?q=las'],
    ['three choices', '/collection-course', '?sort=2&price=1&rating=4'],
    ['two choices and a page are enough, three are not', '/collection-course', '?sort=2&price=1&rating=4&page=2'],
    ['a page far behind', '/collection-course', '?page=51'],
    ['a page that is no number', '/collection-course', '?page=x'],
    ['what a form was refused with', '/course/las-dasar', '?error=EVENT_FULL'],
    ['a promo that is carried along', '/course/las-dasar', '?promoCode=HEMAT'],
    ['a very long value', '/collection-course', `?category=${'x'.repeat(61)}`],
    ['a path of nobody', '/tidak/ada/apa-apa', ''],
    ['a page of another face', '/internship-ddb', ''],
  ])('there is none for %s', (_, path, search) => {
    expect(keptAddress(MAIN_ROUTES, path, search)).toBeNull();
  });

  it('is none for a page of one person that lies where another face has a collection', () => {
    expect(keptAddress(MYINDIBIZ_ROUTES, '/myindibiz/collection-course/anggota', '')).toBeNull();
    expect(keptAddress(MYINDIBIZ_ROUTES, '/myindibiz/collection-course/naik-kelas-ukm', '')).not.toBeNull();
    expect(keptAddress(MAIN_ROUTES, '/collection-course/anggota', '')).not.toBeNull();
  });

  it('hangs where the face does', () => {
    expect(keptAddress(INTERNSHIP_ROUTES, '/internship-ddb', '')).toBe('/internship-ddb');
    expect(keptAddress(INTERNSHIP_ROUTES, '/internship-ddb/flash-sale', '')).toBeNull();
    expect(keptAddress(INTERNSHIP_ROUTES, '/internship-ddb/pratinjau/kunci', '')).toBeNull();
    expect(keptAddress(MAIN_ROUTES, '/pratinjau/kunci', '')).toBeNull();
    expect(keptAddress(INTERNSHIP_ROUTES, '/course/kasir', '')).toBeNull();
    expect(keptAddress(MYINDIBIZ_ROUTES, '/myindibiz/course/kasir', '')).toBe('/myindibiz/course/kasir');
  });

  it.each([
    ['below its slug', '/program/janabadra/course/las', '/program/janabadra/course/las'],
    ['the home below its slug', '/program/janabadra', '/program/janabadra'],
    ["on the partner's own host", '/course/las', '/course/las'],
    ["the home on the partner's own host", '/', '/'],
  ])('of a programme %s', (_, path, expected) => {
    expect(keptAddress(programRoutesOf(path), path, '')).toBe(expected);
  });
});

describe('the words of an address that is a search by them and nothing else', () => {
  it.each([
    ['of the main site', '/search-course', '?q=las+dasar', 'las dasar'],
    ['with what a link from outside carries', '/search-course', '?utm_source=wa&q=las&_rsc=1', 'las'],
    ['without a letter', '/search-course', '?q=', ''],
  ])('%s', (_, path, search, expected) => {
    expect(wordsAt(MAIN_ROUTES, path, search)).toBe(expected);
  });

  it.each([
    ['another page', '/collection-course', '?q=las'],
    ['another face', '/myindibiz/search-course', '?q=las'],
    ['no words', '/search-course', ''],
    ['words twice', '/search-course', '?q=las&q=batik'],
    ['a page', '/search-course', '?q=las&page=2'],
    ['a filter', '/search-course', '?q=las&courseType[]=online'],
    ['words meant as they are', '/search-course', '?q=las&exact=1'],
  ])('are none for %s', (_, path, search) => {
    expect(wordsAt(MAIN_ROUTES, path, search)).toBeNull();
  });

  it('stand below each face', () => {
    expect(wordsAt(MYINDIBIZ_ROUTES, '/myindibiz/search-course', '?q=las')).toBe('las');
    const path = '/program/janabadra/search-course';
    expect(wordsAt(programRoutesOf(path), path, '?q=las')).toBe('las');
  });
});
