import { expect, test } from 'vitest';
import { shortMarkup } from './shortMarkup.ts';

test.each([
  ['<a class="b" href="/c">D</a>', '<a class=b href=/c>D</a>'],
  ['<a class="b c" href="/">D</a>', '<a class="b c" href="/">D</a>'],
  ['<input type="hidden" name="a" value=""/>', '<input type=hidden name=a value>'],
  ['<p title="a=b" data-x="&quot;">"a"</p>', '<p title="a=b" data-x=&quot;>"a"</p>'],
  ['<svg viewBox="0 0 1 1"><use href="#a"></use></svg>', '<svg viewBox="0 0 1 1"><use href=#a /></svg>'],
  ['<svg><use href="#a" x="1 2"></use></svg>', '<svg><use href=#a x="1 2"/></svg>'],
])('%s is written as %s', (html, short) => {
  expect(shortMarkup(html)).toBe(short);
});

test.each([
  '<script type="application/ld+json">{"a":"<p class=\\"b\\">"}</script>',
  '<style data-x="a">.a[b="c"]{}</style>',
  '<meta property="og:title" content="A"/>',
  '<link rel="stylesheet" href="/a.css"/>',
  '<textarea><p class="b"></textarea>',
  '<!--<p class="b">-->',
])('%s stays as it is', (html) => {
  expect(shortMarkup(html)).toBe(html);
});
