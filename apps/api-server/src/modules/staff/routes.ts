import { staffEntries as entries } from '@suluh/api/catalogue';
import { and, desc, eq, sql } from 'drizzle-orm';
import { eventsWithin } from '../../access/scope.ts';
import { schema } from '../../db/index.ts';
import { staff } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { holdsText } from './holdsText.ts';

/** What staff see and do; each entry names its permission (docs/product/staff.md#permissions). */
export const staffRoutes = [
  route(entries.staffEvents, async ({ query: { page, limit, q }, caller }, { db }) => {
    const { course, enrolment, event } = schema;
    const rows = await db
      .select({
        id: event.id,
        courseId: course.id,
        courseFullname: course.fullname,
        batch: event.batch,
        city: event.city,
        startAt: event.startAt,
        endAt: event.endAt,
        timeZone: event.timeZone,
        capacity: event.capacity,
        enrolled: db.$count(enrolment, eq(enrolment.eventId, event.id)),
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(event)
      .innerJoin(course, eq(course.id, event.courseId))
      .where(and(eventsWithin(staff(caller).reach), q === '' ? undefined : holdsText(course.fullname, q)))
      .orderBy(desc(event.startAt), event.id)
      .limit(limit)
      .offset((page - 1) * limit);
    return {
      data: rows.map(({ startAt, endAt, ...row }) => ({
        ...row,
        startAt: startAt.toISOString(),
        endAt: endAt.toISOString(),
      })),
      meta: { page, limit, totalData: rows[0]?.total ?? 0 },
    };
  }),
];
