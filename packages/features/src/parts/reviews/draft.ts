import { highlightsIn, type ReviewHighlight } from '@suluh/domain/review';
import { readDraft } from '@suluh/session/draft';
import { cookies } from 'next/headers';
import type { SearchParams } from '../list-query/index.ts';
import { isStars } from './query.ts';

/** A review that was refused, or met a login that had ended: what its form shows again. */
export interface ReviewDraft {
  /** Undefined where none was chosen. */
  rating: number | undefined;
  comment: string;
  highlights: readonly ReviewHighlight[];
  isNamed: boolean;
}

/** In an address: its page keeps a draft. The address carries none of it. */
export const HAS_DRAFT = { draf: '1' } as const;

/** A draft as its page's cookies keep it, of the fields that were posted: every word of it, however many are too many. */
export const keptDraft = ({
  rating = '',
  comment = '',
  highlights = '',
  isNamed,
}: Partial<Record<string, string>>) => ({
  rating,
  comment,
  highlights,
  ...(isNamed ? {} : { isNamed: 'false' }),
});

/** The draft of what is kept; null for none. */
export function draftOf(kept: Readonly<Record<string, string>> | null): ReviewDraft | null {
  const comment = kept?.comment ?? '';
  const stars = Number(kept?.rating);
  const rating = isStars(stars) ? stars : undefined;
  const highlights = highlightsIn((kept?.highlights ?? '').split(','));
  return comment === '' && rating === undefined ? null : { rating, comment, highlights, isNamed: !kept?.isNamed };
}

/** The draft of the page an address leads back to; null without one, and of another writer. */
export async function draftIn(search: SearchParams, who: string): Promise<ReviewDraft | null> {
  if (search.draf !== HAS_DRAFT.draf) return null;
  const jar = await cookies();
  return draftOf(readDraft((name) => jar.get(name)?.value, who));
}
