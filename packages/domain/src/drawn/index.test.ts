import { expect, it } from 'vitest';
import { markCardPath } from './index.ts';

it.each([
  ['partner/dapur.svg', 'partner/dapur.jpg'],
  ['company/sinar-laut.svg', 'company/sinar-laut.jpg'],
  ['partner/7.webp', null],
  ['program/fordigi.svg', 'program/fordigi.jpg'],
  ['payment/png/bca.svg', null],
  ['user/default.svg', null],
  ['https://foto.example/partner/dapur.svg', null],
])('the card of %s: %s', (mark, card) => {
  expect(markCardPath(mark)).toBe(card);
});
