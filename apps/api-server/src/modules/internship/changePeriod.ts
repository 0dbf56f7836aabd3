import { isMarkOpen, isOnJobStart, type OnJobPeriod } from '@suluh/domain/programme';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { and, eq, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { lastChangeOf } from '../staff/change.ts';
import { INTERNSHIP, periodRowOf, todayOf, toPlace, type PeriodRow } from './internshipProgram.ts';

/** What the trail calls somebody's internship. */
const subjectOf = (userId: string): string => `internshipParticipant ${userId}`;

/** Whose period is changed, and by whom. */
export interface OfParticipant {
  userId: string;
  /** Who of staff; null for the command. */
  actorId: string | null;
  /** Version the change began from, 0 while there is no period; null for the command, which changes what is there. */
  version: number | null;
}

type Clocked = Pick<Services, 'db' | 'now'>;

/** What of a participant is edited, as a refused change says what is there now. */
const editedOf = (row: PeriodRow | null) =>
  row && {
    version: row.version,
    startsOn: row.startsOn,
    months: row.months,
    ...toPlace(row),
    score: row.grade,
    note: row.gradeNote,
  };

/**
 * The period of a participant, who is locked with it. @throws ApiError NOT_FOUND for who is not in the internship, CONFLICT
 * with what is there now when somebody saved since (docs/product/staff.md#two-people-one-record)
 */
async function lockedPeriod(tx: Executor, { userId, version }: OfParticipant): Promise<PeriodRow | null> {
  const { membership, userAccount } = schema;
  await tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.id, userId)).for('no key update');
  const isMember = and(eq(membership.userId, userId), eq(membership.sessionType, INTERNSHIP));
  if ((await tx.$count(membership, isMember)) === 0) throw new ApiError('NOT_FOUND');
  const row = await periodRowOf(tx, userId);
  if (version !== null && version !== (row?.version ?? 0))
    throw new ApiError('CONFLICT', {
      data: { current: editedOf(row), ...(await lastChangeOf(tx, subjectOf(userId))) },
    });
  return row;
}

/**
 * Sets the on-job period of a participant, and writes it into the audit trail. @returns its version
 * @throws ApiError NOT_FOUND, CONFLICT, BAD_REQUEST for a first day too far from today
 */
export async function setPeriod(
  services: Clocked,
  who: OfParticipant,
  { startsOn, months }: OnJobPeriod,
): Promise<number> {
  const { auditLog, internshipPeriod } = schema;
  return services.db.transaction(async (tx) => {
    const before = await lockedPeriod(tx, who);
    if (startsOn !== before?.startsOn && !isOnJobStart(startsOn, todayOf(services)))
      throw new ApiError('BAD_REQUEST', { errors: [{ field: 'startsOn', message: refusedFieldText.nearDay }] });
    const [after] = await tx
      .insert(internshipPeriod)
      .values({ userId: who.userId, startsOn, months })
      .onConflictDoUpdate({
        target: internshipPeriod.userId,
        set: { startsOn, months, version: sql`${internshipPeriod.version} + 1` },
      })
      .returning({ version: internshipPeriod.version });
    await tx.insert(auditLog).values({
      actorId: who.actorId,
      action: 'internship.period',
      subject: subjectOf(who.userId),
      before: before && { startsOn: before.startsOn, months: before.months },
      after: { startsOn, months },
    });
    return after!.version;
  });
}

type Standing = Pick<typeof schema.internshipPeriod.$inferInsert, 'host' | 'division' | 'mentorName' | 'mentorEmail'>;

/** Changes what is written beside a period, and tells the audit trail. @throws ApiError NOT_FOUND for who has none, CONFLICT */
async function changePeriod(
  { db }: Clocked,
  who: OfParticipant,
  action: string,
  change: Partial<typeof schema.internshipPeriod.$inferInsert>,
  isAllowed: (period: PeriodRow) => boolean = () => true,
): Promise<number> {
  const { auditLog, internshipPeriod } = schema;
  return db.transaction(async (tx) => {
    const before = await lockedPeriod(tx, who);
    if (!before || !isAllowed(before)) throw new ApiError('NOT_FOUND');
    const version = before.version + 1;
    await tx
      .update(internshipPeriod)
      .set({ ...change, version })
      .where(eq(internshipPeriod.userId, who.userId));
    const was = Object.fromEntries(Object.keys(change).map((name) => [name, before[name as keyof typeof before]]));
    await tx
      .insert(auditLog)
      .values({ actorId: who.actorId, action, subject: subjectOf(who.userId), before: was, after: change });
    return version;
  });
}

/** Says where a participant is and who their mentor is (docs/product/internship.md#place). */
export const setPlace = (services: Clocked, who: OfParticipant, place: Standing): Promise<number> =>
  changePeriod(services, who, 'internship.place', place);

/** Writes down the mentor's mark, from the first day of the period; null takes it back. */
export const setGrade = (
  services: Clocked,
  who: OfParticipant,
  { score, note }: { score: number | null; note: string },
): Promise<number> =>
  changePeriod(
    services,
    who,
    'internship.grade',
    { grade: score, gradeNote: score === null ? '' : note, gradedAt: score === null ? null : services.now() },
    (row) => isMarkOpen(row, row.grade !== null, todayOf(services)),
  );
