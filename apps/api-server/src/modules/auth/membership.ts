import { dayInZone } from '@suluh/domain/time';
import { abilitiesOf, holdsOn, keepsLogin } from '@suluh/domain/session';
import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { allPrograms, type ProgramRow } from '../program/queries.ts';
import type { Services } from '../../services.ts';

type Membership = typeof schema.membership.$inferSelect;

/** The memberships of an account that hold today, in Indonesia's capital. */
export async function currentMemberships(db: Executor, userId: string, now: Date): Promise<Membership[]> {
  const today = dayInZone(now);
  return (await db.select().from(schema.membership).where(eq(schema.membership.userId, userId))).filter((membership) =>
    holdsOn(membership, today),
  );
}

/** Whether a login that was begun may go on: a membership of its area holds still. */
export async function isStillMember(
  db: Executor,
  login: Pick<typeof schema.loginSession.$inferSelect, 'userId' | 'sessionType' | 'programId'>,
  now: Date,
): Promise<boolean> {
  const memberships = await currentMemberships(db, login.userId, now);
  return memberships.some((membership) => keepsLogin(membership, login));
}

/**
 * The programme of a login that names none: an area that has one programme is that programme; the main site has none.
 */
export async function programOfArea(services: Services, sessionType: string): Promise<ProgramRow | null> {
  if (!abilitiesOf(sessionType).isOneProgramme) return null;
  const programs = (await allPrograms(services)).filter((program) => program.sessionType === sessionType);
  return programs.length === 1 ? programs[0]! : null;
}
