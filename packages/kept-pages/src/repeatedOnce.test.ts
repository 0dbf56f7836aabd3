import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { repeatedOnce } from './repeatedOnce.ts';

const PATH = '/course/membatik-tulis-untuk-pemula';
/** What a script hands over. */
function said(script: string): string[] {
  const got: string[] = [];
  runInNewContext(script, { push: (text: string) => got.push(text), s: (at: number) => `"inside ${at}"` });
  return got;
}

test('a value that comes again is written once, and the script says what it said', () => {
  const script = `push('["${PATH}",{"to":"${PATH}","again":"${PATH}"}]')`;
  const once = repeatedOnce(script);
  expect(once.split(PATH)).toHaveLength(2);
  expect(once.length).toBeLessThan(script.length);
  expect(said(once)).toEqual(said(script));
});

test('an address that is likely is found within other values too', () => {
  const script = `push('["${PATH}#ulasan","https://suluh.example${PATH}","${PATH}?page=2",'+s(3)+']')`;
  const once = repeatedOnce(script, [PATH]);
  expect(once.split(PATH)).toHaveLength(2);
  expect(said(once)).toEqual(said(script));
});

test.each([
  ['texts in double quotes', `push("${PATH} ${PATH} ${PATH}");push('["${PATH}"]')`],
  ['what is too short to gain by', `push('["twelve signs","twelve signs"]')`],
  ['what comes once', `push('["${PATH}"]')`],
])('%s stay as they are', (_, script) => {
  expect(repeatedOnce(script)).toBe(script);
});

test('signs written by their number, quotes and backslashes stay whole', () => {
  const script = String.raw`push('["003cdiv class of words","003cdiv class of words","003cdiv class of words","\u003cdiv class of words","it\'s \\"003cdiv class of words\\""]')`;
  const once = repeatedOnce(script);
  expect(once).toContain(String.raw`\u003cdiv class of words`);
  expect(said(once)).toEqual(said(script));
});

test('of values within each other the one is taken that saves most', () => {
  const script = `push('["${PATH}","${PATH}","${PATH}#ulasan","${PATH}#ulasan","${PATH}#ulasan"]')`;
  const once = repeatedOnce(script);
  expect(once.length).toBeLessThan(script.length - 3 * PATH.length);
  expect(said(once)).toEqual(said(script));
});
