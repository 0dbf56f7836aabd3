/** Recap categories (docs/product/recap.md#page). */
export const RECAP_CATEGORIES = ['Explorer', 'High-Achiever', 'Enthusiast'] as const;
export type RecapCategory = (typeof RECAP_CATEGORIES)[number];

/** Courses and institutes named on a recap (docs/product/recap.md). */
export const RECAP_SHOWN = 3;

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

/** Download and Share are enabled once the rendered image was uploaded (docs/product/recap.md). */
export function recapActionsEnabled(uploaded: { file?: string | null } | null): boolean {
  return uploaded?.file != null && uploaded.file !== '';
}
