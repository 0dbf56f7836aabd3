/** Fewer letters are no word a verb is made of. */
const LEAST_LETTERS = 3;

/**
 * What stands before a colloquial verb, and what its base may begin with instead, the likeliest first: the sound of the nose takes the place
 * of a k, s, c, t or p, and stands before other letters.
 */
const PREFIXES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^nge(?=[^aiueo])/, ['']], // ngelas, ngecat
  [/^ng(?=[aiueo])/, ['', 'k', 'h']], // ngajar, ngirim, ngitung
  [/^ng(?=[^aiueoy])/, ['']], // nglamar, nggambar
  [/^ny(?=[aiueo])/, ['s', 'c']], // nyopir, nyuci
  [/^n(?=[aiueo])/, ['t']], // nulis
  [/^n(?=[cdj])/, ['']], // njahit
  [/^m(?=[aiueo])/, ['p']], // motret
  [/^m(?=b)/, ['']], // mbatik
];

/** What the last syllable of a word is called where it is said otherwise: nanem of tanam, benerin of benar. */
const asWritten = (base: string): string[] => {
  const written = base.replace(/e(?=[^aiueo]+$)/, 'a');
  return written === base ? [base] : [base, written];
};

/** A word as it is, and without -in, which stands for -kan and -i (ngajarin). */
const withoutSuffix = (word: string): string[] => (word.endsWith('in') ? [word, word.slice(0, -2)] : [word]);

/**
 * Words that a colloquial verb in lower case may be made of, the likeliest first: 'hitung' among those of 'ngitung', 'ajar'
 * of 'ngajarin'. Most are no words, and what merely looks like such a verb ('nyaman', 'mangga') has some too: one counts
 * only where it is known, and where the word as it is typed is not (docs/product/listing.md#search).
 */
export function colloquialBases(word: string): string[] {
  const bases = withoutSuffix(word).flatMap((form) => [
    ...PREFIXES.flatMap(([prefix, beginnings]) =>
      prefix.test(form) ? beginnings.map((beginning) => form.replace(prefix, beginning)) : [],
    ),
    ...(form === word ? [] : [form]),
  ]);
  return [...new Set(bases.flatMap(asWritten))].filter((base) => base.length >= LEAST_LETTERS);
}
