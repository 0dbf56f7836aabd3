import type { ScheduleTimes } from '@suluh/domain/schedule';
import type { Reach } from '@suluh/domain/staff';
import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { coursesWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';

const { course, event } = schema;
type Source = { event: typeof event.$inferSelect; course: typeof course.$inferSelect };

const sameWords = (column: typeof event.venue | typeof event.city | typeof course.teacherName, words: string | null) =>
  sql`lower(trim(coalesce(${column}, ''))) = ${(words ?? '').trim().toLowerCase()}`;
const isNamed = (words: string | null): boolean => (words ?? '').trim() !== '';

/**
 * What else takes place at the venue of a schedule, or with its teacher, from the first of these times to the last. Who
 * does not reach the other course is told that there is one, not which.
 */
export async function takingPlace(db: Executor, from: Source, times: readonly ScheduleTimes[], reach: Reach) {
  const { venue, city } = from.event;
  const { teacherName, partnerId } = from.course;
  const atVenue = isNamed(venue) ? and(sameWords(event.venue, venue), sameWords(event.city, city)) : sql`false`;
  const withTeacher = isNamed(teacherName)
    ? and(eq(course.partnerId, partnerId), sameWords(course.teacherName, teacherName))
    : sql`false`;
  const rows = await db
    .select({
      title: course.fullname,
      isReached: sql<boolean>`${coursesWithin(reach)}`,
      isAtVenue: sql<boolean>`${atVenue}`,
      startAt: event.startAt,
      endAt: event.endAt,
    })
    .from(event)
    .innerJoin(course, eq(course.id, event.courseId))
    .where(
      and(
        gt(event.endAt, times[0]!.startAt),
        lt(event.startAt, times.at(-1)!.endAt),
        isNull(event.cancelledAt),
        ne(event.id, from.event.id),
        or(atVenue, withTeacher),
      ),
    )
    .orderBy(event.startAt, event.id);
  return rows.map(({ isReached, isAtVenue, title, startAt, endAt }) => ({
    reason: isAtVenue ? ('venue' as const) : ('teacher' as const),
    title: isReached ? title : null,
    startAt,
    endAt,
  }));
}
