import { DAY_MS } from '@suluh/domain/time';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../src/db/executor.ts';
import { classSession, event, membership, staffGrant, userAccount } from '../../../src/db/schema/index.ts';
import { hashPassword } from '../../../src/modules/auth/password.ts';
import { attendingPeople, classesOfToday } from '../data/attending.ts';
import { DEMO_PASSWORD } from '@suluh/config/demoPassword';
import type { InsertedCourse } from './courses.ts';
import { buyAll } from './orders.ts';

const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;

/** The meetings of a course that has begun at the last half hour: as many days as are asked for, at the same hours. */
export function meetingsFrom(now: Date, { minutes, days }: { minutes: number; days: number }) {
  const first = Math.floor(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS;
  return Array.from({ length: days }, (_, day) => {
    const startAt = new Date(first + day * DAY_MS);
    return { startAt, endAt: new Date(startAt.getTime() + (minutes / days) * MINUTE_MS) };
  });
}

/**
 * Somebody who has a webinar and a class at a place that have just begun and last a working day, and somebody who looks
 * after schedules: checking in, ticket and door can be tried at once.
 */
export async function insertAttending(db: Database, courses: readonly InsertedCourse[], now: Date): Promise<void> {
  const { learner, organiser } = attendingPeople;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const accounts = await db
    .insert(userAccount)
    .values([learner, organiser].map((person) => ({ ...person, passwordHash, isVerified: true, consentAt: now })))
    .onConflictDoNothing()
    .returning({ id: userAccount.id, email: userAccount.email });
  if (accounts.length < 2) return; // somebody has these addresses already
  const idOf = (email: string) => accounts.find((account) => account.email === email)!.id;
  await db.insert(membership).values(accounts.map(({ id }) => ({ userId: id, sessionType: 'reguler' })));
  await db.insert(staffGrant).values({ userId: idOf(organiser.email), role: 'organiser' });
  for (const { title, days, bring, ...place } of classesOfToday) {
    const course = courses.find(({ demo }) => demo.title === title)!;
    const meetings = meetingsFrom(now, { minutes: course.demo.minutes, days });
    const [made] = await db
      .insert(event)
      .values({
        courseId: course.id,
        batch: 'Hari Ini',
        ...place,
        bring: [...bring],
        startAt: meetings[0]!.startAt,
        endAt: meetings.at(-1)!.endAt,
        price: course.demo.priceAfter,
        capacity: 1,
        seatsLeft: 1,
      })
      .returning({ id: event.id });
    // Of its own, since a day that ends after midnight is none by the hours of the schedule.
    await db
      .insert(classSession)
      .values(meetings.map((each, index) => ({ courseId: course.id, eventId: made!.id, no: index + 1, ...each })));
    await buyAll(
      db,
      courses,
      { userId: idOf(learner.email), programId: null, sessionType: 'reguler' },
      [{ daysAgo: 0, titles: [title], event: 'settled' }],
      new Date(meetings[0]!.startAt.getTime() - HALF_HOUR_MS),
    );
    const [taken] = await db.select({ seatsLeft: event.seatsLeft }).from(event).where(eq(event.id, made!.id));
    if (taken?.seatsLeft !== 0) throw new Error(`The demo learner has no place in today's class of ${title}.`);
  }
}
