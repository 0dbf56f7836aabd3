import { inScript, inScriptQuoted } from './inScript.ts';

/** One way of writing a text: each sign of it by itself, whatever stands beside it. */
type Encode = (text: string) => string;

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** Ways in which texts come into a page: markup, JSON, addresses, scripts and data in scripts. */
const STEPS: readonly Encode[] = [
  (text) => text.replaceAll(/[&<>"']/g, (sign) => HTML[sign]!),
  (text) => JSON.stringify(text).slice(1, -1),
  (text) => new URLSearchParams([['', text]]).toString().slice(1),
  encodeURIComponent,
  (text) => inScript(text).slice(1, -1),
  (text) => inScriptQuoted(text).slice(1, -1),
  (text) => text.replaceAll('<', String.raw`\u003c`),
];
/** As an address in JSON in JSON in a script has it. */
const MOST_STEPS = 4;

/** Every sign that any step writes otherwise than it is, or leaves where another does not; and of the rest one of each length in bytes. */
export const ALL_SIGNS = String.raw` !"#%&'()*+,-./:;<=>?@[\]^_{|}` + '`é漢😀';
/** Texts of nothing but letters, digits and what stands in {@link ALL_SIGNS}. */
const KNOWN = /^[\p{L}\p{M}\p{N} !"#%&'()*+,\-./:;<=>?@[\\\]^_{|}`]*$/u;

/** Whether {@link encodingOf} tells for every sign of a text how it is written. */
export const isWritable = (text: string): boolean => KNOWN.test(text);

/** What {@link ALL_SIGNS} becomes in every way there is, the shortest way to each first. */
let ways: ReadonlyMap<string, Encode> | undefined;

function allWays(): ReadonlyMap<string, Encode> {
  const found = new Map<string, Encode>([[ALL_SIGNS, (text) => text]]);
  let last = [...found];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next: [string, Encode][] = [];
    for (const [written, encode] of last)
      for (const more of STEPS) {
        const result = more(written);
        if (found.has(result)) continue;
        const both: Encode = (text) => more(encode(text));
        found.set(result, both);
        next.push([result, both]);
      }
    last = next;
  }
  return found;
}

/**
 * How a place writes texts, by how it wrote {@link ALL_SIGNS}; undefined when nobody knows. Every step writes each sign by
 * itself, so that what holds for all signs holds for every text of them.
 */
export const encodingOf = (written: string): Encode | undefined => (ways ??= allWays()).get(written);
