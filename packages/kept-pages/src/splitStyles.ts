import { FOLD_MARK, STYLESHEET_KINDS, type StylesheetKind } from '@suluh/domain/address';
import { firstStyles } from './firstStyles.ts';
import { cssText, rulesOf } from './cssRules.ts';
import type { Texts } from './fillIn.ts';

/** Where the files of stylesheets lie, and how they are taken in. */
export interface StylesheetPlace {
  /** Takes a stylesheet in. @returns the address of its file */
  addressOf: (kind: StylesheetKind, css: string) => Promise<string>;
}

/** A page, and what the browser should ask for as soon as its head is there. */
export interface SplitPage {
  html: string;
  /** Addresses of stylesheets. */
  sheets: readonly string[];
}

const FOLD = `<div hidden="" ${FOLD_MARK}=""></div>`;
const STYLE = /<style data-styled-global="[^"]*">(~[\w.]+~)<\/style>/g;
/** The sheets of the layout: those a body begins with. */
const LEADING =
  /<body[^>]*>(?:<div hidden=""><!--\$--><!--\/\$--><\/div>)?((?:<style data-styled-global="[^"]*">~[\w.]+~<\/style>)+)/;
/** Behind it the files' own copies are put, so that they stay there when the page gives way to another. */
const LAST_OF_LAYOUT = 'data-layout';
/** Fonts stay in the page alone: declared a second time they would be loaded anew. */
const withoutFonts = (sheets: readonly string[]): string =>
  cssText(sheets.flatMap(rulesOf).filter((rule) => rule.kind !== 'other' || !rule.prelude.startsWith('@font-face')));

/** What somebody opens before the files are there is not shown until then; any rule of a stylesheet stands above these. */
const CLOSED = ':where([popover]:popover-open){visibility:hidden}';
const OPEN = ':where([popover]:popover-open){visibility:inherit}';

/**
 * Runs when the files are there, as scripts wait for stylesheets above them; it also makes all browsers wait that would go
 * on. Once a person touches the page, copies of the files are put where they stay. A file that did not come is asked for
 * once more, with the page.
 */
const KEEPER = `(function(d,l,t,k){l=[...d.querySelectorAll('[${FOLD_MARK}]>link')];t='pointerover pointerdown keydown focusin click popstate'.split(' ');if(l.some(function(e){return!e.sheet}))try{k='suluh-styles';if(!sessionStorage[k]){sessionStorage[k]=1;setTimeout(function(){location.reload()},999)}}catch(e){}function f(){t.map(function(e){removeEventListener(e,f,true)});k=d.querySelector('[${LAST_OF_LAYOUT}]');if(k)k.after.apply(k,l.map(function(e){return e.cloneNode()}))}t.map(function(e){addEventListener(e,f,true)})})(document)`;

interface Stylesheet {
  kind: StylesheetKind;
  sign: string;
  css: string;
}

/** The sheets that stand before the fold, in their order; null when the page's data does not tell each of them once. */
function stylesheetsOf(html: string, fold: number, { textOf }: Texts): Stylesheet[] | null {
  const leading = LEADING.exec(html);
  if (!leading) return null;
  const layoutEnd = leading.index + leading[0].length;
  const sheets = [...html.slice(0, fold).matchAll(STYLE)].map(({ 1: sign, index }): Stylesheet => ({
    kind: index < layoutEnd ? 'layout' : 'page',
    sign: sign!,
    css: textOf(sign!) ?? '',
  }));
  const isTold = ({ sign, css }: Stylesheet) =>
    css !== '' && html.split(sign).length === 3 && html.includes(told(sign));
  return sheets.every(isTold) ? sheets : null;
}

/** How the data of a lean page tells the text of a style. */
const told = (text: string): string => `"children":"${text}"`;

/**
 * A page of which the piece before its fold brings the styles it needs itself, and all that follows waits for the whole
 * stylesheets, which stand in files (tooling/decisions/0060). To the framework the styles of the page are imports of the
 * files: what it draws anew, such as on the way back, has all of them.
 */
export async function splitStyles(html: string, texts: Texts, place: StylesheetPlace): Promise<SplitPage> {
  const fold = html.indexOf(FOLD);
  const whole = { html, sheets: [] };
  if (fold < 0) return whole;
  const sheets = stylesheetsOf(html, fold, texts);
  if (sheets === null || !STYLESHEET_KINDS.every((kind) => sheets.some((sheet) => sheet.kind === kind))) return whole;
  const root = /<html\b[^>]*>/.exec(html)?.[0] ?? '';
  const body = `${root}${html.slice(html.indexOf('<body'), fold)}`.replaceAll(
    texts.pattern,
    (sign) => texts.textOf(sign) ?? '',
  );
  const first = firstStyles(
    sheets.map(({ css }) => css),
    body,
  );
  const files = new Map<StylesheetKind, string>();
  for (const kind of STYLESHEET_KINDS) {
    const css = sheets.filter((sheet) => sheet.kind === kind).map((sheet) => sheet.css);
    files.set(kind, await place.addressOf(kind, `${kind === 'layout' ? OPEN : ''}${withoutFonts(css)}`));
  }
  first[0] += CLOSED;
  const lastOfLayout = sheets.findLastIndex(({ kind }) => kind === 'layout');
  const links = [...files.values()].map((address) => `<link rel="stylesheet" href="${address}"/>`).join('');
  let split = html.replace(FOLD, () => `${FOLD.slice(0, -'</div>'.length)}${links}<script>${KEEPER}</script></div>`);
  for (const [index, { kind, sign }] of sheets.entries()) {
    const isFirst = sheets.findIndex((sheet) => sheet.kind === kind) === index;
    const inData = isFirst ? `@import url(${files.get(kind)!});` : '';
    split = split
      .replace(told(sign), () => `"suppressHydrationWarning":true,${told(inData)}`)
      .replace(
        `>${sign}</style>`,
        () => `${index === lastOfLayout ? ` ${LAST_OF_LAYOUT}` : ''}>${first[index]}</style>`,
      );
  }
  return { html: split, sheets: [...files.values()] };
}
