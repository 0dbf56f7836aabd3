/** Words that say what kind of place a name is of, and name none themselves. */
const KINDS = new Set([
  'kota',
  'kabupaten',
  'kab',
  'kodya',
  'provinsi',
  'prov',
  'dki',
  'di',
  'daerah',
  'istimewa',
  'khusus',
]);

/** How people shorten names of large cities, or call them beside their own. */
const CALLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jogja: 'yogyakarta',
    jogya: 'yogyakarta',
    jogyakarta: 'yogyakarta',
    yogjakarta: 'yogyakarta',
    jogjakarta: 'yogyakarta',
    yogja: 'yogyakarta',
    solo: 'surakarta',
    jkt: 'jakarta',
    bdg: 'bandung',
    sby: 'surabaya',
    smg: 'semarang',
  }),
);

const MARKS = /\p{M}/gu;
/** Of letters that stand for words, as in 'D.I.'. */
const DOTS_OF_LETTERS = /(?<=\b[a-z])\./g;

/** The words that name a place, in small letters without marks. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(DOTS_OF_LETTERS, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !KINDS.has(word))
    .map((word) => CALLED.get(word) ?? word);

/**
 * Whether somebody who typed a place means this one, however they spell it: 'bandung', 'Kota Bandung' and 'BDG' mean
 * Bandung, 'jakarta' all of Jakarta, what follows a comma is the province, 'labuanbajo' Labuan Bajo (docs/product/job.md#filters). What names no place means all.
 */
export function isPlaceMeant(place: string, typed: string): boolean {
  const [before = ''] = typed.split(',');
  const wanted = wordsOf(before);
  const words = wordsOf(place);
  return (
    wanted.every((part) => words.some((word) => word.startsWith(part))) || words.join('').startsWith(wanted.join(''))
  );
}

/** From how many letters on a word may have one that is wrong: shorter ones are too near to each other. */
const LEAST_LETTERS = 5;

/** Whether two words differ by one letter at most: another, one more, one less. */
function isNear(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const [left, right] = [typed.slice(same), word.slice(same)];
  return [right.slice(1) === left.slice(1), right.slice(1) === left, right === left.slice(1)].includes(true);
}

/** Whether somebody means this place who may have one letter of each longer word wrong: 'surabya' is Surabaya. */
function isPlaceNearlyMeant(place: string, typed: string): boolean {
  const [before = ''] = typed.split(',');
  const words = wordsOf(place);
  return wordsOf(before).every((part) =>
    words.some((word) => word.startsWith(part) || (part.length >= LEAST_LETTERS && isNear(part, word))),
  );
}

/** Of these places those somebody means; where they mean none as they spell it, those one wrong letter away. */
export function placesMeant(places: readonly string[], typed: string): string[] {
  const meant = places.filter((place) => isPlaceMeant(place, typed));
  return meant.length > 0 ? meant : places.filter((place) => isPlaceNearlyMeant(place, typed));
}

/** Whether what was typed names a place at all, and not only a kind of place. */
export const namesPlace = (typed: string): boolean => !isPlaceMeant('', typed);
