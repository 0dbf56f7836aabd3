import { readEnvironment } from '@suluh/config/environment';
import { DEMO_PASSWORD } from '@suluh/config/demoPassword';
import { PRAKERJA_CODE } from '@suluh/domain/course';
import { DAY_MS, DEFAULT_TIME_ZONE } from '@suluh/domain/time';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../src/db/executor.ts';
import { classSession, enrolment, event, membership, userAccount } from '../../../src/db/schema/index.ts';
import { attend } from '../../../src/modules/attending/attend.ts';
import { giveCourseSessions } from '../../../src/modules/attending/giveSessions.ts';
import { hashPassword } from '../../../src/modules/auth/password.ts';
import { lessonsOf } from '../../../src/modules/learning/readLessons.ts';
import { prakerjaCourse, prakerjaLearner, prakerjaWebinar } from '../data/prakerja.ts';
import type { InsertedCourse } from './courses.ts';
import { learnLesson } from './learnLesson.ts';
import { buyAll } from './orders.ts';

const HOUR_MS = 60 * 60_000;

/** Buys a course by Prakerja, and answers what came of it. */
async function bought(
  db: Database,
  courses: readonly InsertedCourse[],
  { userId, title, daysAgo, now }: { userId: string; title: string; daysAgo: number; now: Date },
) {
  const buyer = { userId, programId: null, sessionType: 'reguler' };
  const purchase = { daysAgo, titles: [title], event: 'settled', productCode: PRAKERJA_CODE } as const;
  await buyAll(db, courses, buyer, [purchase], now);
  const courseId = courses.find(({ demo }) => demo.title === title)!.id;
  const [row] = await db
    .select()
    .from(enrolment)
    .where(and(eq(enrolment.userId, userId), eq(enrolment.courseId, courseId)));
  return row!;
}

/** The first session of an enrolment was verified at a moment. */
async function verifyFirst(db: Database, row: Awaited<ReturnType<typeof bought>>, at: Date): Promise<void> {
  const [first] = await db
    .select()
    .from(classSession)
    .where(
      and(
        eq(classSession.courseId, row.courseId),
        row.eventId === null ? isNull(classSession.eventId) : eq(classSession.eventId, row.eventId),
      ),
    )
    .orderBy(asc(classSession.no))
    .limit(1);
  const services = { settings: readEnvironment(process.env), now: () => at };
  await db.transaction((tx) =>
    attend(tx, services, {
      enrolmentId: row.id,
      session: first!,
      at,
      timeZone: DEFAULT_TIME_ZONE,
      source: 'prakerja',
    }),
  );
}

/** A schedule of one seat whose sessions are yesterday, today and tomorrow. */
async function insertWebinar(db: Database, courses: readonly InsertedCourse[], now: Date): Promise<void> {
  const { title, batch, joinUrl, sessionDaysAgo, hours } = prakerjaWebinar;
  const course = courses.find(({ demo }) => demo.title === title)!;
  const held = sessionDaysAgo.map((days) => {
    const startAt = new Date(now.getTime() - days * DAY_MS);
    return { startAt, endAt: new Date(startAt.getTime() + hours * HOUR_MS) };
  });
  const [made] = await db
    .insert(event)
    .values({
      courseId: course.id,
      batch,
      joinUrl,
      startAt: held[0]!.startAt,
      endAt: held.at(-1)!.endAt,
      price: course.demo.priceAfter,
      capacity: 1,
      seatsLeft: 1,
    })
    .returning({ id: event.id });
  await db
    .insert(classSession)
    .values(held.map((session, index) => ({ courseId: course.id, eventId: made!.id, no: index + 1, ...session })));
}

/**
 * Somebody who learns by Prakerja: a course with sessions of which the next is open and a lesson
 * learned, and a webinar of three days. What a Prakerja course takes can be seen and done (docs/product/check-in.md#prakerja).
 */
export async function insertPrakerja(db: Database, courses: readonly InsertedCourse[], now: Date): Promise<void> {
  const [account] = await db
    .insert(userAccount)
    .values({ ...prakerjaLearner, passwordHash: await hashPassword(DEMO_PASSWORD), isVerified: true, consentAt: now })
    .onConflictDoNothing()
    .returning({ userId: userAccount.id });
  if (!account) return; // somebody has this address already
  const { userId } = account;
  await db.insert(membership).values({ userId, sessionType: 'reguler' });
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);

  const { title, sessions, boughtDaysAgo, checkedInDaysAgo } = prakerjaCourse;
  const courseId = courses.find((each) => each.demo.title === title)!.id;
  await db.transaction((tx) => giveCourseSessions(tx, { courseId, count: sessions, by: null, version: null, now }));
  const alone = await bought(db, courses, { userId, title, daysAgo: boughtDaysAgo, now });
  await verifyFirst(db, alone, ago(checkedInDaysAgo));
  const enrolmentId = alone.id;
  const [lesson] = await lessonsOf(db, alone, now);
  await learnLesson(db, { enrolmentId, lesson: lesson!, at: ago(checkedInDaysAgo) });

  await insertWebinar(db, courses, now);
  const webinar = { userId, title: prakerjaWebinar.title, daysAgo: prakerjaWebinar.boughtDaysAgo, now };
  await verifyFirst(db, await bought(db, courses, webinar), ago(1));
}
