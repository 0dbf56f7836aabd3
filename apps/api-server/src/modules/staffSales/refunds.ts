import { staffSalesEntries as entries } from '@suluh/api/catalogue';
import { CLOSED_REFUND_STATUSES } from '@suluh/domain/refund';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, sql, type Column } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { beginRefund } from '../payment/beginRefund.ts';
import { decide } from '../payment/decideRefund.ts';
import { retryRefund } from '../payment/retryRefund.ts';
import { recordAccountRead, stepTransfer, withdrawTransfer, type TransferResult } from '../payment/stepTransfer.ts';
import { fewFound, namedApart, namedBy } from '../staff/fewFound.ts';
import { oneOf, recordRoutes, type Records } from '../staff/records.ts';
import { addressOf } from '../teaching/deeds.ts';
import { everywhere } from './orders.ts';

const { course, orders, refund, refundAccount, userAccount } = schema;

/** Name of who did something: looked up for the rows of a page, and planned as no join of the list. */
const nameOf = (who: Column) => sql<string | null>`(select a.fullname from ${userAccount} a where a.id = ${who})`;

/** What people give back of a refund's order with it: of the order's other refunds those that were asked for and are open. */
const sum = sql<number>`(${refund.amount} + coalesce((select sum(o.amount) from refund o
  where o.order_id = ${refund.orderId} and o.id <> ${refund.id} and o.is_asked and o.status <> all(${sql.param([...CLOSED_REFUND_STATUSES])}::text[])), 0))::float8`;

/** Refunds as finance finds them. */
const refundRecords: Records<typeof entries.refunds.list> = {
  id: refund.id,
  from: sql`${refund} left join ${orders} on ${orders.id} = ${refund.orderId} left join ${userAccount} on ${userAccount.id} = ${orders.userId}`,
  within: everywhere,
  found: (db, words) => {
    const apart = namedApart(words);
    return fewFound(db, refund.orderId, {
      words,
      ids: sql`select id from ${orders} where id = ${words} or invoice_id = ${words}
        union all select o.id from ${orders} o join ${userAccount} on ${userAccount.id} = o.user_id where ${namedBy(words)}`,
      many: namedBy(words),
      apart: apart && {
        ids: sql`select o.id from ${orders} o join ${userAccount} on ${userAccount.id} = o.user_id where ${apart}`,
        many: apart,
      },
    });
  },
  matching: ({ status }) => (status === undefined ? undefined : eq(refund.status, status)),
  sorts: { createdAt: refund.createdAt },
  async rows(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select({
        refund,
        invoiceId: orders.invoiceId,
        fullname: userAccount.fullname,
        email: userAccount.email,
        course: sql<string | null>`(select c.fullname from ${course} c where c.id = ${refund.courseId})`,
        sum,
        begunBy: nameOf(refund.begunBy),
        firstApprovedBy: nameOf(refund.firstApprovedBy),
        transferredBy: nameOf(refund.transferredBy),
        account: refundAccount,
      })
      .from(refund)
      .innerJoin(orders, eq(orders.id, refund.orderId))
      .innerJoin(userAccount, eq(userAccount.id, orders.userId))
      .leftJoin(refundAccount, eq(refundAccount.orderId, refund.orderId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ refund: row, account, ...rest }) => ({
      ...row,
      ...rest,
      account: account && {
        bank: account.bank,
        numberEnd: account.numberEnd,
        holder: account.holder,
      },
      createdAt: row.createdAt.toISOString(),
      settledAt: row.settledAt?.toISOString() ?? null,
    }));
  },
};

/** Why somebody may not send a refund anew. */
const RETRY_TEXT = { ownMoney: 'ownMoney', ownAsking: 'ownRetry' } as const;

/** What is told of a word about a transfer that counts for nothing. @throws ApiError */
function requireDone(result: TransferResult): void {
  if (result === 'unknown') throw new ApiError('NOT_FOUND');
  if (result === 'samePerson') throw new ApiError('SECOND_PERSON_REQUIRED');
  if (result === 'ownMoney' || result === 'ownAsking')
    throw new ApiError('SECOND_PERSON_REQUIRED', { message: staffText.refund[result] });
  if (result === 'unread') throw new ApiError('ACCOUNT_UNREAD');
  if (result === 'conflict') throw new ApiError('CONFLICT');
}

export const staffRefundRoutes = [
  ...recordRoutes(entries.refunds, refundRecords),

  route(entries.refundBegin, async ({ params: { id: orderId }, body, caller }, services) => {
    const { userId, reach } = staff(caller);
    const id = await beginRefund(services.db, services, { ...body, orderId, by: userId });
    return { data: await oneOf(services.db, refundRecords, id, reach) };
  }),

  route(entries.refundDecide, async ({ params: { id }, body, caller }, services) => {
    const { userId, reach } = staff(caller);
    const { db } = services;
    const result = await decide(db, services, {
      which: id,
      decision: body.decision,
      by: await addressOf(db, userId),
      refusal: body.refusal ?? null,
    });
    if (result.kind === 'unknown') throw new ApiError('NOT_FOUND');
    if (result.kind === 'samePerson') throw new ApiError('SECOND_PERSON_REQUIRED');
    if (result.kind !== 'decided' && result.kind !== 'waitsForSecond') throw new ApiError('CONFLICT');
    return { data: await oneOf(db, refundRecords, id, reach) };
  }),

  route(entries.refundRetry, async ({ params: { id }, caller }, services) => {
    const { userId, reach } = staff(caller);
    const result = await retryRefund(services, id, await addressOf(services.db, userId));
    if (result === 'unknown') throw new ApiError('NOT_FOUND');
    if (result !== 'retried')
      throw new ApiError('SECOND_PERSON_REQUIRED', { message: staffText.refund[RETRY_TEXT[result]] });
    return { data: await oneOf(services.db, refundRecords, id, reach) };
  }),

  route(entries.refundAccount, async ({ params: { id }, caller }, { db, seal }) => {
    const { userId } = staff(caller);
    return {
      data: await db.transaction(async (tx) => {
        const [account] = await tx
          .select({ of: refundAccount })
          .from(refundAccount)
          .innerJoin(refund, eq(refund.orderId, refundAccount.orderId))
          .where(and(eq(refund.id, id), eq(refund.status, 'transfer')));
        if (!account?.of.number) throw new ApiError('NOT_FOUND');
        const { bank, holder, number, givenAt } = account.of;
        await recordAccountRead(tx, { id, by: userId, givenAt });
        return { bank, holder, number: seal.openText(number) };
      }),
    };
  }),

  route(entries.refundTransfer, async ({ params: { id }, body, caller }, services) => {
    const { userId, reach } = staff(caller);
    const made = body.reference && body.numberEnd ? { reference: body.reference, numberEnd: body.numberEnd } : null;
    requireDone(await stepTransfer(services.db, services, { id, by: userId, made }));
    return { data: await oneOf(services.db, refundRecords, id, reach) };
  }),

  route(entries.refundTransferWithdraw, async ({ params: { id }, body, caller }, services) => {
    const { userId, reach } = staff(caller);
    requireDone(await withdrawTransfer(services.db, { id, by: userId, ...body }));
    return { data: await oneOf(services.db, refundRecords, id, reach) };
  }),
];
