import { describe, expect, it } from 'vitest';
import { cutTemplate, filledTemplate, withListSigns } from './cutTemplate.ts';
import { inScriptQuoted } from './inScript.ts';
import { textSign, wholeSign } from './templateSigns.ts';

const ITEM = { id: '~before~', options: [] };
const LISTS = new Map([['before', { item: ITEM, markup: '<li>~before~</li>' }]]);
const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;'); // prettier-ignore
const data = (model: unknown) => inScriptQuoted(`${JSON.stringify(model)}\n`);

const words = textSign('words');
const PAGE = [
  '<script>theme()</script>',
  `<h1>${html(words)}</h1><input value="${html(words)}">`,
  `<a href="?${html(new URLSearchParams({ q: words }).toString())}">2</a>`,
  `<ul>${wholeSign('markup', 'before')}</ul><div data-t>${wholeSign('part', 'results')}</div>`,
  `<script>push(${data({ words, groups: [ITEM, { id: 'age' }] })})</script>`,
].join('');

const values = (typed: string, items: unknown[] = [{ id: 'x' }]) => ({
  texts: { words: typed },
  parts: { results: '<b>satu</b>' },
  lists: { before: { items, markup: '<li>x</li>' } },
});
const fill = (typed: string, items?: unknown[]) => filledTemplate(cutTemplate(PAGE, LISTS)!, { values: values(typed, items), nonce: 'n0', withTexts: (text) => text }); // prettier-ignore
/** What the page's script hands over. */
const handedOver = (page: string): unknown => {
  const script = /<script nonce="n0">push\((.*)\)<\/script>/.exec(page)![1]!;
  return JSON.parse(new Function(`return ${script}`)() as string);
};

describe('a template filled in', () => {
  it.each([
    'batik',
    `</script><script>alert(1)</script>`,
    `" onfocus="alert(1)`,
    `a&amp;b`,
    `'+alert(1)+'`,
    '\\u003c\\',
  ])('holds %s wherever the words stand, and nowhere as more than words', (typed) => {
    const page = fill(typed);
    expect(page).toContain(`<h1>${html(typed)}</h1><input value="${html(typed)}">`);
    expect(page).toContain(`?${new URLSearchParams({ q: typed })}"`);
    expect(handedOver(page)).toMatchObject({ words: typed });
    expect(page.match(/<script/g)).toHaveLength(2);
  });

  it('has parts and lists in their places, the list in the data too', () => {
    const page = fill('batik', [{ id: 'a', title: `$5 </script> 'b'` }, { id: 'c' }]);
    expect(page).toContain('<ul><li>x</li></ul><div data-t><b>satu</b></div>');
    expect(handedOver(page)).toMatchObject({ groups: [{ id: 'a', title: `$$5 </script> 'b'` }, { id: 'c' }, { id: 'age' }] }); // prettier-ignore
  });

  it('keeps nothing of who asked before', () => {
    fill('rahasia');
    expect(fill('batik')).not.toContain('rahasia');
  });

  it('lets scripts run that are everybody’s by their hashes, and its own by a number', () => {
    const { scriptSource } = cutTemplate(PAGE, LISTS)!;
    expect(scriptSource).toMatch(/^script-src 'self' 'sha256-[^ ]+'$/);
    expect(fill('batik')).toContain('<script>theme()</script>');
  });

  it('is not there without what belongs into it', () => {
    const cut = cutTemplate(PAGE, LISTS)!;
    expect(() => filledTemplate(cut, { values: { ...values('x'), parts: {} }, nonce: '', withTexts: String })).toThrow("'results'"); // prettier-ignore
  });
});

describe('a page is no template', () => {
  it.each([
    ['whose words stand where nobody knows how they are written', `<i>${words.toUpperCase().replaceAll('Y', 'Y')}${words.replace('é', 'e')}</i>`],
    ['with markup where a script runs', `<script>x('${wholeSign('part', 'results')}')</script>`],
    ['with data where markup stands', `<i>${wholeSign('items', 'before')}</i>`],
  ])('%s', (_, more) => expect(cutTemplate(PAGE + more, LISTS)).toBeNull()); // prettier-ignore

  it('whose list is nowhere, or twice', () => {
    expect(cutTemplate('<p></p>', LISTS)).toBeNull();
    expect(withListSigns('<ul></ul>', LISTS)).toBeNull();
    expect(withListSigns('<li>~before~</li><li>~before~</li>', LISTS)).toBeNull();
    expect(withListSigns('<ul><li>~before~</li></ul>', LISTS)).toBe(`<ul>${wholeSign('markup', 'before')}</ul>`);
  });
});
