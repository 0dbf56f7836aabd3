import { isOffline, type CourseType } from '../course/index.ts';

/** What stood out of a course, in the order it is offered (docs/product/review.md#writing). */
export const REVIEW_HIGHLIGHTS = ['teacher', 'practice', 'material', 'place', 'time'] as const;
export type ReviewHighlight = (typeof REVIEW_HIGHLIGHTS)[number];

/** What can stand out of a course: a place only where one is gone to, for all of it or a part (docs/product/course.md). */
export const highlightsOf = (type: CourseType | null | undefined): readonly ReviewHighlight[] =>
  REVIEW_HIGHLIGHTS.filter((highlight) => highlight !== 'place' || isOffline(type) || type?.id === 'c');

/** Those among some words, each once and in their order; what is none of them is left out. */
export const highlightsIn = (words: readonly string[]): ReviewHighlight[] =>
  REVIEW_HIGHLIGHTS.filter((highlight) => words.includes(highlight));
