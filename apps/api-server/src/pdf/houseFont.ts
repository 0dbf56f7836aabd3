import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackedFont } from './unpackedFont.ts';

/** Weights of Plus Jakarta Sans that papers and pictures are set in. */
export type Weight = 500 | 700 | 800;

const require = createRequire(import.meta.url);
const SUBSETS = ['latin', 'latin-ext'] as const;
const LATIN = /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]/u;
const LATIN_EXTENDED =
  /[\u0100-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0131\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0155\u0158-\u015b\u015e-\u0167\u016a-\u016b\u016e-\u017e\u0218-\u021b\u1e80-\u1e85\u1ef2\u1ef3]/u;

const files = new Map<string, Buffer>();
/** A font as TrueType, by subset and weight: `latin-700`. */
export function fontFile(name: string): Buffer {
  const known =
    files.get(name) ??
    unpackedFont(
      readFileSync(require.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${name}-normal.woff`)),
    );
  files.set(name, known);
  return known;
}

/** A stretch of text one font file can write. */
interface Run {
  font: string;
  text: string;
}

/** Which file writes which part; a letter neither knows becomes a question mark, as on invoices. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const subset = !LATIN.test(letter) && LATIN_EXTENDED.test(letter) ? SUBSETS[1] : SUBSETS[0];
    const font = `${subset}-${weight}`;
    const written = subset === 'latin' && !LATIN.test(letter) ? '?' : letter;
    const last = runs.at(-1);
    if (last?.font === font) last.text += written;
    else runs.push({ font, text: written });
  }
  return runs;
}
