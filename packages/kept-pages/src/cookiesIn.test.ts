import { expect, test } from 'vitest';
import { cookiesIn } from './cookiesIn.ts';

test.each([
  ['several', 'a=1; b=2', { a: '1', b: '2' }],
  ['an equals sign within a value', 'a=x=y', { a: 'x=y' }],
  ['escapes, which stay', 'a=%7B%22b%22%3A1%7D', { a: '%7B%22b%22%3A1%7D' }],
  ['a broken escape', 'a=%E0%A4%A', { a: '%E0%A4%A' }],
  ['no space between', 'a=1;b=2', { a: '1', b: '2' }],
  ['a name that objects have', 'b=2', { b: '2', constructor: undefined }],
  ['none', '', {}],
  ['no header', null, {}],
])('%s', (_, header, expected) => {
  const cookies = cookiesIn(header);
  for (const [name, value] of Object.entries(expected)) expect(cookies[name]).toBe(value);
  expect(Object.keys(cookies)).toHaveLength(Object.values(expected).filter((value) => value !== undefined).length);
});
