import { expect, test } from 'vitest';
import { firstStyles, mayMean, namedIn } from './firstStyles.ts';

const FIRST = '<html lang="id" data-tenant="main"><body><header class="bar on" id="top"><a href="/x">Beranda</a><dialog class="menu"><p class="deep">Tertutup</p></dialog><div popover="auto" class="tip"><img src="a"/><b>x</b></div></header><main><h1 class="title" style="color:var(--inline)">Judul</h1></main>'; // prettier-ignore
const named = namedIn(FIRST);
const first = (...sheets: string[]) => firstStyles(sheets, FIRST);

test.each([
  ['.bar', true],
  ['.bar.on > a:focus-visible', true],
  ['.absent', false],
  ['.bar .absent', false],
  ['#top a::before', true],
  ['#bottom', false],
  ['table', false],
  ['*', true],
  [':root[data-theme="dark"] .bar', true],
  ['[data-anything]', true],
  ['.bar:not(.absent)', true],
  ['body:has(.absent) .bar', true],
  [':is(.absent,.title)', true],
  [':is(.absent,.gone) .title', false],
  [':where(.title:is(h1,h2))', true],
  ['.bar>:where(.absent)', false],
  ['h1+p', false],
  ['li:nth-child(2n + 1)', false],
  ['h1:nth-child(2n + 1)', true],
  ['html[data-saver] .title', true],
  ['[data-tenant="main"] .title', true],
  ["[data-tenant='myindibiz'] .title", false],
  ['[data-theme="dark"][data-tenant="myindibiz"]', false],
  ['[data-tenant-kind="white-label"]', false],
  [':root:not([data-tenant="myindibiz"])', true],
  [':is([data-tenant="main"],[data-tenant="myindibiz"]) h1', true],
])('%s may mean something in the piece: %s', (selector, expected) => {
  expect(mayMean(selector, named)).toBe(expected);
});

test('what is closed until it is opened is passed over, and what follows it is not', () => {
  expect([...named.classes]).toEqual(['data-tenant-is-main', 'bar', 'on', 'title']);
});

test('of a list of selectors those stay that may mean something, within their queries', () => {
  expect(
    first('@media (min-width:9px){@supports (gap:1px){.bar,.absent{top:0;}}.absent{left:0;}}.absent{top:1px;}'),
  ).toEqual(['@media (min-width:9px){@supports (gap:1px){.bar{top:0}}}']);
  expect(first('@layer a,b;@layer b{.bar{top:0;}}@container (width>1px){.bar{top:2px;}}')).toEqual([
    '@layer a,b;@layer b{.bar{top:0}}@container (width>1px){.bar{top:2px}}',
  ]);
});

test('what a pointer brings about, or a printer asks for, comes later', () => {
  expect(first('.bar:hover{top:0;}.bar:active,.bar:focus{top:1px;}@media print{.bar{top:2px;}}')).toEqual([
    '.bar:focus{top:1px}',
  ]);
});

test('custom properties stay that something reads, over others and from attributes too', () => {
  expect(
    first(':root{--a:var(--b);--b:1px;--unread:2px;--inline:red;}.bar{top:var(--a);}', '.absent{top:var(--unread);}'),
  ).toEqual([':root{--a:var(--b);--b:1px;--inline:red}.bar{top:var(--a)}', '']);
});

test('a property of a theme stays with all its values', () => {
  expect(
    first(':root{--a:1px;}@media (prefers-color-scheme:dark){:root{--a:2px;--c:3px;}}.bar{top:var(--a);}'),
  ).toEqual([':root{--a:1px}@media (prefers-color-scheme:dark){:root{--a:2px}}.bar{top:var(--a)}']);
});

test('movements stay that something names, fonts always', () => {
  expect(
    first("@keyframes go{to{top:0;}}@keyframes rest{to{top:1px;}}@font-face{font-family:'A';}.bar{animation:go 1s;}"),
  ).toEqual(["@keyframes go{to{top:0;}}@font-face{font-family:'A';}.bar{animation:go 1s}"]);
});
