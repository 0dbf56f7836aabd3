/** Tabs of My Course by the query param status (docs/product/addresses.md#internship: status=all). */
export const MY_COURSE_STATUSES = ['all', 'ongoing', 'finished'] as const;
export type MyCourseStatus = (typeof MY_COURSE_STATUSES)[number];

/** The tab a query asks for; anything unknown is all. */
export function myCourseStatusOf(value: unknown): MyCourseStatus {
  return MY_COURSE_STATUSES.find((status) => status === value) ?? 'all';
}
