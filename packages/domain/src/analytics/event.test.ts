import { describe, expect, it } from 'vitest';
import { clickEvent, courseOf, filterEvent } from './event.ts';

const routes = { base: '' };
const at = (path: string) => new URL(path, 'https://suluh.example');

describe('what following a link says', () => {
  it.each([
    ['a course', '/', '/course/batik', { name: 'course_click', properties: { course: 'batik', from: '/' } }],
    [
      'a course at an address nobody wrote',
      '/',
      '/course/100%',
      { name: 'course_click', properties: { course: '100%', from: '/' } },
    ],
    ['a partner', '/', '/institution-partner/cbi', { name: 'partner_click', properties: { partner: 'cbi' } }],
    [
      'the order of reviews',
      '/course/batik',
      '/course/batik?urutan=asc#ulasan',
      { name: 'review_sort', properties: { order: 'asc' } },
    ],
    [
      'reviews in their first order again',
      '/course/batik?urutan=asc',
      '/course/batik',
      { name: 'review_sort', properties: { order: 'desc' } },
    ],
    [
      'no filters any more',
      '/search-course?q=las&price[]=free',
      '/search-course?q=las',
      { name: 'filter_reset', properties: { path: '/search-course' } },
    ],
    ['another page of a list', '/search-course', '/search-course?page=2', null],
    ['another page', '/', '/cart', null],
    ['a place on the page', '/course/batik', '/course/batik#ulasan', null],
    ['another site', '/', 'https://elsewhere.example/course/batik', null],
  ])('%s', (_, here, target, expected) => expect(clickEvent(routes, at(here), at(target))).toEqual(expected));

  it('is of the tenant’s own courses alone', () => {
    expect(courseOf({ base: '/myindibiz' }, at('/myindibiz/course/batik'))).toBe('batik');
    expect(courseOf({ base: '/myindibiz' }, at('/course/batik'))).toBeNull();
  });
});

describe('what a changed field says', () => {
  it.each([
    ['a filter', 'courseType[]', 'online', { name: 'filter', properties: { filter: 'courseType', value: 'online' } }],
    ['the order', 'sort', '3', { name: 'filter', properties: { filter: 'sort', value: '3' } }],
    ['an age: not which', 'min_age', '17', { name: 'filter', properties: { filter: 'min_age' } }],
    ['an education: not which', 'education[]', 'S1', { name: 'filter', properties: { filter: 'education' } }],
    ['what somebody looks for', 'q', 'cara keluar dari utang', null],
    ['a field of a form', 'email', 'rani@suluh.example', null],
  ])('%s', (_, field, value, expected) => expect(filterEvent(field, value)).toEqual(expected));
});
