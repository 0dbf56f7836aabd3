import { eq } from 'drizzle-orm';
import { schema } from '../src/db/index.ts';
import { issueCertificate } from '../src/modules/certificate/issueCertificate.ts';
import type { TestApp } from './app.ts';
import { confirmCarts, fillCarts, type TestLearner } from './learners.ts';

/** The learner takes a free course. @returns the enrolment */
export async function enrolled(
  test: TestApp,
  learner: TestLearner,
  courseId: number,
  eventId: number | null = null,
): Promise<string> {
  const { status, body } = await confirmCarts(test, learner, await fillCarts(test, [learner], { courseId, eventId }));
  if (status !== 201) throw new Error(`confirm: ${JSON.stringify(body)}`);
  const { orderId } = body.data as { orderId: string };
  const [row] = await test.services.db
    .select({ id: schema.enrolment.id })
    .from(schema.enrolment)
    .where(eq(schema.enrolment.orderId, orderId));
  return row!.id;
}

/** The learner takes a free course and is given its certificate. */
export async function certified(test: TestApp, learner: TestLearner, courseId: number, eventId: number | null = null) {
  const certificate = await issueCertificate(test.services.db, {
    enrolmentId: await enrolled(test, learner, courseId, eventId),
    now: test.services.now(),
  });
  if (!certificate) throw new Error(`course ${courseId} gives no certificate`);
  return certificate;
}
