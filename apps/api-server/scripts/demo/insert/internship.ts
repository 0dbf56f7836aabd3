import { dayInZone, DAY_MS } from '@suluh/domain/time';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../src/db/executor.ts';
import { enrolment, internshipInvitation, userAccount } from '../../../src/db/schema/index.ts';
import { setPeriod, setPlace } from '../../../src/modules/internship/changePeriod.ts';
import { setMandatory } from '../../../src/modules/internship/organise.ts';
import { lessonsOf } from '../../../src/modules/learning/readLessons.ts';
import { internship } from '../data/internship.ts';
import type { InsertedCourse } from './courses.ts';
import { learnLesson } from './learnLesson.ts';

/** Gives the demo's intern a period, mandatory courses and some lessons done, and makes a code for others. */
export async function insertInternship(db: Database, courses: readonly InsertedCourse[], now: Date): Promise<void> {
  const { email, startedDaysAgo, months, place, mandatory, dueMonths, learned, invitation } = internship;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [intern] = await db.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.email, email));
  if (!intern) return; // this database was filled without the people
  const ids = mandatory.map((title) => courses.find(({ demo }) => demo.title === title)!.id);
  await setMandatory(db, { courseIds: ids, dueMonths, actorId: null, version: null });
  const [services, who] = [
    { db, now: () => now },
    { userId: intern.id, actorId: null, version: null },
  ];
  await setPeriod(services, who, { startsOn: dayInZone(ago(startedDaysAgo)), months });
  await setPlace(services, who, place);
  await db
    .insert(internshipInvitation)
    .values({ ...invitation, startsOn: dayInZone(now) })
    .onConflictDoNothing();
  const [row] = await db
    .select()
    .from(enrolment)
    .where(and(eq(enrolment.userId, intern.id), eq(enrolment.courseId, ids[0]!)));
  if (!row) return;
  const at = ago(learned.daysAgo);
  const easy = (await lessonsOf(db, row, at)).filter(({ rule }) => rule === 'watched' || rule === 'opened');
  for (const lesson of easy.slice(0, learned.lessons))
    if (lesson.state !== 'done') await learnLesson(db, { enrolmentId: row.id, lesson, at });
}
