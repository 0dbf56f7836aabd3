import type { NewsType } from './newsType.ts';

interface Times {
  kind: NewsType;
  /** ISO instants. */
  startAt: string | null;
  endAt: string | null;
}

/**
 * What is wrong with when an item is said to be (docs/product/news.md#events): an event begins at some time, and nothing
 * ends before it begins.
 */
export function eventTimesFailure({ kind, startAt, endAt }: Times): 'startAt' | 'endAt' | null {
  if (startAt === null) return kind === 'acara' || endAt !== null ? 'startAt' : null;
  return endAt !== null && Date.parse(endAt) < Date.parse(startAt) ? 'endAt' : null;
}
