import { scriptSource } from './keepable.ts';
import { encodingOf } from './encodings.ts';
import { inScriptQuoted } from './inScript.ts';
import { kindOf, TEMPLATE_SIGN, wholeSign, type DrawnList, type WholeKind } from './templateSigns.ts';
import type { TemplateValues } from './template.ts';

/** What is put in at one place. */
type Slot = { kind: 'text'; name: string; encode: (text: string) => string } | { kind: WholeKind; name: string };

/** A page cut at the places where something is put in: one more piece than places. */
export interface CutTemplate {
  pieces: readonly string[];
  slots: readonly Slot[];
  /** `script-src` for the scripts that are the same for everybody. */
  scriptSource: string;
}

const NONCE_SIGN = wholeSign('nonce', 'nonce');
const DATA_SCRIPT = /<script>((?!<\/script>)[\s\S])*?<\/script>/g;
/** Where in a page stands a script that runs: what is put in there is data, and never markup. */
const SCRIPTS = /<script(?![^>]*type="?application\/(?:ld\+)?json)[^>]*>[\s\S]*?<\/script>/g;

const occurrences = (html: string, text: string): number => html.split(text).length - 1;

/** An item of a list as the page's data has it. */
const itemInScript = (item: unknown): string => inScriptQuoted(JSON.stringify(item)).slice(1, -1);

/**
 * The markup of lists with a sign in place of each. Null where a list is not found as it should stand: the page is then
 * no template.
 */
export function withListSigns(html: string, lists: ReadonlyMap<string, DrawnList>): string | null {
  let marked = html;
  for (const [name, { markup }] of lists) {
    if (occurrences(marked, markup) !== 1) return null;
    marked = marked.replace(markup, () => wholeSign('markup', name));
  }
  return marked;
}

/** The data's items with a sign in place of each; null as above. */
function withItemSigns(html: string, lists: ReadonlyMap<string, DrawnList>): string | null {
  let marked = html;
  for (const [name, { item }] of lists) {
    const written = itemInScript(item);
    if (occurrences(marked, written) !== 1) return null;
    marked = marked.replace(written, () => wholeSign('items', name));
  }
  return marked;
}

/** Scripts that differ for each request carry a number nobody can know before; all others keep their hashes. */
const withNonceSigns = (html: string): string =>
  html.replaceAll(DATA_SCRIPT, (script) =>
    script.search(TEMPLATE_SIGN) < 0 ? script : script.replace('<script>', () => `<script nonce="${NONCE_SIGN}">`),
  );

function slotOf(letter: string, name: string, written: string): Slot | null {
  const kind = kindOf(letter);
  if (kind) return { kind, name };
  const encode = encodingOf(written);
  return encode ? { kind: 'text', name, encode } : null;
}

/** Where a part or a list's markup would stand in a script, or an item outside of one. */
function isMisplaced(html: string): boolean {
  const scripts = html.match(SCRIPTS) ?? [];
  const inScripts = scripts.join('');
  const rest = scripts.reduce((page, script) => page.replace(script, () => ''), html);
  const holds = (text: string, kinds: readonly WholeKind[]) =>
    [...text.matchAll(TEMPLATE_SIGN)].some(([, letter]) => kinds.includes(kindOf(letter!) as WholeKind));
  return holds(inScripts, ['part', 'markup']) || holds(rest, ['items']);
}

/** Cuts a page at its signs; null when a sign stands where nobody knows how it has to be written. */
export function cutTemplate(page: string, lists: ReadonlyMap<string, DrawnList>): CutTemplate | null {
  const withItems = withItemSigns(page, lists);
  const html = withItems && withNonceSigns(withItems);
  if (html === null || isMisplaced(html)) return null;
  const pieces: string[] = [];
  const slots: Slot[] = [];
  let at = 0;
  for (const found of html.matchAll(TEMPLATE_SIGN)) {
    const slot = slotOf(found[1]!, found[2]!, found[3]!);
    if (slot === null) return null;
    pieces.push(html.slice(at, found.index));
    slots.push(slot);
    at = found.index + found[0].length;
  }
  pieces.push(html.slice(at));
  const still = html.replaceAll(DATA_SCRIPT, (script) => (script.search(TEMPLATE_SIGN) < 0 ? script : ''));
  return { pieces, slots, scriptSource: scriptSource(still.replaceAll(/<script nonce=[\s\S]*?<\/script>/g, '')) };
}

/** Data the framework reads: what begins with `$` means something to it. */
function inData(model: unknown): unknown {
  if (typeof model === 'string') return model.startsWith('$') ? `$${model}` : model;
  if (Array.isArray(model)) return model.map(inData);
  if (model === null || typeof model !== 'object') return model;
  return Object.fromEntries(Object.entries(model).map(([name, part]) => [name, inData(part)]));
}

interface Request {
  values: Pick<TemplateValues, 'texts' | 'parts' | 'lists'>;
  nonce: string;
  /** Puts texts in place of the signs in markup. */
  withTexts: (markup: string) => string;
}

/** The page for one request. @throws Error for what the values do not have */
export function filledTemplate({ pieces, slots }: CutTemplate, { values, nonce, withTexts }: Request): string {
  const made = new Map<string, string>();
  const once = (key: string, make: () => string): string => {
    const known = made.get(key) ?? make();
    made.set(key, known);
    return known;
  };
  const of = <Value>(all: Readonly<Record<string, Value>>, name: string): Value => {
    const value = all[name];
    if (value === undefined) throw new Error(`nothing was given for '${name}'`);
    return value;
  };
  const written = (slot: Slot): string => {
    switch (slot.kind) {
      case 'text':
        return slot.encode(of(values.texts, slot.name));
      case 'part':
        return once(`part ${slot.name}`, () => withTexts(of(values.parts, slot.name)));
      case 'markup':
        return once(`list ${slot.name}`, () => withTexts(of(values.lists, slot.name).markup));
      case 'items':
        return of(values.lists, slot.name).items.map((item) => itemInScript(inData(item))).join(','); // prettier-ignore
      case 'nonce':
        return nonce;
    }
  };
  let page = pieces[0]!;
  for (const [index, slot] of slots.entries()) page += written(slot) + pieces[index + 1]!;
  return page;
}
