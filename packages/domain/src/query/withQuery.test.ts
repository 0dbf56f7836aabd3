import { describe, expect, it } from 'vitest';
import { withQuery } from './withQuery.ts';

describe('query params are stripped when empty', () => {
  it.each([
    ['values are written', '/cart', { cart: 'a,b', page: 0 }, '/cart?cart=a%2Cb&page=0'],
    ['empty ones are left out', '/cart', { cart: '', promoCode: null, page: undefined }, '/cart'],
    ['without values the path stays', '/cart', undefined, '/cart'],
    [
      'what the path carries is kept',
      '/payment-process?order=SLH-1',
      { error: 'PAYMENT_CLOSED' },
      '/payment-process?order=SLH-1&error=PAYMENT_CLOSED',
    ],
    [
      'a place on the page stays last',
      '/course/a?page=2#ulasan',
      { dilaporkan: '1' },
      '/course/a?page=2&dilaporkan=1#ulasan',
    ],
    ['a place alone', '/course/a#ulasan', {}, '/course/a#ulasan'],
    ['the same name is replaced', '/cart?error=A&cart=x', { error: 'B' }, '/cart?error=B&cart=x'],
    ['an empty value takes the name out', '/cart?error=A&cart=x', { error: null }, '/cart?cart=x'],
    ['the last one takes the question mark along', '/cart?error=A', { error: '' }, '/cart'],
    ['a question mark in a value is only text', '/search-course?q=apa?', { page: 2 }, '/search-course?q=apa%3F&page=2'],
    [
      'an address in a value is only text',
      '/auth/login?redirectTo=%2Fcart%3Fcart%3Dx',
      { error: 'A' },
      '/auth/login?redirectTo=%2Fcart%3Fcart%3Dx&error=A',
    ],
  ])('%s', (_, path, query, expected) => {
    expect(withQuery(path, query)).toBe(expected);
  });
});
