/** Course type codes (docs/product/course.md): a self-learning, b webinar, c hybrid, d offline with venue. */
export const COURSE_TYPE_CODES = ['a', 'b', 'c', 'd'] as const;
export type CourseTypeCode = (typeof COURSE_TYPE_CODES)[number];

export interface CourseType {
  id?: string | null;
  name?: string | null;
}

export type CourseBadge = 'online' | 'offline';

/** The name under which course data carries the offline type beside its code d (docs/product/course.md). */
export const OFFLINE_TYPE_NAME = 'Kelas Offline';

/** The code of a course type; null for anything else. */
export function courseTypeCode(value: unknown): CourseTypeCode | null {
  return COURSE_TYPE_CODES.find((code) => code === value) ?? null;
}

/** Whether the course takes place at a venue: id d or the name 'Kelas Offline' (docs/product/course.md). */
export function isOffline(type: CourseType | null | undefined): boolean {
  return type?.id === 'd' || type?.name === OFFLINE_TYPE_NAME;
}

/** Which of the two badges the card shows (docs/product/course.md). */
export function courseBadge(type: CourseType | null | undefined): CourseBadge {
  return isOffline(type) ? 'offline' : 'online';
}
