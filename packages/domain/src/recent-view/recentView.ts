/** Courses a device remembers to have shown, the last one first. */
export const MOST_VIEWS = 10;

/** What a device keeps: whose views they are, null for a visitor's. */
export interface Views {
  of: string | null;
  courseIds: readonly number[];
}

const NONE: readonly number[] = [];

/**
 * What of it may be shown to whoever uses the device now: a learner's own views and those made before logging in; never
 * those of somebody who left (docs/product/home.md#for-you).
 */
export const viewsFor = (kept: Views | null, who: string | null): readonly number[] =>
  kept !== null && (kept.of === who || kept.of === null) ? kept.courseIds : NONE;

/** What is kept once somebody looked at a course. */
export const withView = (kept: Views | null, who: string | null, courseId: number): Views => ({
  of: who,
  courseIds: [courseId, ...viewsFor(kept, who).filter((id) => id !== courseId)].slice(0, MOST_VIEWS),
});

/** What was kept as text; null for nothing, and for what nobody wrote here. */
export function readViews(text: string | null): Views | null {
  try {
    const { of, courseIds } = JSON.parse(text ?? '') as Partial<Views>;
    if (!Array.isArray(courseIds) || (of !== null && typeof of !== 'string')) return null;
    return { of, courseIds: courseIds.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MOST_VIEWS) };
  } catch {
    return null; // nothing, or cut off
  }
}
