import { expect, it } from 'vitest';
import { markCardPath, PORTRAIT_FOLDER, vignetteCardPath } from './index.ts';

it.each([
  ['partner/dapur.svg', 'partner/dapur.jpg'],
  ['company/sinar-laut.svg', 'company/sinar-laut.jpg'],
  ['partner/7.webp', null],
  ['program/fordigi.svg', 'program/fordigi.jpg'],
  [`${PORTRAIT_FOLDER}/laras-widodo.webp`, `${PORTRAIT_FOLDER}/laras-widodo.jpg`],
  ['teacher/7.webp', null],
  ['payment/png/bca.svg', null],
  ['user/default.svg', null],
  ['https://foto.example/partner/dapur.svg', null],
])('the card of %s: %s', (mark, card) => {
  expect(markCardPath(mark)).toBe(card);
});

it('both cuts of a vignette have one card', () => {
  const cuts = ['vinyet/ceplok/kopi-1', 'vinyet/ceplok/kopi-1.webp', 'vinyet/ceplok/kopi-2.webp'];
  expect([...new Set(cuts.map(vignetteCardPath))]).toEqual(['vinyet/ceplok/kopi.jpg']);
});
