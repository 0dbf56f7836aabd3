import { course, type event as eventEntity } from '@suluh/api/catalogue';
import { eventStatus } from '@suluh/domain/schedule';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import { route } from '../../http/route.ts';
import { publishedCourseId } from './findCourse.ts';

/** A schedule as answers carry it; its status is that of this moment (domain rule). */
export function toEvent(row: typeof schema.event.$inferSelect, now: Date): z.input<typeof eventEntity> {
  return {
    eventId: row.id,
    batch: row.batch,
    city: row.city,
    venue: row.venue,
    url: row.mapUrl,
    startEvent: row.startAt.toISOString(),
    endEvent: row.endAt.toISOString(),
    timeEvent: row.timeLabel,
    timeZone: row.timeZone,
    priceEvent: row.price,
    quota: row.seatsLeft,
    capacity: row.capacity,
    eventStatus: eventStatus({ now, endEvent: row.endAt, seatsLeft: row.seatsLeft, salesOpenAt: row.salesOpenAt }),
  };
}

/** Schedule of a course: what is to come by date, then what is over, latest first. */
export const events = route(course.events, async ({ params }, { db, now }) => {
  const id = await publishedCourseId(db, params.id);
  const rows = await db.select().from(schema.event).where(eq(schema.event.courseId, id)).orderBy(asc(schema.event.startAt), asc(schema.event.id));
  const all = rows.map((row) => toEvent(row, now()));
  const isOver = ({ eventStatus: status }: (typeof all)[number]) => status === 'expired';
  return { data: [...all.filter((event) => !isOver(event)), ...all.filter(isOver).reverse()] };
});
