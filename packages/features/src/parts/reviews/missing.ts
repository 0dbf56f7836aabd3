import { failureOfMessage, reviewSchema } from '@suluh/domain/validation';
import { ruleText } from '@suluh/i18n-id/validation';
import type { SearchParams } from '../list-query/index.ts';
import type { ReviewDraft } from './draft.ts';

/** The sentence at each field of a review that was refused; null at one that was fine. */
export interface ReviewMissing {
  rating: string | null;
  comment: string | null;
}

export const NOTHING_MISSING: ReviewMissing = { rating: null, comment: null };

/** What is wrong with a review that was refused for what it says: with its draft, or with a form that was empty. */
export function missingIn({ error }: SearchParams, draft: ReviewDraft | null): ReviewMissing {
  if (error !== 'BAD_REQUEST') return NOTHING_MISSING;
  const { rating = 0, comment = '', highlights = [] } = draft ?? {};
  const read = reviewSchema.safeParse({ rating, comment, highlights: [...highlights] });
  const said = (field: keyof ReviewMissing): string | null => {
    const failure = failureOfMessage(read.error?.issues.find(({ path }) => path[0] === field)?.message);
    return failure && ruleText(failure);
  };
  return { rating: said('rating'), comment: said('comment') };
}
