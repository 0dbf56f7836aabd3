import { createHash, randomUUID } from 'node:crypto';
import { staffSeriesEntries as entries, type seriesPreview } from '@suluh/api/catalogue';
import { batchAfter, seriesFaults, seriesOf, type ScheduleTimes, type SeriesPattern } from '@suluh/domain/schedule';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { coursesWithin, eventsWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route, type Staff } from '../../http/route.ts';
import { once } from '../order/idempotency.ts';
import { recordChange } from './change.ts';
import { lockCourse, thereAlready } from './sameSchedule.ts';
import { takingPlace } from './seriesCollisions.ts';

const { course, event } = schema;
type Preview = z.input<typeof seriesPreview>;
type Source = Awaited<ReturnType<typeof sourceOf>>;

/** A schedule that is repeated, of a course within reach. @throws ApiError NOT_FOUND, EVENT_CALLED_OFF */
async function sourceOf(tx: Executor, eventId: number, { reach }: Staff) {
  const [found] = await tx
    .select({ event, course })
    .from(event)
    .innerJoin(course, eq(course.id, event.courseId))
    .where(and(eq(event.id, eventId), eventsWithin(reach), coursesWithin(reach)))
    .for('update', { of: event }); // of two series of one schedule the second sees the first
  if (!found) throw new ApiError('NOT_FOUND');
  if (found.event.cancelledAt) throw new ApiError('EVENT_CALLED_OFF');
  return found;
}

/** @throws ApiError BAD_REQUEST at the field of the pattern */
function timesOf({ event: from }: Source, pattern: SeriesPattern, now: Date): ScheduleTimes[] {
  const faults = seriesFaults(from, pattern, now);
  if (faults.length > 0)
    throw new ApiError('BAD_REQUEST', {
      errors: faults.map(({ field, fault }) => ({ field, message: staffText.event.series[fault] })),
    });
  return seriesOf(from, pattern, now);
}

/** What would be made, marked by all that is shown and by the schedule it is made of. */
async function previewOf(tx: Executor, from: Source, times: readonly ScheduleTimes[], { reach }: Staff) {
  const others = await takingPlace(tx, from, times, reach);
  const series = times.map((own, at) => ({ ...own, batch: batchAfter(from.event.batch, at + 1) }));
  const there = await thereAlready(tx, from.event, series);
  const dates: Preview['dates'] = series.map((own) => {
    const { batch, startAt, endAt } = own;
    const inTheWay = others.filter((other) => other.startAt < endAt && startAt < other.endAt);
    const same = { reason: 'same' as const, title: from.course.fullname, startAt, endAt };
    return {
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
      batch,
      collisions: (there.includes(own) ? [same] : inTheWay).map((other) => ({
        ...other,
        startAt: other.startAt.toISOString(),
        endAt: other.endAt.toISOString(),
      })),
    };
  });
  const mark = createHash('sha256')
    .update(JSON.stringify([from.event.version, dates]))
    .digest('base64url');
  return { mark, requestKey: randomUUID(), dates } satisfies Preview;
}

/** Makes the schedules of a series as the first one is, each with all its seats. @returns their ids */
async function makeAll(
  tx: Executor,
  { event: from }: Source,
  series: readonly (ScheduleTimes & { batch: string })[],
  by: string,
): Promise<number[]> {
  const { id, version: _version, movedAt: _movedAt, cancelledAt: _cancelledAt, seatsKept: _kept, ...same } = from;
  const made = await tx
    .insert(event)
    .values(series.map((own) => ({ ...same, ...own, id: undefined, seatsLeft: from.capacity })))
    .returning({ id: event.id, batch: event.batch, startAt: event.startAt, endAt: event.endAt });
  for (const { id: madeId, ...own } of made)
    await recordChange(tx, { by, action: 'event.series', subject: `event ${madeId}`, after: { ...own, from: id } });
  return made.map((each) => each.id);
}

/** More schedules like one, by a pattern (docs/product/staff.md#series). */
export const seriesRoutes: Route[] = [
  route(entries.seriesLook, async ({ params: { eventId }, body, caller }, { db, now }) => {
    const who = staff(caller);
    const data = await db.transaction(async (tx) => {
      const from = await sourceOf(tx, eventId, who);
      return previewOf(tx, from, timesOf(from, body, now()), who);
    });
    return { data };
  }),

  route(entries.seriesMake, async ({ params: { eventId }, body, caller }, { db, now }) => {
    const who = staff(caller);
    const { mark, requestKey: key, except, ...pattern } = body;
    const data = await db.transaction(async (tx) => {
      const from = await sourceOf(tx, eventId, who);
      await lockCourse(tx, from.event.courseId, 'everything'); // of two who make the same schedule the later sees the first
      const call = { userId: who.userId, operation: `event.series ${eventId}`, key, body };
      return once(tx, call, async () => {
        const times = timesOf(from, pattern, now());
        const preview = await previewOf(tx, from, times, who);
        if (preview.mark !== mark) throw new ApiError('CONFLICT', { data: preview });
        const left = new Set(except.map((at) => Date.parse(at)));
        const series = times.flatMap((own, at) =>
          left.has(own.startAt.getTime()) ? [] : [{ ...own, batch: preview.dates[at]!.batch }],
        );
        const refuse = (message: string) => new ApiError('BAD_REQUEST', { errors: [{ field: 'except', message }] });
        if (series.length === 0) throw refuse(staffText.event.series.nothing);
        const isThere = preview.dates.some(
          ({ startAt, collisions }) =>
            !left.has(Date.parse(startAt)) && collisions.some(({ reason }) => reason === 'same'),
        );
        if (isThere) throw refuse(staffText.event.exists);
        return { ids: await makeAll(tx, from, series, who.userId) };
      });
    });
    return { data };
  }),
];
