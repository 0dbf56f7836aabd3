import { expect, it } from 'vitest';
import { isFilterPath } from './saved.ts';

it.each([
  ['/search-course?q=batik&price=0', true],
  ['/program/janabadra/category/kuliner?rating=4', true],
  ['//lain.example/a', false],
  ['/\\lain.example', false],
  ['https://lain.example', false],
  ['javascript:alert(1)', false],
  ['/a b', false],
  ['', false],
  [`/${'a'.repeat(999)}`, true],
  [`/${'a'.repeat(1000)}`, false],
])('%s may be kept: %s', (path, expected) => {
  expect(isFilterPath(path)).toBe(expected);
});
