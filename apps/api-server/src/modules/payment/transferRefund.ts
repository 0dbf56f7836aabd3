import { paymentEntries as entries } from '@suluh/api/catalogue';
import { isAccountOpen, isRefundDue, numberEnd } from '@suluh/domain/refund';
import { eq } from 'drizzle-orm';
import { schema, type Database, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import type { Services, SiteServices } from '../../services.ts';
import { coursesOf, itemsOf } from '../order/enrol.ts';
import { lockOrder } from '../order/queries.ts';
import type { RefundRow } from '../order/queueRefund.ts';
import { tellLearner } from '../order/tellLearner.ts';
import { takesBack } from './provider/methods.ts';

/** Refunds of an order with the way their money came by; its row must be locked. */
const refundsOf = (tx: Executor, orderId: string) =>
  tx
    .select({ row: schema.refund, productCode: schema.paymentAttempt.productCode })
    .from(schema.refund)
    .leftJoin(schema.paymentAttempt, eq(schema.paymentAttempt.id, schema.refund.attemptId))
    .where(eq(schema.refund.orderId, orderId));

/** Whether a refund goes by a transfer, and its learner may still say where to. */
export const asksAccount = (
  { status, transferredBy }: Pick<RefundRow, 'status' | 'transferredBy'>,
  productCode: string | null | undefined,
): boolean =>
  isAccountOpen({ status, recordedBy: transferredBy }) &&
  (status === 'transfer' || (typeof productCode === 'string' && !takesBack(productCode)));

/** The learner names the account, or another one, until the transfer was made. The number is sealed. */
const give = route(entries.refundAccountGive, async ({ params, body, caller }, { db, now, seal }) => {
  const { userId } = learner(caller);
  const { refundAccount } = schema;
  const { bank, number, holder } = body;
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, params.orderId);
    if (!order || order.userId !== userId) throw new ApiError('NOT_FOUND');
    const refunds = await refundsOf(tx, order.id);
    const isMade = refunds.some(
      ({ row: { status, transferredBy } }) => status === 'transfer' && transferredBy !== null,
    );
    if (isMade || !refunds.some(({ row, productCode }) => asksAccount(row, productCode)))
      throw new ApiError('ACCOUNT_CLOSED');
    const account = { bank, number: seal.closeText(number), numberEnd: numberEnd(number), holder, givenAt: now() };
    await tx
      .insert(refundAccount)
      .values({ orderId: order.id, ...account })
      .onConflictDoUpdate({ target: refundAccount.orderId, set: account });
    return { data: { bank, holder, numberEnd: account.numberEnd } };
  });
});

export const refundAccountRoutes = [give];

/**
 * A refund whose way to pay takes nothing back waits for people to transfer it; a learner who named no account yet is
 * asked for one.
 */
export async function awaitTransfer(
  db: Database,
  services: Pick<Services, 'now'> & SiteServices,
  row: RefundRow,
): Promise<void> {
  const { refund, refundAccount } = schema;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, row.orderId);
    const [before] = await tx.select().from(refund).where(eq(refund.id, row.id)).for('update');
    if (!order || !before || !isRefundDue(before.status)) return; // the provider's own message was first
    await tx.update(refund).set({ status: 'transfer', lastError: null }).where(eq(refund.id, row.id));
    const [account] = await tx.select().from(refundAccount).where(eq(refundAccount.orderId, order.id));
    if (account?.number) return;
    const courses = coursesOf(await itemsOf(tx, order.id));
    await tellLearner(tx, services, 'refundAccount', order, {
      courses,
      amountRupiah: row.amount,
      status: order.status,
      createdAt: services.now(),
    });
  });
}
