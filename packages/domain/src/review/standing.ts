import { MAX_RATING } from '../number/index.ts';

/** Ratings of a course by stars, one star first. */
export type StarCounts = readonly number[];

/** Counts without one review's stars and with another's; null where there is none. Never below 0. */
export const recounted = (counts: StarCounts, { from, to }: { from: number | null; to: number | null }): number[] =>
  Array.from({ length: MAX_RATING }, (_, at) =>
    Math.max(0, (counts[at] ?? 0) - (from === at + 1 ? 1 : 0) + (to === at + 1 ? 1 : 0)),
  );

/** Average and number of ratings; 0 and 0 without any. */
export function ratingOf(counts: StarCounts): { average: number; count: number } {
  const count = counts.reduce((sum, each) => sum + each, 0);
  const stars = counts.reduce((sum, each, at) => sum + each * (at + 1), 0);
  return { average: count === 0 ? 0 : stars / count, count };
}

/** Why somebody reports a review (docs/product/review.md#reports). */
export const REPORT_REASONS = ['off-topic', 'abusive', 'advertising', 'private'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Reports by different readers after which a review waits, hidden, until staff have looked at it. */
const REPORTS_THAT_HIDE = 5;

/** Whether a review leaves the page by reports alone. */
export const isHiddenByReports = (reports: number): boolean => reports >= REPORTS_THAT_HIDE;
