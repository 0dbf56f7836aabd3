import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { leanPage } from './leanPage.ts';

const push = (text: string) =>
  `self.__next_f.push([1,${JSON.stringify(text).replaceAll(/[&<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)}])`;
const page = (body: string, rows: readonly string[]) =>
  `<html><body>${body}<script src="/a.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>${rows.map((row) => `<script>${push(row)}</script>`).join('')}</body></html>`;

/** What the framework gets when a browser runs the page's script. */
function handedOver(html: string): string {
  const insides = [...html.matchAll(/<(\w+) data-s[^>]*>(.*?)<\/\1>/gs)].map(([, , innerHTML]) => ({ innerHTML }));
  const got: string[] = [];
  const self = { __next_f: { push: ([kind, text]: [number, string]) => kind === 1 && got.push(text) } };
  for (const [, script] of html.matchAll(/<script>(.*?)<\/script>/gs))
    runInNewContext(script!, { self, document: { querySelectorAll: () => insides } });
  return got.join('');
}

const WORDS = `Kursus ‘daring’ & luring, dari rumah atau di kelas — pilih yang cocok dengan waktumu, lalu mulai hari ini juga. $5 "ya"`;
const WORDS_HTML = WORDS.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const LIST_HTML = `<ul class="isi"><li>${WORDS_HTML}</li></ul>`;
const list = (props = '') =>
  `["$","ul",null,{"className":"isi"${props},"children":["$","li","a",{"children":${JSON.stringify(WORDS)}}]}]`;
const FORM = '["$","form",null,{"children":"Cari"}]';
const FORM_HTML = '<form>Cari</form>';
const INSIDE = `<li>${WORDS_HTML}</li>`;

describe('an element of which nothing lives', () => {
  test('stands in the page once, and the framework is handed its inside from there', () => {
    const html = page(`<main>${LIST_HTML}${FORM_HTML}</main>`, [
      `0:["$","main",null,{"children":[${list()},${FORM}]}]\n`,
    ]);
    const lean = leanPage(html, '/');
    expect(lean).toContain('<ul data-s class="isi">');
    expect(lean.split('Kursus ‘daring’')).toHaveLength(2);
    expect(JSON.parse(handedOver(lean).slice(2))).toEqual(
      ['$', 'main', null, { children: [['$', 'ul', null, { className: 'isi', dangerouslySetInnerHTML: { __html: INSIDE } }], JSON.parse(FORM)] }], // prettier-ignore
    );
  });

  test('is found through the rows that it is spread over, which are then left out', () => {
    const html = page(LIST_HTML, [
      '0:["$","ul",null,{"className":"isi","children":"$L1"}]\n',
      `1:["$","li","a",{"children":"$2"}]\n2:T${Buffer.byteLength(WORDS).toString(16)},${WORDS}`,
      '3:I[1,["/x.js"],"Island"]\n:HL["/x.woff2","font"]\n',
    ]);
    const got = handedOver(leanPage(html, '/'));
    expect(got).toContain(`"dangerouslySetInnerHTML":${JSON.stringify({ __html: INSIDE })}`);
    expect(got).not.toMatch(/^[12]:/m);
    expect(got.slice(got.indexOf('3:'))).toBe('3:I[1,["/x.js"],"Island"]\n:HL["/x.woff2","font"]\n');
  });

  test('is taken from one place when the page shows the same twice', () => {
    const html = page(LIST_HTML + LIST_HTML, [`0:[${list()},${list()}]\n`]);
    const lean = leanPage(html, '/');
    expect(lean.split('<ul data-s')).toHaveLength(2);
    expect(handedOver(lean).split('__html')).toHaveLength(3);
  });

  test('may be a script with its text', () => {
    const text = `document.title="${'judul'.repeat(40)}"`;
    const html = page(`<script>${text}</script>`, [
      `0:["$","script",null,{"nonce":"$undefined","dangerouslySetInnerHTML":{"__html":${JSON.stringify(text)}}}]\n`,
    ]);
    const lean = leanPage(html, '/');
    expect(lean.split(text)).toHaveLength(2);
    expect(lean).toContain(`<script data-s>${text}`);
  });

  test('brings attributes that are not given no further', () => {
    const html = page('<main id="isi"></main>', ['0:["$","main",null,{"id":"isi","title":"$undefined"}]\n']);
    expect(handedOver(leanPage(html, '/'))).toBe('0:["$","main",null,{"id":"isi"}]\n');
  });
});

describe('what lives stays in the data as it is', () => {
  const stays = (row: string, body = LIST_HTML, pathname = '/') => {
    const html = page(body, ['1:I[1,[],"Island"]\n', `0:${row}\n`]);
    expect(handedOver(leanPage(html, pathname))).toBe(handedOver(html));
  };
  test('an island, and what holds one', () =>
    stays(`["$","ul",null,{"className":"isi","children":[["$","$L1",null,{"text":${JSON.stringify(WORDS)}}]]}]`));
  test('a form and its fields', () => {
    const field = `<label>${WORDS_HTML}<input name="a"/></label>`;
    stays(`["$","label",null,{"children":[${JSON.stringify(WORDS)},["$","input",null,{"name":"a"}]]}]`, field);
  });
  test('a link that draws the same page anew, so that it keeps the focus', () => {
    const link = (href: string) =>
      `["$","nav",null,{"children":["$","a",null,{"href":"${href}","children":${JSON.stringify(WORDS)}}]}]`;
    const body = (href: string) => `<nav><a href="${href}">${WORDS_HTML}</a></nav>`;
    stays(link('/kursus?page=2'), body('/kursus?page=2'), '/kursus');
    const elsewhere = page(body('/kursus?page=2'), [`0:${link('/kursus?page=2')}\n`]);
    expect(handedOver(leanPage(elsewhere, '/'))).toContain('__html');
  });
  test('what the page shows otherwise, or not at all', () => stays(list(), '<ul class="isi"></ul>'));
  test('what other data points into', () => stays(`[${list()},["$","$L1",null,{"text":"$0:0:props:children"}]]`));
  test('what holds a row that other data points into', () => {
    const html = page(LIST_HTML, [
      '1:I[1,[],"Island"]\n',
      '0:[["$","ul",null,{"className":"isi","children":"$L2"}],["$","$L1",null,{"text":"$2:props:children"}]]\n',
      `2:["$","li","a",{"children":${JSON.stringify(WORDS)}}]\n`,
    ]);
    expect(handedOver(leanPage(html, '/'))).toBe(handedOver(html));
  });
});

describe('a page whose data is not as expected is sent as it came', () => {
  test.each([
    ['a kind of row that is not known', page(LIST_HTML, [`0:${list()}\n`, '1:Zx\n'])],
    ['a row that does not end', page(LIST_HTML, [`0:${list()}\n`, '1:T9,kurang'])],
    ['data that points to nothing', page(LIST_HTML, [`0:[${list()},"$0:9:props"]\n`])],
    ['data handed over in another way', page(LIST_HTML, [`0:${list()}\n`]).replace('</body>', '<script>self.__next_f.push([3,"AA=="])</script></body>')], // prettier-ignore
    ['no data', `<html><body>${LIST_HTML}</body></html>`],
  ])('%s', (_, html) => expect(leanPage(html, '/')).toBe(html));
});
