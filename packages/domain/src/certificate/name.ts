/** Letters that may differ within a word before it is another word: one in short words, two in long ones. */
const LONG_WORD = 6;

/**
 * Words of a name as they are compared: no titles (what has or ends with a full stop, more than an initial), no marks,
 * and the spelling of before 1972 like that of today. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => !/\p{L}{2,}\.|\p{L}\.\p{L}/u.test(word))
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
 * Whether two names may well be one person's: every word of the shorter one is found in the other, slips of the pen,
 * initials, order and titles apart, and at least one of them whole (docs/product/certificate.md#name).
 */
export function isLikelySamePerson(one: string, other: string): boolean {
  const [fewer, more] = [wordsOf(one), wordsOf(other)].toSorted((left, right) => left.length - right.length) as [
    string[],
    string[],
  ];
  const left = [...more];
  let whole = 0;
  for (const word of fewer) {
    const at = left.findIndex((each) => isLike(word, each));
    if (at < 0) return false;
    if (word.length > 1 && left[at]!.length > 1) whole += 1;
    left.splice(at, 1);
  }
  return whole > 0;
}
