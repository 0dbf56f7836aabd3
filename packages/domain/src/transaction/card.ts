/** Courses a transaction card shows before it is expanded (docs/product/transaction.md#status). */
export const CARD_COURSES = 1;

export interface CardCourses<Course> {
  shown: readonly Course[];
  /** N of 'Lihat N Kursus Lainnya'; 0 when there is nothing to expand. */
  otherCount: number;
}

/** The courses of a transaction card: 1, or all of them once expanded (docs/product/transaction.md#status). */
export function cardCourses<Course>(courses: readonly Course[], expanded: boolean): CardCourses<Course> {
  const shown = expanded ? courses : courses.slice(0, CARD_COURSES);
  return { shown, otherCount: courses.length - shown.length };
}
