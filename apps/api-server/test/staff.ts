import { eq } from 'drizzle-orm';
import { beginStaffSession } from '../src/access/staffSession.ts';
import { schema } from '../src/db/index.ts';
import type { TestApp } from './app.ts';
import { manyLearners, type TestLearner } from './learners.ts';

type Place = Pick<
  typeof schema.staffGrant.$inferInsert,
  'partnerId' | 'programId' | 'eventId' | 'teacherId' | 'startsAt' | 'endsAt'
>;

/** Somebody with a role, everywhere or at a place. */
export async function newStaff(test: TestApp, role: string, place: Place = {}): Promise<TestLearner> {
  const [person] = (await manyLearners(test, 1)) as [TestLearner];
  const { db, now } = test.services;
  await db.update(schema.userAccount).set({ isVerified: true }).where(eq(schema.userAccount.id, person.userId));
  // The database's own clock is finer than ours: by its default a grant of this very moment would not have begun.
  await db.insert(schema.staffGrant).values({ userId: person.userId, role, startsAt: now(), ...place });
  return { ...person, auth: await staffBearer(test, person.userId) };
}

/** A role of these permissions, as somebody may make one. */
export async function newRole(
  { services: { db } }: TestApp,
  name: string,
  permissions: readonly string[],
): Promise<void> {
  await db.insert(schema.staffRole).values({ name });
  await db.insert(schema.staffRolePermission).values(permissions.map((permission) => ({ role: name, permission })));
}

/** Authorization header of somebody who signs in to the back office now, by a second factor unless said otherwise. */
export async function staffBearer(
  { services: { db, now } }: TestApp,
  userId: string,
  isProved = true,
): Promise<string> {
  return `Bearer ${await beginStaffSession(db, { userId, isProved, now: now() })}`;
}

/** Authorization header of a look at a learner that begins now, by somebody of support who is made for it. */
export async function lookBearer(test: TestApp, { userId }: TestLearner): Promise<string> {
  const { db } = test.services;
  const support = await newStaff(test, 'support');
  await db.insert(schema.membership).values({ userId, sessionType: 'reguler' }).onConflictDoNothing();
  const body = { sessionType: 'reguler', reason: 'Berkas materinya tidak terbuka' };
  const asked = await test.call('POST', `/api/admin/learner/${userId}/look`, { auth: support.auth, body });
  const code = new URL((asked.body.data as { url: string }).url).searchParams.get('code');
  const begun = await test.call('POST', '/api/auth/look', { body: { code, sessionType: 'reguler' } });
  return `Bearer ${(begun.body.data as { token: string }).token}`;
}
