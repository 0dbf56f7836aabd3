import { runInNewContext } from 'node:vm';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { unannounced } from './aside.ts';
import { asideTexts } from './asideTexts.ts';
import { fillData, fillPage } from './fillIn.ts';

const CSS = '.a>b::after{content:"\\201C & \'<\u2028"}';
const CARD = '<b class="x">Batik &amp; "kain" \\ it\'s</b>';
const push = (data: string) =>
  `self.__next_f.push([1,${JSON.stringify(data).replaceAll(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}])`;
const BEGIN = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

/** The data the framework has when a browser has run the page's scripts. */
function handedOver(html: string): string {
  const insides = [...html.matchAll(/<(\w+)[^>]* data-t>(.*?)<\/\1>/gs)].map(([, , inside]) => ({ innerHTML: inside }));
  const got: string[] = [];
  const self = { __next_f: { push: ([, text]: [number, string?]) => got.push(text ?? '') } };
  const world = Object.assign(self, { self, document: { querySelectorAll: () => insides } });
  for (const [, script] of html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)) runInNewContext(script!, world);
  return got.join('');
}
const row = (inside: string) => `1:["$","p",null,{"children":${JSON.stringify(inside)}}]\n`;

test('a text stands in the page once, and the data has it to the letter', () => {
  const texts = asideTexts();
  const [sheet, card] = [texts.signOf('a', CSS), texts.signOf('b', CARD)];
  const drawn = `<style>${sheet}</style><p class="c">${card}</p>${BEGIN}<script>${push(row(sheet) + row(card))}</script>`;
  const filled = fillPage(drawn, texts);
  expect(filled).toContain(`<style data-t>${CSS}</style><p class="c" data-t>${CARD}</p>`);
  expect(filled.split('::after')).toHaveLength(2);
  expect(handedOver(filled)).toBe(row(CSS) + row(CARD));
});

test.each([
  ['double quotes', push],
  ['single quotes, as of a kept page', (data: string) => `self.__next_f.push([1,'${JSON.stringify(data).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'])`], // prettier-ignore
])('what is nowhere in the page stands in the data: %s', (_, hand) => {
  const texts = asideTexts();
  const filled = fillPage(`<p>isi</p>${BEGIN}<script>${hand(row(texts.signOf('a', CSS)))}</script>`, texts);
  expect(filled).not.toContain('__t');
  expect(filled).not.toContain("'<"); // no text ends the script
  expect(handedOver(filled)).toBe(row(CSS));
});

test('a piece of data may end within a sign, between two scripts or two statements', () => {
  const texts = asideTexts();
  const data = row(texts.signOf('a', CARD)) + row('ekor "\\');
  for (const [end, begin] of [
    ['</script><script nonce="x">', '</script>'],
    [';', '</script>'],
  ] as const)
    for (let at = 1; at < data.length; at += 1) {
      const scripts = `<script nonce="x">${push(data.slice(0, at))}${end}${push(data.slice(at))}${begin}`;
      expect(handedOver(fillPage(`${BEGIN}${scripts}`, texts))).toBe(row(CARD) + row('ekor "\\'));
    }
});

test('a text that stands twice is marked once; one that no data asks for is not marked', () => {
  const texts = asideTexts();
  const [twice, alone] = [texts.signOf('a', CARD), texts.signOf('b', CSS)];
  const filled = fillPage(`<p>${twice}</p><i>${twice}</i><p>${alone}</p>${BEGIN}<script>${push(row(twice))}</script>`, texts); // prettier-ignore
  expect(filled.slice(0, filled.indexOf('<script'))).toBe(`<p data-t>${CARD}</p><i>${CARD}</i><p>${CSS}</p>`);
  expect(handedOver(filled)).toBe(row(CARD));
});

test('a page without signs of this process stays as it is', () => {
  const strange = asideTexts().signOf('a', CSS);
  const html = `<p>${strange}</p>${BEGIN}<script>${push(row(strange))};${push('x')}</script>`;
  expect(fillPage(html, asideTexts())).toBe(html);
});

test('data that comes alone has its texts', () => {
  const texts = asideTexts();
  expect(fillData(row(texts.signOf('a', CARD)), texts)).toBe(row(CARD));
});

test('what is drawn has one sign for a key, and none when something in it lives', () => {
  const texts = asideTexts();
  let drawings = 0;
  const draw = () => {
    drawings += 1;
    return createElement('b', { title: '"' }, 'isi & kain');
  };
  const sign = texts.signOfDrawn('satu', draw)!;
  expect([texts.signOfDrawn('satu', draw), texts.textOf(sign), drawings]).toEqual([sign, '<b title="&quot;">isi &amp; kain</b>', 1]); // prettier-ignore
  expect(texts.signOfDrawn('dua', draw)).not.toBe(sign);
  const island = () => {
    throw new Error('only the framework can call this');
  };
  expect(texts.signOfDrawn('tiga', () => createElement(island))).toBe(null);
});

test('pictures announced before the markup go; one that stands within it stays', () => {
  const picture = '<link rel="preload" as="image" href="/kain.avif"/>';
  expect(unannounced(`${picture}${picture}<p>kain${picture}</p>`)).toBe(`<p>kain${picture}</p>`);
});
