import { expect, it } from 'vitest';
import { wellFormed } from './wellFormed.ts';

it.each([
  ['/course/membatik', '/course/membatik'],
  ['/blog/news/kabar%20baik?q=%', '/blog/news/kabar%20baik?q=%'],
  ['/course/%E0%A4%A', '/course/%25E0%25A4%25A'],
  ['/course/100%/ulasan', '/course/100%25/ulasan'],
  ['/%', '/%25'],
])('%s is taken as %s', (address, expected) => {
  expect(wellFormed(address)).toBe(expected);
});
