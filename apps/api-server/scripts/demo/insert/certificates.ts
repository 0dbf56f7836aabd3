import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../src/db/executor.ts';
import { enrolment } from '../../../src/db/schema/index.ts';
import { issueCertificate } from '../../../src/modules/certificate/issueCertificate.ts';
import { finished } from '../data/orders.ts';
import type { InsertedCourse } from './courses.ts';

const DAY_MS = 86_400_000;

/** Lets a learner have finished courses, and gives the certificates of that day; again, it changes nothing. */
export async function insertCertificates(
  db: Database,
  courses: readonly InsertedCourse[],
  userId: string,
  now: Date,
): Promise<void> {
  for (const { daysAgo, title } of finished) {
    const completedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const courseId = courses.find(({ demo }) => demo.title === title)!.id;
    await db.transaction(async (tx) => {
      const [done] = await tx
        .update(enrolment)
        .set({ completedAt, progressPercent: 100 })
        .where(and(eq(enrolment.userId, userId), eq(enrolment.courseId, courseId)))
        .returning({ id: enrolment.id });
      if (!done || !(await issueCertificate(tx, { enrolmentId: done.id, now: completedAt })))
        throw new Error(`The demo learner gets no certificate of ${title}.`);
    });
  }
}
