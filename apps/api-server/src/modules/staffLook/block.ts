import { staffLookEntries as entries } from '@suluh/api/catalogue';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { endLogins } from '../auth/session.ts';
import { productOf } from '../program/productOf.ts';
import { recordChange } from '../staff/change.ts';
import { oneOf } from '../staff/records.ts';
import { requireOpenToLooks } from './begin.ts';
import { learnerRecords, oneLearner } from './records.ts';

const { outbox, userAccount } = schema;

/** Keeping an account out, and letting it in again (docs/product/staff.md#people). */
export const blockRoutes: Route[] = [
  route(entries.learnerBlock, async ({ params: { id }, body: { reason }, caller }, services) => {
    const { db, now } = services;
    const { reach, userId: by } = staff(caller);
    await oneOf(db, learnerRecords({ now }), id, reach);
    await requireOpenToLooks(db, id, now());
    await db.transaction(async (tx) => {
      const [before] = await tx.select().from(userAccount).where(eq(userAccount.id, id)).for('no key update');
      const { email: to, fullname, blockedAt, blockReason } = before!;
      await tx
        .update(userAccount)
        .set({ blockedAt: blockedAt ?? now(), blockReason: reason, updatedAt: now() })
        .where(eq(userAccount.id, id));
      await endLogins(tx, services, id);
      if (blockedAt === null)
        await tx
          .insert(outbox)
          .values({ kind: 'accountBlocked', payload: { to, fullname, product: productOf(null), reason } });
      await recordChange(tx, {
        by,
        action: 'learner.block',
        subject: `learner ${id}`,
        before: { blockReason },
        after: { blockReason: reason },
      });
    });
    return { data: await oneLearner(db, id, { reach, now }) };
  }),

  route(entries.learnerUnblock, async ({ params: { id }, caller }, { db, now }) => {
    const { reach, userId: by } = staff(caller);
    await oneOf(db, learnerRecords({ now }), id, reach);
    await db.transaction(async (tx) => {
      const [opened] = await tx
        .update(userAccount)
        .set({ blockedAt: null, blockReason: null, updatedAt: now() })
        .where(and(eq(userAccount.id, id), isNotNull(userAccount.blockedAt), isNull(userAccount.deletedAt)))
        .returning({ to: userAccount.email, fullname: userAccount.fullname });
      if (!opened) return;
      await tx.insert(outbox).values({ kind: 'accountUnblocked', payload: { ...opened, product: productOf(null) } });
      await recordChange(tx, { by, action: 'learner.unblock', subject: `learner ${id}` });
    });
    return { data: await oneLearner(db, id, { reach, now }) };
  }),
];
