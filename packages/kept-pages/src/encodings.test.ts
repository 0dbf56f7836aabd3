import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ALL_SIGNS, encodingOf, isWritable } from './encodings.ts';
import { inScript, inScriptQuoted } from './inScript.ts';

const NASTY = `a&b <i>"c"</i> 'd' \\ e/f?g=h%20+i;j,k:#!@[]^_\`{|}(*)-é漢😀.</script>`;
const json = (text: string) => JSON.stringify(text).slice(1, -1);

/** Ways in which places of a page write a text, as those who write them do. */
const PLACES: [name: string, write: (text: string) => string][] = [
  ['a text', (text) => renderToString(createElement('p', null, text)).slice(3, -4)],
  ['an attribute', (text) => renderToString(createElement('p', { title: text })).slice(10, -6)],
  ['the query of an address', (text) => new URLSearchParams({ q: text }).toString().slice(2)],
  ['an address in data', (text) => inScriptQuoted(json(new URLSearchParams({ q: text }).toString().slice(2))).slice(1, -1)],
  ['data of a kept page', (text) => inScriptQuoted(json(text)).slice(1, -1)],
  ['data of a drawn page', (text) => inScript(json(text)).slice(1, -1)],
  ['JSON in data', (text) => inScriptQuoted(json(json(text))).slice(1, -1)],
  ['a description for search engines', (text) => json(text).replaceAll('<', '\\u003c')],
  ['the same in data', (text) => inScriptQuoted(json(json(text).replaceAll('<', '\\u003c'))).slice(1, -1)],
]; // prettier-ignore

describe('how a place writes texts is told by how it wrote all signs', () => {
  it.each(PLACES)('%s', (_, write) => {
    expect(encodingOf(write(ALL_SIGNS))?.(NASTY)).toBe(write(NASTY));
  });

  it('and by nothing else', () => {
    expect(encodingOf(ALL_SIGNS.toUpperCase())).toBeUndefined();
    expect(encodingOf(ALL_SIGNS.slice(1))).toBeUndefined();
    expect(encodingOf('')).toBeUndefined();
  });
});

describe('a text of which it tells every sign', () => {
  it.each(['batik', 'Élan 漢字 😀x'.replace('😀', ''), 'kopi & susu', `"o'reilly" <b>`, '100% (baru)', 'c++ / c#', 'a\\b'])('is %s', (text) => expect(isWritable(text)).toBe(true)); // prettier-ignore
  it.each([
    ['what begins data for the framework', 'Rp$5'],
    ['a line break', 'a\nb'],
    ['a line break of Unicode', 'a\u2028b'],
    ['a sign of nothing', 'a\u0000b'],
    ['half a letter', '\ud83d'],
    ['what begins a sign of ours', '~abc.1~'],
  ])('is not one with %s', (_, text) => expect(isWritable(text)).toBe(false));
});
