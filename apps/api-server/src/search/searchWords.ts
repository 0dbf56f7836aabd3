/** Most words of a search that are looked at. */
const MAX_WORDS = 8;
const MAX_LENGTH = 40;

/** The words of a search, lower case, without signs: 'Desain, Grafis!' gives desain and grafis. */
export function wordsOf(query: string): string[] {
  const words = query
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  return [...new Set(words.map((word) => word.slice(0, MAX_LENGTH)))].slice(0, MAX_WORDS);
}

/** Typing errors between two words: letters added, lost, changed, or swapped with the next one. */
export function typingErrors(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row++) {
    const line = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let least = Math.min(last[column]! + 1, line[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const isSwap =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (isSwap) least = Math.min(least, beforeLast[column - 2]! + 1);
      line.push(least);
    }
    beforeLast = last;
    last = line;
  }
  return last[right.length]!;
}

/** Errors a word of this length may have: none up to 3 letters, one up to 5, then two. */
export function toleratedErrors(word: string): number {
  if (word.length <= 3) return 0;
  return word.length <= 5 ? 1 : 2;
}

/** Below so many letters, two that are changed for others make another word (sampah and sambal, rambut and rumput). */
const LEAST_LETTERS_FOR_TWO_CHANGED = 8;

/** Whether `meant` may have been typed as `word`. */
export function isTypingError(word: string, meant: string): boolean {
  const errors = typingErrors(word, meant);
  if (errors > toleratedErrors(word)) return false;
  const changed = [...word].filter((letter, at) => letter !== meant[at]).length;
  const isOtherLetters = errors === 2 && changed === 2 && word.length === meant.length;
  return !isOtherLetters || word.length >= LEAST_LETTERS_FOR_TWO_CHANGED;
}
