/** Course type codes (spec 3): a self-learning, b webinar, c hybrid, d offline with venue. */
export const COURSE_TYPE_CODES = ['a', 'b', 'c', 'd'] as const;
export type CourseTypeCode = (typeof COURSE_TYPE_CODES)[number];

export interface CourseType {
  id?: string | null;
  name?: string | null;
}

export type CourseBadge = 'online' | 'offline';

/** The name under which course data carries the offline type beside its code d (spec 3, spec 5). */
export const OFFLINE_TYPE_NAME = 'Kelas Offline';

/** The code of a course type; null for anything else. */
export function courseTypeCode(value: unknown): CourseTypeCode | null {
  return COURSE_TYPE_CODES.find((code) => code === value) ?? null;
}

/** Whether the course takes place at a venue: id d or the name 'Kelas Offline' (spec 3). */
export function isOffline(type: CourseType | null | undefined): boolean {
  return type?.id === 'd' || type?.name === OFFLINE_TYPE_NAME;
}

/** Every type that is not offline is online, unknown values included (spec 3, Course type codes). */
export function isOnline(type: CourseType | null | undefined): boolean {
  return !isOffline(type);
}

/** Which of the two badges the card shows (spec 3). */
export function courseBadge(type: CourseType | null | undefined): CourseBadge {
  return isOffline(type) ? 'offline' : 'online';
}
