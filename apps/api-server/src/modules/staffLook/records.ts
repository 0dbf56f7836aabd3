import type { staffLookEntries as entries } from '@suluh/api/catalogue';
import type { Reach } from '@suluh/domain/staff';
import { erasureAt } from '@suluh/domain/personal-data';
import { dayInZone } from '@suluh/domain/time';
import { holdsOn, storedSessionType } from '@suluh/domain/session';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { grantHoldsAt } from '../../access/grantHolds.ts';
import { learnersWithin, programmesWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import { nearPeople, ofPeople } from '../staff/fewFound.ts';
import { oneOf, type Records } from '../staff/records.ts';

const { learnerLook, membership, program, staffGrant, userAccount } = schema;

/** A learner as staff are answered. */
export type StaffLearner = z.input<typeof entries.learners.one.data>;

/** Most looks that are told of one learner. */
const TOLD_LOOKS = 20;

/** Accounts that are open, as those find them who may look; who works here stands among them, and says so. */
export const learnerRecords = ({ now }: { now: () => Date }): Records<typeof entries.learners.list> => ({
  id: userAccount.id,
  from: sql`${userAccount}`,
  within: (reach) => and(isNull(userAccount.deletedAt), learnersWithin(reach))!,
  matching: () => undefined,
  found: (db, words) => ofPeople(db, userAccount.id, words),
  near: (db, words) => nearPeople(db, userAccount.id, words),
  sorts: { createdAt: userAccount.createdAt },
  async rows(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select({
        id: userAccount.id,
        fullname: userAccount.fullname,
        email: userAccount.email,
        createdAt: userAccount.createdAt,
        blockedAt: userAccount.blockedAt,
        blockReason: userAccount.blockReason,
        closingAt: userAccount.closingAt,
        isStaff: sql<boolean>`exists (select from ${staffGrant} g where g.user_id = ${userAccount}.id and ${grantHoldsAt(now(), 'g')})`,
      })
      .from(userAccount)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ createdAt, blockedAt, closingAt, ...row }) => ({
      ...row,
      erasedAt: closingAt && erasureAt(closingAt).toISOString(),
      createdAt: createdAt.toISOString(),
      blockedAt: blockedAt?.toISOString() ?? null,
    }));
  },
});

/** Where a learner is a member today, as far as somebody reaches. */
async function areasOf(db: Executor, userId: string, reach: Reach, now: Date) {
  const programmes = programmesWithin(reach);
  const rows = await db
    .select({ member: membership, programName: program.name })
    .from(membership)
    .leftJoin(program, eq(program.id, membership.programId))
    .where(
      and(eq(membership.userId, userId), programmes === null ? undefined : inArray(membership.programId, programmes)),
    )
    .orderBy(membership.sessionType, membership.programId);
  const today = dayInZone(now);
  return rows
    .filter(({ member }) => holdsOn(member, today))
    .map(({ member: { sessionType, programId }, programName }) => ({
      sessionType: storedSessionType(sessionType),
      programId,
      programName,
    }));
}

/** Who looked as a learner, the last first. */
async function looksAt(db: Executor, userId: string) {
  const looks = await db
    .select({
      id: learnerLook.id,
      by: userAccount.fullname,
      reason: learnerLook.reason,
      startedAt: learnerLook.startedAt,
    })
    .from(learnerLook)
    .leftJoin(userAccount, eq(userAccount.id, learnerLook.staffId))
    .where(and(eq(learnerLook.userId, userId), isNotNull(learnerLook.startedAt)))
    .orderBy(desc(learnerLook.askedAt))
    .limit(TOLD_LOOKS);
  return looks.map(({ startedAt, ...look }) => ({ ...look, startedAt: startedAt!.toISOString() }));
}

/** A learner with where they are, and who looked as them. @throws ApiError NOT_FOUND */
export async function oneLearner(
  db: Executor,
  id: string,
  { reach, now }: { reach: Reach; now: () => Date },
): Promise<StaffLearner> {
  const row = await oneOf(db, learnerRecords({ now }), id, reach);
  const [areas, looks] = await Promise.all([areasOf(db, id, reach, now()), looksAt(db, id)]);
  return { ...row, areas, looks };
}
