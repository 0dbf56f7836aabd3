import { billingAddressEntries as entries, type billingPic } from '@suluh/api/catalogue';
import { MOST_BILLING_ADDRESSES } from '@suluh/domain/validation';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { lockLearner } from '../order/enrol.ts';

const { billingAddress } = schema;

const columnsOf = ({ pic_phone: picPhone, pic_email: picEmail, ...rest }: z.output<typeof billingPic>) => ({
  ...rest,
  picPhone,
  picEmail,
});

const isSame = (columns: ReturnType<typeof columnsOf>) =>
  and(
    eq(billingAddress.fullnameUser, columns.fullnameUser),
    eq(billingAddress.position, columns.position),
    eq(billingAddress.picPhone, columns.picPhone),
    eq(billingAddress.picEmail, columns.picEmail),
    eq(billingAddress.billingAddress, columns.billingAddress),
  );

async function addressesOf(db: Executor, userId: string) {
  const rows = await db
    .select()
    .from(billingAddress)
    .where(eq(billingAddress.userId, userId))
    .orderBy(desc(billingAddress.createdAt), desc(billingAddress.id));
  return {
    data: rows.map(({ id, fullnameUser, position, picPhone, picEmail, billingAddress: address }) => ({
      id,
      fullnameUser,
      position,
      pic_phone: picPhone,
      pic_email: picEmail,
      billingAddress: address,
    })),
  };
}

/** Whom invoices of a learner go to, kept to be chosen again (docs/product/account.md#invoice-addresses). */
export const billingAddressRoutes = [
  route(entries.list, ({ caller }, { db }) => addressesOf(db, learner(caller).userId)),

  route(entries.add, ({ body, caller }, { db, now }) => {
    const { userId } = learner(caller);
    const columns = columnsOf(body);
    const isMine = eq(billingAddress.userId, userId);
    return db.transaction(async (tx) => {
      await lockLearner(tx, userId); // so that no two at once pass the most there may be
      if ((await tx.$count(billingAddress, and(isMine, isSame(columns)))) === 0) {
        if ((await tx.$count(billingAddress, isMine)) >= MOST_BILLING_ADDRESSES) throw new ApiError('CONFLICT');
        await tx.insert(billingAddress).values({ userId, ...columns, createdAt: now() });
      }
      return addressesOf(tx, userId);
    });
  }),

  route(entries.change, ({ params: { id }, body, caller }, { db }) => {
    const { userId } = learner(caller);
    const columns = columnsOf(body);
    const isMine = eq(billingAddress.userId, userId);
    return db.transaction(async (tx) => {
      await lockLearner(tx, userId); // so that no two changed at once become the same
      const others = and(isMine, ne(billingAddress.id, id), isSame(columns));
      const [changed] = await tx
        .select()
        .from(billingAddress)
        .where(and(isMine, eq(billingAddress.id, id)));
      if (!changed) throw new ApiError('NOT_FOUND');
      if ((await tx.$count(billingAddress, others)) > 0) throw new ApiError('CONFLICT');
      await tx.update(billingAddress).set(columns).where(eq(billingAddress.id, id));
      return addressesOf(tx, userId);
    });
  }),

  route(entries.remove, async ({ params: { id }, caller }, { db }) => {
    const { userId } = learner(caller);
    await db.delete(billingAddress).where(and(eq(billingAddress.userId, userId), eq(billingAddress.id, id)));
    return addressesOf(db, userId);
  }),
];
