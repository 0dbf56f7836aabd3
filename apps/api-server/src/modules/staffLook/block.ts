import { staffLookEntries as entries } from '@suluh/api/catalogue';
import { eq } from 'drizzle-orm';
import { isStaff } from '../../access/staffSession.ts';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { endLogins } from '../auth/session.ts';
import { historyOf, recordChange } from '../staff/change.ts';
import { oneOf } from '../staff/records.ts';
import { letterheadLastUsed, lockedAccount, subjectOf } from './account.ts';
import { learnerRecords, oneLearner } from './records.ts';

const { outbox, userAccount } = schema;

/** Keeping an account out, and letting it in again (docs/product/staff.md#people). */
export const blockRoutes: Route[] = [
  route(entries.learnerBlock, async ({ params: { id }, body: { reason }, caller }, services) => {
    const { db, now } = services;
    const { reach, userId: by } = staff(caller);
    await oneOf(db, learnerRecords({ now }), id, reach);
    await db.transaction(async (tx) => {
      const { email: to, fullname, blockedAt, blockReason } = await lockedAccount(tx, id);
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
      const { email: to, fullname, blockedAt } = await lockedAccount(tx, id);
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
