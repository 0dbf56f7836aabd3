import { inScript, inScriptQuoted } from './inScript.ts';

/** Texts kept aside, and the signs that stand in their place. */
export interface Texts {
  textOf: (sign: string) => string | undefined;
  pattern: RegExp;
}

/** The mark of an element whose inside the data takes from the page. */
const MARK = 'data-t';
/** Gives the inside of a marked element as a string of JSON holds it. */
const READER = `self.__t=function(n){return JSON.stringify(document.querySelectorAll('[${MARK}]')[n].innerHTML).slice(1,-1)};`;
const DATA_SCRIPT = /<script([^>]*)>((?:self\.__next_f|\(self\.__next_f)[\s\S]*?)<\/script>/g;
/** Where a string of data ends and the next begins, in scripts of a drawn page and of a kept one. */
const BETWEEN_STRINGS = /"\]\)(?:<\/script><script[^>]*>|;)self\.__next_f\.push\(\[1,"/g;
const PUSH = 'push([1,';

/** A text inside a string of JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Data that the framework asks for by itself, with its texts in place. */
export const fillData = (data: string, { textOf, pattern }: Texts): string =>
  data.replaceAll(pattern, (sign) => inJson(textOf(sign) ?? ''));

/**
 * A page with its texts in place. What the data needs of them it reads from the page, so that each stands once; only
 * texts that are nowhere in the page stand in the data. The framework hands its data over in pieces, which may end
 * anywhere: neighbouring pieces become one.
 */
export function fillPage(drawn: string, texts: Texts): string {
  const html = drawn.replaceAll(BETWEEN_STRINGS, '');
  if (html.search(texts.pattern) < 0) return drawn;
  const asked = new Set([...html.matchAll(DATA_SCRIPT)].flatMap(([, , script]) => script!.match(texts.pattern) ?? []));
  const page: Page = { ...texts, asked, numbers: new Map() };
  let filled = '';
  let at = 0;
  let hasReader = false;
  for (const found of html.matchAll(DATA_SCRIPT)) {
    filled += fillMarkup(html.slice(at, found.index), page);
    at = found.index + found[0].length;
    const script = fillScript(found[2]!, page);
    filled += `<script${found[1]}>${script.reads && !hasReader ? READER : ''}${script.text}</script>`;
    hasReader ||= script.reads;
  }
  return filled + fillMarkup(html.slice(at), page);
}

interface Page extends Texts {
  /** What the data holds. */
  asked: ReadonlySet<string>;
  /** Marks in the page, in its order. */
  numbers: Map<string, number>;
}

/** Markup with its texts. An element that holds nothing but a text of the data is marked, once for each text. */
function fillMarkup(markup: string, { textOf, pattern, asked, numbers }: Page): string {
  const parts = markup.split(new RegExp(`(${pattern.source})`));
  let filled = '';
  for (let index = 0; index < parts.length; index += 2) {
    const [before, sign] = [parts[index]!, parts[index + 1]];
    if (sign === undefined) return filled + before;
    const isInside = before.endsWith('>') && parts[index + 2]!.startsWith('</');
    if (isInside && asked.has(sign) && !numbers.has(sign)) {
      numbers.set(sign, numbers.size);
      filled += `${before.slice(0, -1)} ${MARK}>`;
    } else filled += before;
    filled += textOf(sign) ?? '';
  }
  return filled;
}

/** A script that hands data over, in strings with double quotes, or single ones from `leanPage`. */
function fillScript(script: string, { textOf, pattern, numbers }: Page): { text: string; reads: boolean } {
  let reads = false;
  const text = script.replaceAll(pattern, (sign, at: number) => {
    const quote = script[script.lastIndexOf(PUSH, at) + PUSH.length];
    const number = numbers.get(sign);
    if (number === undefined)
      return (quote === '"' ? inScript : inScriptQuoted)(inJson(textOf(sign) ?? '')).slice(1, -1);
    reads = true;
    return `${quote}+__t(${number})+${quote}`;
  });
  return { text, reads };
}
