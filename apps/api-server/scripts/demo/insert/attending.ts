import { eq } from 'drizzle-orm';
import type { Database } from '../../../src/db/executor.ts';
import { event, membership, staffGrant, userAccount } from '../../../src/db/schema/index.ts';
import { hashPassword } from '../../../src/modules/auth/password.ts';
import { attendingPeople, classesOfToday } from '../data/attending.ts';
import { DEMO_PASSWORD } from '@suluh/config/demoPassword';
import type { InsertedCourse } from './courses.ts';
import { buyAll } from './orders.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Somebody who has a webinar and a class at a place that begin a minute from now and last half a day, and somebody who
 * looks after schedules: checking in, ticket and door can be tried at once.
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
  for (const { title, bring, ...place } of classesOfToday) {
    const course = courses.find(({ demo }) => demo.title === title)!;
    const [made] = await db
      .insert(event)
      .values({
        courseId: course.id,
        batch: 'Hari Ini',
        ...place,
        bring: [...bring],
        startAt: new Date(now.getTime() + MINUTE_MS),
        endAt: new Date(now.getTime() + 12 * HOUR_MS),
        price: course.demo.priceAfter,
        capacity: 1,
        seatsLeft: 1,
      })
      .returning({ id: event.id });
    await buyAll(
      db,
      courses,
      { userId: idOf(learner.email), programId: null, sessionType: 'reguler' },
      [{ daysAgo: 0, titles: [title], event: 'settled' }],
      now,
    );
    const [taken] = await db.select({ seatsLeft: event.seatsLeft }).from(event).where(eq(event.id, made!.id));
    if (taken?.seatsLeft !== 0) throw new Error(`The demo learner has no place in today's class of ${title}.`);
  }
}
