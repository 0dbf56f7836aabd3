import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withSheetsOnce } from './sheetsOnce.ts';

const css = (colour: string) => `.a>b::after{content:"\\201C & '<\u2028";color:${colour}}`.repeat(9);
const sheet = (id: string, text: string) => `<style data-styled-global="${id}">${text}</style>`;
const push = (text: string) =>
  `self.__next_f.push([1,${JSON.stringify(text).replaceAll(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}])`;
const page = (before: string, scripts: readonly string[]) =>
  `<body>${before}<p>isi</p><script>${scripts.join(';')}</script></body>`;

/** What the framework gets when a browser runs the page's script. */
function handedOver(html: string): unknown[] {
  const sheets = new Map([...html.matchAll(/<style data-styled-global="([^"]+)">(.*?)<\/style>/gs)].map(([, id, text]) => [id, text])); // prettier-ignore
  const got: unknown[] = [];
  const querySelector = (selector: string) => ({ textContent: sheets.get(/"(.+)"/.exec(selector)![1]) });
  const script = /<script>(.*)<\/script>/s.exec(html)![1]!;
  runInNewContext(script, {
    document: { querySelector },
    self: { __next_f: { push: ([, text]: [number, unknown]) => got.push(text) } },
  });
  return got;
}

test('each stylesheet stands in the page once, and the framework gets the same to the letter', () => {
  const [first, second] = [css('red'), css('blue')];
  const html = page(sheet('sc-1', first) + sheet('sc-2', second), [
    push('1a:T29d7,'),
    push(first),
    push('17:["$"]\n'),
    push(second),
  ]);
  const lean = withSheetsOnce(html);
  expect(handedOver(lean)).toEqual(['1a:T29d7,', first, '17:["$"]\n', second]);
  expect(handedOver(lean)).toEqual(handedOver(html));
  expect(lean.length).toBeLessThan(html.length - first.length - second.length);
});

test('a text that only holds a stylesheet, one that stands before it, and a short one stay as they are', () => {
  const text = css('red');
  const html = page(`<script>${push(text)}</script>${sheet('sc-1', text)}${sheet('sc-2', 'a{}')}`, [
    push(`x${text}`),
    push('a{}'),
  ]);
  expect(withSheetsOnce(html)).toBe(html);
});

test('a page without stylesheets of ours stays as it is', () => {
  const html = page(`<style>${css('red')}</style>`, [push(css('red'))]);
  expect(withSheetsOnce(html)).toBe(html);
});
