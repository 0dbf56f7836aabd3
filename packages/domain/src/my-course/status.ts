/** Tabs of My Course by the query param status (docs/product/addresses.md#internship: status=all). */
export const MY_COURSE_STATUSES = ['all', 'ongoing', 'finished'] as const;
export type MyCourseStatus = (typeof MY_COURSE_STATUSES)[number];

/** The tab a query asks for; anything unknown is all. */
export function myCourseStatusOf(value: unknown): MyCourseStatus {
  return MY_COURSE_STATUSES.find((status) => status === value) ?? 'all';
}

/** Kinds My Course can show alone, by the query param type or the address /my-course/offline. */
export const MY_COURSE_TYPES = ['all', 'online', 'offline'] as const;
export type MyCourseType = (typeof MY_COURSE_TYPES)[number];

/** How long a button that starts a course stays busy after it was pressed (docs/product/course.md#labels). */
export const START_BUSY_MS = 1000;
