import { expect, test } from 'vitest';
import { cssRules, cssText, listed } from './cssRules.ts';

test.each([
  '.a{color:red;}.b:is(.c,.d)>p{margin:0;}',
  '@media (min-width:1024px){.a{color:red;}@supports (gap:1px){.b{gap:1px;}}}',
  "@font-face{font-family:'A';src:url(/a.woff2) format('woff2');}",
  '@layer a,b;@layer a{.x{top:0;}}',
  `.a{background:url("data:image/svg+xml;utf8,<svg>{}</svg>");content:'}';}`,
  '.a{background:url(data:image/png;base64,AAA=);}.b{color:red;}',
  String.raw`.a\:b{color:red;}`,
])('a stylesheet is read and written without a loss: %s', (css) => {
  expect(cssText(cssRules(css))).toBe(css);
});

test('commas and semicolons in brackets, texts and comments part nothing', () => {
  expect(listed('.a:is(.b,.c),[data-x="1,2"] , p')).toEqual(['.a:is(.b,.c)', '[data-x="1,2"]', 'p']);
  expect(listed("--a:url(x;y);content:';';top:0", ';')).toEqual(['--a:url(x;y)', "content:';'", 'top:0']);
});
