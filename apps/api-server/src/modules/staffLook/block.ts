import { staffLookEntries as entries } from '@suluh/api/catalogue';
import { desc, eq } from 'drizzle-orm';
import { isStaff } from '../../access/staffSession.ts';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { endLogins } from '../auth/session.ts';
import type { Letterhead } from '../../mail/letters.ts';
import { letterheadOf } from '../program/letterheadOf.ts';
import { historyOf, recordChange } from '../staff/change.ts';
import { oneOf } from '../staff/records.ts';
import { learnerRecords, oneLearner } from './records.ts';

const { loginSession, outbox, program, userAccount } = schema;

const subjectOf = (id: string): string => `learner ${id}`;

/** An account, its row locked against logins, roles and its closing. @throws ApiError NOT_FOUND once it is erased */
async function locked(tx: Executor, id: string) {
  const [account] = await tx.select().from(userAccount).where(eq(userAccount.id, id)).for('no key update');
  if (!account || account.deletedAt !== null) throw new ApiError('NOT_FOUND');
  return account;
}

/** In whose name an account is written to about itself: of where it was signed in last, ours where it never was. */
async function letterheadLastUsed(tx: Executor, userId: string): Promise<Letterhead> {
  const [last] = await tx
    .select({ program })
    .from(loginSession)
    .leftJoin(program, eq(program.id, loginSession.programId))
    .where(eq(loginSession.userId, userId))
    .orderBy(desc(loginSession.createdAt))
    .limit(1);
  return letterheadOf(last?.program);
}

/** Keeping an account out, and letting it in again (docs/product/staff.md#people). */
export const blockRoutes: Route[] = [
  route(entries.learnerBlock, async ({ params: { id }, body: { reason }, caller }, services) => {
    const { db, now } = services;
    const { reach, userId: by } = staff(caller);
    await oneOf(db, learnerRecords({ now }), id, reach);
    await db.transaction(async (tx) => {
      const { email: to, fullname, blockedAt, blockReason } = await locked(tx, id);
      if (await isStaff(tx, id, now())) throw new ApiError('BLOCK_CLOSED');
      await tx
        .update(userAccount)
        .set({ blockedAt: blockedAt ?? now(), blockReason: reason, updatedAt: now() })
        .where(eq(userAccount.id, id));
      if (blockedAt === null) {
        const letterhead = await letterheadLastUsed(tx, id);
        await tx.insert(outbox).values({ kind: 'accountBlocked', payload: { to, fullname, ...letterhead, reason } });
      }
      await endLogins(tx, services, id, undefined, 'blocked');
      await recordChange(tx, {
        by,
        action: 'learner.block',
        subject: subjectOf(id),
        before: { blockReason },
        after: { blockReason: reason },
      });
    });
    return { data: await oneLearner(db, id, { reach, now }) };
  }),

  route(entries.learnerUnblock, async ({ params: { id }, body: { reason }, caller }, { db, now }) => {
    const { reach, userId: by } = staff(caller);
    await oneOf(db, learnerRecords({ now }), id, reach);
    await db.transaction(async (tx) => {
      const { email: to, fullname, blockedAt } = await locked(tx, id);
      if (blockedAt === null) return;
      await tx
        .update(userAccount)
        .set({ blockedAt: null, blockReason: null, updatedAt: now() })
        .where(eq(userAccount.id, id));
      const letterhead = await letterheadLastUsed(tx, id);
      await tx.insert(outbox).values({ kind: 'accountUnblocked', payload: { to, fullname, ...letterhead } });
      await recordChange(tx, { by, action: 'learner.unblock', subject: subjectOf(id), after: { reason } });
    });
    return { data: await oneLearner(db, id, { reach, now }) };
  }),

  route(entries.learnerHistory, async ({ params: { id }, caller }, { db, now }) => {
    await oneOf(db, learnerRecords({ now }), id, staff(caller).reach);
    return { data: await historyOf(db, subjectOf(id)) };
  }),
];
