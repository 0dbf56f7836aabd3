import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import type { Aside } from './aside.ts';

/** Far more than the pages hold that are drawn at one moment. */
const MOST_TEXTS = 5_000;
const MOST_CHARACTERS = 8 * 2 ** 20;

export interface AsideTexts extends Aside {
  /** The text of a sign, or undefined for what only looks like one. */
  textOf: (sign: string) => string | undefined;
  /** What a sign looks like. */
  pattern: RegExp;
}

/** The texts of one process. Nobody can guess its signs, so that no visitor can write one. */
export function asideTexts(): AsideTexts {
  const secret = randomBytes(9).toString('hex');
  const texts = new LRUCache<string, string>({
    max: MOST_TEXTS,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (text) => text.length + 1,
  });
  const signs = new LRUCache<string, string | false>({ max: MOST_TEXTS });
  let count = 0;
  const put = (text: string): string => {
    count += 1;
    const sign = `~${secret}.${count}~`;
    texts.set(sign, text);
    return sign;
  };
  const signOf = (key: string, textOf: () => string | null): string | null => {
    const known = signs.get(key);
    if (known === false) return null;
    if (known !== undefined && texts.get(known) !== undefined) return known;
    const text = textOf();
    const sign = text === null ? null : put(text);
    signs.set(key, sign ?? false);
    return sign;
  };
  return {
    signOf: (key, text) => signOf(`t${key}`, () => text)!,
    signOfDrawn: (key, draw) => signOf(`d${key}`, () => markupOf(draw)),
    drawn: markupOf,
    textOf: (sign) => texts.get(sign),
    pattern: new RegExp(String.raw`~${secret}\.\d+~`, 'g'),
  };
}

/** Markup of what stands still; null for what only the framework can draw, such as an island. */
function markupOf(draw: () => ReactNode): string | null {
  try {
    return renderToStaticMarkup(draw());
  } catch {
    return null; // drawn by the framework, as without us
  }
}
