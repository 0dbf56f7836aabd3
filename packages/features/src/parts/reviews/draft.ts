import { MAX_RATING } from '@suluh/domain/number';
import { FREE_TEXT_MAX_LENGTH } from '@suluh/domain/validation';
import { wordsOf, type SearchParams } from '../list-query/index.ts';

/** A review that was refused, or met a login that had ended: what its form shows again. */
export interface ReviewDraft {
  /** Undefined where none was chosen. */
  rating: number | undefined;
  comment: string;
}

/** Characters an address may carry of the words: they stand twice encoded in the login's own. The rest is left out. */
const MOST_ENCODED_CHARACTERS = 6_000;

/** As much from the beginning of a text as an address may carry. */
function carried(comment: string): string {
  let left = MOST_ENCODED_CHARACTERS;
  let words = '';
  for (const character of comment.toWellFormed()) {
    left -= encodeURIComponent(encodeURIComponent(character)).length;
    if (left < 0) break;
    words += character;
  }
  return words;
}

/** Whether so many stars can be given. */
export const isStars = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_RATING;

/** A draft as parameters of an address: `draf` are the words, `nilai` the stars; of none, none. */
export const draftParams = (draft: { rating?: number | undefined; comment: string } | null) => ({
  draf: draft && carried(draft.comment),
  nilai: draft?.rating !== undefined && isStars(draft.rating) ? draft.rating : null,
});

/** The draft an address carries; null without one. */
export function draftIn(search: SearchParams): ReviewDraft | null {
  const comment = wordsOf(search, 'draf', FREE_TEXT_MAX_LENGTH);
  const stars = Number(search.nilai);
  const rating = isStars(stars) ? stars : undefined;
  return comment === '' && rating === undefined ? null : { rating, comment };
}
