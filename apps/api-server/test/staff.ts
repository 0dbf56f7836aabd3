import { schema } from '../src/db/index.ts';
import type { TestApp } from './app.ts';
import { manyLearners, type TestLearner } from './learners.ts';

type Place = Pick<typeof schema.staffGrant.$inferInsert, 'partnerId' | 'programId' | 'eventId' | 'startsAt' | 'endsAt'>;

/** Somebody with a role, everywhere or at a place. */
export async function newStaff(test: TestApp, role: string, place: Place = {}): Promise<TestLearner> {
  const [person] = (await manyLearners(test, 1)) as [TestLearner];
  await test.services.db.insert(schema.staffGrant).values({ userId: person.userId, role, ...place });
  return person;
}
