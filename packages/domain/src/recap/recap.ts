/** Recap categories (docs/product/recap.md#page). */
export const RECAP_CATEGORIES = ['Explorer', 'High-Achiever', 'Enthusiast'] as const;
export type RecapCategory = (typeof RECAP_CATEGORIES)[number];

/** Courses and institutes named on a recap (docs/product/recap.md). */
export const RECAP_SHOWN = 3;

/** Courses finished before somebody is called a High-Achiever, and subjects before an Explorer (R29). */
const ACHIEVED = 2;
const EXPLORED = 3;

interface RecapList {
  shown: readonly string[];
  /** N of '+ N Kursus Lainnya'. */
  otherCount: number;
}

export type RecapView = { kind: 'empty' } | { kind: 'recap'; courses: RecapList; institutes: RecapList };

/**
 * What the recap shows: the empty state without enrolled courses, else up to 3 courses and 3 institutes and
 * how many more there are (docs/product/recap.md).
 */
export function recapView(recap: { courses: readonly string[]; institutes: readonly string[] }): RecapView {
  if (recap.courses.length === 0) return { kind: 'empty' };
  return { kind: 'recap', courses: firstOf(recap.courses), institutes: firstOf(recap.institutes) };
}

function firstOf(names: readonly string[]): RecapList {
  const shown = names.slice(0, RECAP_SHOWN);
  return { shown, otherCount: names.length - shown.length };
}

/**
 * The kind of learner somebody was in a year, by counts of its courses: who finished most of them, at least two, is a
 * High-Achiever; else who learned in three subjects an Explorer; all others are Enthusiasts (R29).
 */
export function recapCategory(year: { courses: number; finished: number; subjects: number }): RecapCategory {
  if (year.finished >= ACHIEVED && year.finished * 2 > year.courses) return 'High-Achiever';
  return year.subjects >= EXPLORED ? 'Explorer' : 'Enthusiast';
}

/** Whole hours of learning, rounded to the nearest, that are told of somebody. @param minutes not below 0 */
export const recapHours = (minutes: number): number => Math.round(minutes / 60);

/** What somebody is called on a recap: the first of their names. */
export const firstNameOf = (fullname: string): string => fullname.trim().split(/\s+/, 1).join('');
