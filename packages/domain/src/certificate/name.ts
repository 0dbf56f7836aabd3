/** Letters that may differ within a word before it is another word: one in short words, two in long ones. */
const LONG_WORD = 6;

/** Words a name may have more than another, as names are shortened. */
const MOST_MORE = 2;

/** Titles before and behind a name, as they are written; what else has a full stop in it is part of the name. */
const TITLE =
  /^(?:(?:drs?|dra|ir|prof|hj?|kh|ust|tn|ny)\.|[smd]\.(?:pd|kom|e|h|t|si|i|sos|ag|kep|farm|psi|ked|ip|ikom|hut|pt|st|sn|ds|ars|kes|gz|km|ak|ab|ap|hum|p|pi|stat|th|fil|mat|log|eng|sc|m|a)\.?(?:i\.?)?|a\.md(?:\.\p{L}{1,4})?\.?|ph\.d\.?)$/u;

/**
 * Words of a name as they are compared: no titles, no marks,
 * and the spelling of before 1972 like that of today. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => !TITLE.test(word))
    .flatMap((word) => word.split('.'))
    .map((word) =>
      word
        .replaceAll(/[^\p{L}]/gu, '')
        .replaceAll('oe', 'u')
        .replaceAll('tj', 'c')
        .replaceAll('dj', 'j'),
    )
    .filter((word) => word !== '');

/** How many letters are put in, left out, changed or swapped with their neighbour between two words. */
function lettersApart(left: string, right: string): number {
  const rows = [Array.from({ length: right.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= left.length; i++) {
    const [above, aboveThat] = [rows[i - 1]!, rows[i - 2]];
    const row = [i];
    for (let j = 1; j <= right.length; j++) {
      const isSame = left[i - 1] === right[j - 1];
      let apart = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (isSame ? 0 : 1));
      if (aboveThat && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        apart = Math.min(apart, aboveThat[j - 2]! + 1);
      row.push(apart);
    }
    rows.push(row);
  }
  return rows[left.length]![right.length]!;
}

/** An initial stands for a word that begins with it; others may differ by a slip. */
const isLike = (left: string, right: string): boolean => {
  if (Math.min(left.length, right.length) === 1) return left[0] === right[0];
  return lettersApart(left, right) <= (Math.max(left.length, right.length) >= LONG_WORD ? 2 : 1);
};

/**
 * Whether a word tells one person from another: the same letter for letter, or so long that a slip leaves it known. Budi and
 * Rudi are two people, though one letter lies between them.
 */
const isTelling = (left: string, right: string): boolean =>
  left.length > 1 && right.length > 1 && (left === right || Math.max(left.length, right.length) >= LONG_WORD);

/**
 * Whether two names may well be one person's: every word of the shorter one is found in the other, slips of the pen,
 * initials, order and titles apart, at least one of them beyond doubt, and no more than two
 * words stand beside them (docs/product/certificate.md#name).
 */
export function isLikelySamePerson(one: string, other: string): boolean {
  const [fewer, more] = [wordsOf(one), wordsOf(other)].toSorted((left, right) => left.length - right.length) as [
    string[],
    string[],
  ];
  if (more.length - fewer.length > MOST_MORE) return false;
  const left = [...more];
  let isKnown = false;
  for (const word of fewer) {
    const at = left.findIndex((each) => isLike(word, each));
    if (at < 0) return false;
    isKnown ||= isTelling(word, left[at]!);
    left.splice(at, 1);
  }
  return isKnown;
}
