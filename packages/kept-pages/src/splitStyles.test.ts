import { expect, test } from 'vitest';
import { asideTexts } from './asideTexts.ts';
import { fillPage } from './fillIn.ts';
import { splitStyles } from './splitStyles.ts';

const FOLD = '<div hidden="" data-fold=""></div>';
const texts = asideTexts();
const sheet = (id: string, css: string) => ({ id, sign: texts.signOf(id, css) });
const layout = sheet('a', "@font-face{font-family:'A';}.head{top:0;}.foot{top:1px;}");
const page = sheet('b', '.seen{top:0;}.far{top:1px;}');
type Stylesheet = typeof layout;
const style = ({ id, sign }: Stylesheet) => `<style data-styled-global="${id}">${sign}</style>`;
const told = ({ id, sign }: Stylesheet) => `["$","style",null,{"data-styled-global":"${id}","children":"${sign}"}]`;
const pageOf = (body: string, sheets: readonly Stylesheet[]) =>
  `<html><body>${style(layout)}<p class="head"></p>${body}<p class="far"></p><script>self.__next_f.push([1,'${sheets.map(told).join('\\n')}'])</script></body></html>`; // prettier-ignore
const files: string[] = [];
const place = {
  addressOf: async (kind: string, css: string) => {
    files.push(css);
    return `/${kind}.css`;
  },
};

test('what is before the fold brings what it needs, and the whole stands in files that what follows waits for', async () => {
  files.length = 0;
  const whole = pageOf(`${style(page)}<p class="seen"></p>${FOLD}`, [layout, page]);
  const { html, sheets } = await splitStyles(whole, texts, place);
  expect(sheets).toEqual(['/layout.css', '/page.css']);
  expect(files).toEqual([
    ':where([popover]:popover-open){visibility:inherit}.head{top:0;}.foot{top:1px;}',
    '.seen{top:0;}.far{top:1px;}',
  ]);
  const filled = fillPage(html, texts);
  expect(filled).toContain(
    `<style data-styled-global="a" data-layout>@font-face{font-family:'A';}.head{top:0}:where([popover]:popover-open){visibility:hidden}</style>`,
  );
  expect(filled).toContain('<style data-styled-global="b">.seen{top:0}</style>');
  expect(filled).toMatch(/<div hidden="" data-fold=""><link rel="stylesheet" href="\/layout.css"\/><link rel="stylesheet" href="\/page.css"\/><script>.+?<\/script><\/div>/); // prettier-ignore
  expect(filled).toContain('"suppressHydrationWarning":true,"children":"@import url(/layout.css);"');
  expect(filled).toContain('"suppressHydrationWarning":true,"children":"@import url(/page.css);"');
});

test.each([
  ['without a fold', pageOf(style(page), [layout, page])],
  ['without sheets of its own', pageOf(FOLD, [layout])],
  ['whose data does not tell of its sheets', pageOf(`${style(page)}${FOLD}`, [layout])],
])('a page %s stays whole', async (_, html) => {
  expect(await splitStyles(html, texts, place)).toEqual({ html, sheets: [] });
});
