import { eq } from 'drizzle-orm';
import { schema } from '../src/db/index.ts';
import type { TestApp } from './app.ts';
import { enrolled } from './certificates.ts';
import { manyLearners, type TestLearner } from './learners.ts';

const HOUR_MS = 3_600_000;

interface ClassFacts {
  typeCode?: 'b' | 'c' | 'd';
  timeZone?: string;
  /** Hours from now to the beginning and the end. */
  from?: number;
  to?: number;
  capacity?: number;
  certificate?: string | null;
}

let made = 0;

/** A free class of its own with one schedule. */
export async function newClass(
  { services: { db, now } }: TestApp,
  {
    typeCode = 'd',
    timeZone = 'Asia/Jakarta',
    from = 96,
    to = 99,
    capacity = 50,
    certificate = 'completion',
  }: ClassFacts = {},
) {
  const name = `kelas-${(made += 1)}`;
  const [course] = await db
    .insert(schema.course)
    .values({ slug: name, fullname: name, partnerId: 2, typeCode, certificate })
    .returning({ id: schema.course.id });
  const event = await newDate({ db, now }, course!.id, { timeZone, from, to, capacity });
  return { courseId: course!.id, slug: name, event };
}

/** Another schedule of a class. */
export async function newDate(
  { db, now }: Pick<TestApp['services'], 'db' | 'now'>,
  courseId: number,
  { timeZone = 'Asia/Jakarta', from = 96, to = 99, capacity = 50, price = 0 }: ClassFacts & { price?: number } = {},
) {
  const [event] = await db
    .insert(schema.event)
    .values({
      courseId,
      batch: '1',
      venue: 'Sanggar Canting Ayu',
      city: 'Bantul',
      startAt: new Date(now().getTime() + from * HOUR_MS),
      endAt: new Date(now().getTime() + to * HOUR_MS),
      timeZone,
      price,
      capacity,
      seatsLeft: capacity,
      joinUrl: 'https://rapat.example/kelas',
    })
    .returning();
  return event!;
}

/** Gives a schedule these sessions, each so many hours from now to so many. */
export async function setSessions(
  { services: { db, now } }: TestApp,
  event: { id: number; courseId: number },
  hours: readonly (readonly [number, number])[],
) {
  const { classSession } = schema;
  await db.delete(classSession).where(eq(classSession.eventId, event.id));
  const at = (hour: number) => new Date(now().getTime() + hour * HOUR_MS);
  return db
    .insert(classSession)
    .values(
      hours.map(([from, to], index) => ({
        courseId: event.courseId,
        eventId: event.id,
        no: index + 1,
        startAt: at(from),
        endAt: at(to),
      })),
    )
    .returning();
}

/** Somebody who has a place in a class. */
export async function participant(
  test: TestApp,
  courseId: number,
  eventId: number | null,
): Promise<TestLearner & { enrolmentId: string }> {
  const [learner] = (await manyLearners(test, 1)) as [TestLearner];
  return { ...learner, enrolmentId: await enrolled(test, learner, courseId, eventId) };
}
