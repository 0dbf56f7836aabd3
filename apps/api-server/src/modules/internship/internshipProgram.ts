import { dayInZone } from '@suluh/domain/time';
import type { OnJobPeriod } from '@suluh/domain/programme';
import { abilitiesOf, typesWhere } from '@suluh/domain/session';
import { wholePlaces } from '@suluh/domain/staff';
import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner, staff } from '../../http/authenticate.ts';
import type { Caller, Learner, Staff } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { ProgramRow } from '../program/queries.ts';

/** Session type of the internship, and of its programme. */
export const INTERNSHIP = typesWhere(({ hasOnJobPeriods }) => hasOnJobPeriods)[0]!;

/** Today where the periods of internships are counted: in Indonesia's capital (docs/product/internship.md#period). */
export const todayOf = ({ now }: Pick<Services, 'now'>): string => dayInZone(now());

/** The programme whose courses the internship gives. @throws ApiError NOT_FOUND while there is none */
export async function internshipProgram(db: Executor): Promise<ProgramRow> {
  const { program } = schema;
  const [found] = await db.select().from(program).where(eq(program.sessionType, INTERNSHIP)).orderBy(program.id);
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
}

/** The participant who calls. @throws ApiError FORBIDDEN for who is signed in elsewhere */
export function participant(caller: Caller): Learner {
  const found = learner(caller);
  if (!abilitiesOf(found.sessionType).hasOnJobPeriods) throw new ApiError('FORBIDDEN');
  return found;
}

/** Whether a grant of the member of staff reaches the whole internship. */
export const reachesProgram = ({ reach }: Staff, programId: number): boolean =>
  reach === 'everything' || wholePlaces(reach, 'programId').includes(programId);

/**
 * The member of staff who calls, and the internship's programme.
 * @throws ApiError NOT_FOUND when no grant reaches it (docs/product/staff.md#grants)
 */
export async function organiser(caller: Caller, db: Executor): Promise<{ actorId: string; program: ProgramRow }> {
  const found = staff(caller);
  const program = await internshipProgram(db);
  if (!reachesProgram(found, program.id)) throw new ApiError('NOT_FOUND');
  return { actorId: found.userId, program };
}

/** The on-job period of somebody; null without one. */
export async function periodOf(db: Executor, userId: string): Promise<OnJobPeriod | null> {
  const found = await periodRowOf(db, userId);
  return found && { startsOn: found.startsOn, months: found.months };
}

export type PeriodRow = typeof schema.internshipPeriod.$inferSelect;

/** The same with where it is spent, and the mentor's mark. */
export async function periodRowOf(db: Executor, userId: string): Promise<PeriodRow | null> {
  const { internshipPeriod } = schema;
  const [found] = await db.select().from(internshipPeriod).where(eq(internshipPeriod.userId, userId));
  return found ?? null;
}

/** Where somebody is, and their mentor. */
export const toPlace = ({ host, division, mentorName, mentorEmail }: PeriodRow) => ({
  host,
  division,
  mentorName,
  mentorEmail,
});
