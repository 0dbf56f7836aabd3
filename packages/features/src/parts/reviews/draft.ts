import { FREE_TEXT_MAX_LENGTH } from '@suluh/domain/validation';
import { DRAFT_COOKIE, readDraftCookie } from '@suluh/session/cookies';
import { cookies } from 'next/headers';
import type { SearchParams } from '../list-query/index.ts';
import { isStars } from './query.ts';

/** A review that was refused, or met a login that had ended: what its form shows again. */
export interface ReviewDraft {
  /** Undefined where none was chosen. */
  rating: number | undefined;
  comment: string;
}

/** In an address: its page keeps a draft. The address carries none of it. */
export const HAS_DRAFT = { draf: '1' } as const;

/** A draft as its page's cookie keeps it. */
export const keptDraft = ({ rating = '', comment = '' }: { rating?: string; comment?: string }) => ({
  rating,
  comment,
});

/** The draft of what a cookie keeps; null for none. */
export function draftOf(kept: Readonly<Record<string, string>> | null): ReviewDraft | null {
  const comment = (kept?.comment ?? '').slice(0, FREE_TEXT_MAX_LENGTH);
  const stars = Number(kept?.rating);
  const rating = isStars(stars) ? stars : undefined;
  return comment === '' && rating === undefined ? null : { rating, comment };
}

/** The draft of the page an address leads back to; null without one. */
export const draftIn = async (search: SearchParams): Promise<ReviewDraft | null> =>
  search.draf === HAS_DRAFT.draf ? draftOf(readDraftCookie((await cookies()).get(DRAFT_COOKIE)?.value)) : null;
