/** What people type for what costs nothing. */
const FREE = new Set(['gratis', 'gratisan']);

/** What they type for what costs little: no price is named, so that it narrows nothing. */
const CHEAP = new Set(['murah', 'termurah', 'terjangkau']);

/** What every course is. Beside a word of price it says nothing more. */
const ANY_COURSE = new Set(['kursus', 'kelas', 'pelatihan']);

/** The words of a search, those of price apart. */
export interface PricedWords {
  /** What is looked for. */
  words: string[];
  /** Words of price, as they were typed; none is a search as ever. */
  priceWords: string[];
  /** Only what costs nothing now is meant. */
  isFree: boolean;
}

/** Reads words of price out of a search: 'kursus excel gratis' looks for excel that is free (docs/product/listing.md#search). */
export function pricedWords(typed: readonly string[]): PricedWords {
  const isOfPrice = (word: string) => FREE.has(word) || CHEAP.has(word);
  const priceWords = typed.filter(isOfPrice);
  if (priceWords.length === 0) return { words: [...typed], priceWords, isFree: false };
  return {
    words: typed.filter((word) => !isOfPrice(word) && !ANY_COURSE.has(word)),
    priceWords,
    isFree: priceWords.some((word) => FREE.has(word)),
  };
}
