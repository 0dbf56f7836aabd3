/**
 * Whether the hours a course is announced with hold more than its lessons take: practice, or the class itself. Minutes; a
 * course whose lessons take none says nothing of them.
 */
export const countsPractice = (announcedMinutes: number, lessonMinutes: number): boolean =>
  lessonMinutes > 0 && announcedMinutes > lessonMinutes;
