import { randomBytes } from 'node:crypto';
import type { Texts } from './fillIn.ts';
import { ALL_SIGNS } from './encodings.ts';
import type { FillTemplate, TemplateDrawing } from './template.ts';

/** What stands in a template in place of what is put in later. No visitor can guess it, so that none can write one. */
const SECRET = randomBytes(6).toString('hex');
const [BEGIN, END] = [`Y${SECRET}`, `${SECRET}Z`];

/** A text's sign: it shows by what became of {@link ALL_SIGNS} how the place writes texts. */
export const textSign = (name: string): string => `${BEGIN}T${name}Q${ALL_SIGNS}${END}`;
/** What is put in whole: a part, the markup of a list, its items as data has them, a script's number. */
export type WholeKind = 'part' | 'markup' | 'items' | 'nonce';
const LETTERS = { part: 'P', markup: 'M', items: 'I', nonce: 'N' } as const;
/** The sign of what is put in whole. */
export const wholeSign = (kind: WholeKind, name: string): string => `${BEGIN}${LETTERS[kind]}${name}Q${END}`;
/** All signs of a page, with the letter of their kind, name and what became of all signs. */
export const TEMPLATE_SIGN = new RegExp(`${BEGIN}([TPMIN])([a-z]+)Q([\\s\\S]*?)${END}`, 'g');
/** The kind that a letter stands for; a text's is none. */
export const kindOf = (letter: string): WholeKind | undefined =>
  (Object.keys(LETTERS) as WholeKind[]).find((kind) => LETTERS[kind] === letter);

export interface DrawnList {
  item: unknown;
  markup: string;
}

/** A drawing, with what the page that was drawn said of itself. */
interface NotedDrawing extends TemplateDrawing {
  fill: FillTemplate | null;
  lists: ReadonlyMap<string, DrawnList>;
}

/** Begins a template. @param signOf keeps a text under a sign that the framework is given (`aside.ts`) */
export function beginDrawing(form: string, signOf: (key: string, text: string) => string): NotedDrawing {
  const lists = new Map<string, DrawnList>();
  const drawing: NotedDrawing = {
    form,
    fill: null,
    lists,
    textSign,
    // Kept aside like any text, so that the page's data reads the part from the page.
    partSign: (name) => signOf(`template ${name}`, wholeSign('part', name)),
    listSign: (name, item, markup) => {
      lists.set(name, { item, markup });
    },
    fillBy: (fill) => {
      drawing.fill = fill;
    },
  };
  return drawing;
}

/** Markup with the texts of its signs. */
export const withTexts = (markup: string, { textOf, pattern }: Texts): string =>
  markup.replaceAll(pattern, (sign) => textOf(sign) ?? '');
