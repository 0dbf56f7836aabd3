import { expect, test } from 'vitest';
import { isWithin } from './pageLimits.ts';

const limit = { name: 'home', path: '/', content: 'Halo', scriptKb: 2, htmlKb: 3 };
const weight = { scriptBytes: 3072, htmlBytes: 3072, gzippedHtmlBytes: 900, holdsContent: true };

test.each([
  ['at both limits', {}, true],
  ['a byte of script more', { scriptBytes: 3073 }, false],
  ['a byte of HTML more', { htmlBytes: 3073 }, false],
  ['without its content', { holdsContent: false }, false],
])('a page %s', (_, change, expected) => {
  expect(isWithin(limit, { ...weight, ...change })).toBe(expected);
});
