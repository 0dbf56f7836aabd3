/** What Prakerja knows a course by: our id. */
export const courseCode = (courseId: number): string => `suluh-${courseId}`;

/** What Prakerja knows a schedule by; a course without one is its own. */
export const scheduleCode = (courseId: number, eventId: number | null): string =>
  eventId === null ? courseCode(courseId) : `${courseCode(courseId)}-${eventId}`;

/** Course and schedule of the two codes; null for codes that are not ours. */
export function courseOfCodes(course: string, schedule: string): { courseId: number; eventId: number | null } | null {
  const courseId = Number(/^suluh-(\d{1,9})$/.exec(course)?.[1]);
  if (!(courseId > 0)) return null;
  const eventId = Number(new RegExp(`^${course}-(\\d{1,9})$`).exec(schedule)?.[1]);
  return { courseId, eventId: eventId > 0 ? eventId : null };
}
