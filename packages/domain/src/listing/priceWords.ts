/** What people type for what costs nothing. */
const FREE = new Set(['gratis', 'gratisan']);

/** What they type for what costs little: no price is named, so that it narrows nothing and puts the cheapest first. */
const CHEAP = new Set(['murah', 'termurah', 'terjangkau']);

/** What every course is. Beside a word of price it says nothing more. */
const ANY_COURSE = new Set(['kursus', 'kelas', 'pelatihan', 'harga', 'seharga']);

const UNIT_RUPIAH: Readonly<Record<string, number>> = {
  k: 1_000,
  rb: 1_000,
  ribu: 1_000,
  ribuan: 1_000,
  jt: 1_000_000,
  juta: 1_000_000,
  jutaan: 1_000_000,
};

/** A number with neither unit nor Rp is an amount from here on, and only behind a word of bounds: '18 tahun' is none. */
const LEAST_BARE_RUPIAH = 1_000;

const MOST =
  'di ?bawah|kurang dari|maksimal|maksimum|maks?|max|paling mahal|paling banyak|sampai|hingga|budget|anggaran';
const LEAST = 'di ?atas|lebih dari|minimal|minimum|min|mulai dari|mulai|dari|antara';
const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+|\d{1,9}(?:[.,]\d{1,2})?`;
const UNIT = Object.keys(UNIT_RUPIAH).toReversed().join('|');
/** A bound, 'Rp', the beginning of a range, a number and its unit; all but the number may be missing. */
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:(?:(?<most>${MOST})|(?<least>${LEAST})|dan)\s+)?(?<currency>rp\.?\s*)?` +
    String.raw`(?:(?<from>${NUMBER})\s*(?:-|–|s/d|sampai|hingga|dan)\s*(?:rp\.?\s*)?)?` +
    String.raw`(?<number>${NUMBER})(?:\s*(?<unit>${UNIT})(?:-?an)?)?(?![\p{L}\p{N}]|[.,]\d)`,
  'gu',
);

/** The words of a search, those of price apart. */
export interface PricedWords {
  /** What is looked for. */
  words: string[];
  /** Words of price, as they were typed; none is a search as ever. */
  priceWords: string[];
  /** Prices that are meant, both included; null for no bound. Nothing is free. */
  leastRupiah: number | null;
  mostRupiah: number | null;
  /** The cheapest are meant, whatever they cost: they come first where no other order is asked for. */
  isCheapestFirst: boolean;
}

type Bounds = Pick<PricedWords, 'leastRupiah' | 'mostRupiah'>;

interface Amount {
  typed: string;
  isLeast: boolean;
  rupiah: number;
}

const numberOf = (written: string): number =>
  Number(/\.\d{3}/.test(written) ? written.replaceAll('.', '') : written.replace(',', '.'));

/** The amounts something typed names: none for a number that is no price, two for a range. */
function amountsOf({ 0: typed, groups = {} }: RegExpExecArray): Amount[] {
  const { most, least, currency, from, number = '', unit } = groups;
  const rupiahOf = (written: string) => Math.round(numberOf(written) * (UNIT_RUPIAH[unit ?? ''] ?? 1));
  const amount = { typed, isLeast: least !== undefined, rupiah: rupiahOf(number) };
  const isBound = (most ?? least ?? from) !== undefined;
  if (unit === undefined && currency === undefined && !(isBound && amount.rupiah >= LEAST_BARE_RUPIAH)) return [];
  return from === undefined ? [amount] : [{ ...amount, rupiah: rupiahOf(from) }, amount];
}

/** What amounts bound: two are a range, one alone is what somebody has to spend. */
function boundsOf(amounts: readonly Amount[]): Bounds {
  const all = amounts.map(({ rupiah }) => rupiah);
  const [only] = amounts;
  if (only === undefined) return { leastRupiah: null, mostRupiah: null };
  if (amounts.length > 1) return { leastRupiah: Math.min(...all), mostRupiah: Math.max(...all) };
  return only.isLeast ? { leastRupiah: only.rupiah, mostRupiah: null } : { leastRupiah: null, mostRupiah: only.rupiah };
}

/** A word without the signs around it: 'gratis!' is 'gratis'. */
const bare = (word: string): string => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/**
 * Reads words of price out of a search: 'kursus excel gratis' looks for excel that is free, 'batik di bawah 100 ribu' for
 * batik at Rp100.000 at most, 'kursus masak murah' for cooking, the cheapest first (docs/product/listing.md#search).
 */
export function pricedWords(query: string): PricedWords {
  const asked = query.toLowerCase();
  const amounts = [...asked.matchAll(AMOUNT)].flatMap(amountsOf);
  const amountsTyped = [...new Set(amounts.map(({ typed }) => typed))];
  const rest = amountsTyped.reduce((text, typed) => text.replace(typed, ' '), asked);
  const typed = rest.split(/\s+/).filter((word) => word !== '');
  const isOfPrice = (word: string) => FREE.has(bare(word)) || CHEAP.has(bare(word));
  const named = typed.filter(isOfPrice).map(bare);
  const priceWords = [...named, ...amountsTyped];
  const isFree = named.some((word) => FREE.has(word));
  const bounds: Bounds = isFree ? { leastRupiah: null, mostRupiah: 0 } : boundsOf(amounts);
  const words =
    priceWords.length === 0 ? typed : typed.filter((word) => !isOfPrice(word) && !ANY_COURSE.has(bare(word)));
  return { words, priceWords, ...bounds, isCheapestFirst: named.length > 0 && !isFree };
}
