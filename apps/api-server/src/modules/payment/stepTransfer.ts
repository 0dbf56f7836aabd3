import { isTransferWithdrawable, transferStep } from '@suluh/domain/refund';
import { handlingRefusal, type HandlingRefusal } from '@suluh/domain/staff';
import { and, eq, sql } from 'drizzle-orm';
import { schema, type Database, type Executor } from '../../db/index.ts';
import type { Services, SiteServices } from '../../services.ts';
import { lockOrder } from '../order/queries.ts';
import { recordChange } from '../staff/change.ts';
import { askedBack } from './refundFacts.ts';
import { settleRefund } from './settleRefund.ts';

/** What a word of staff about a transfer came to. */
export type TransferResult =
  | 'unknown'
  | 'recorded'
  | 'withdrawn'
  | 'settled'
  | 'samePerson'
  | 'unread'
  | 'conflict'
  | NonNullable<HandlingRefusal>;

/** A refund whose order and row are locked, with the account its money goes to. */
async function lockTransfer(tx: Executor, id: string) {
  const { refund, refundAccount } = schema;
  const [found] = await tx.select({ orderId: refund.orderId }).from(refund).where(eq(refund.id, id));
  if (!found) return null;
  const order = await lockOrder(tx, found.orderId); // the same lock as news of its payment takes
  const [row] = await tx.select().from(refund).where(eq(refund.id, id)).for('update');
  const [account] = await tx.select().from(refundAccount).where(eq(refundAccount.orderId, found.orderId));
  if (!row || !order) return null;
  const about = { orderId: row.orderId, amountRupiah: row.amount, to: `${account?.bank} …${account?.numberEnd}` };
  return { row, account, about, ownerId: order.userId };
}

/** Deed of reading the whole number of an account; its row names the account as it was given at that moment. */
const READ = 'refund.accountRead';

/** Puts on record that somebody of staff reads the account a refund goes to (docs/product/staff.md#refunds). */
export const recordAccountRead = (tx: Executor, { id, by, givenAt }: { id: string; by: string; givenAt: Date }) =>
  recordChange(tx, { by, action: READ, subject: `refund:${id}`, after: { givenAt: givenAt.toISOString() } });

/** Whether this very person read the account as it is now, not one the learner has put another in the place of. */
async function hasRead(tx: Executor, { id, by, givenAt }: { id: string; by: string; givenAt: Date }): Promise<boolean> {
  const { auditLog } = schema;
  const [found] = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, `refund:${id}`),
        eq(auditLog.actorId, by),
        eq(auditLog.action, READ),
        sql`${auditLog.after}->>'givenAt' = ${givenAt.toISOString()}`,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/**
 * Records a transfer that somebody of staff made by hand, or confirms one that another person recorded, which settles
 * the refund (docs/product/staff.md#refunds). With its audit row one transaction.
 * @param made what the bank calls the transfer, and the end of the number it went to; null to confirm
 */
export async function stepTransfer(
  db: Database,
  services: Pick<Services, 'now'> & SiteServices,
  { id, by, made }: { id: string; by: string; made: { reference: string; numberEnd: string } | null },
): Promise<TransferResult> {
  const { refund } = schema;
  return db.transaction(async (tx): Promise<TransferResult> => {
    const held = await lockTransfer(tx, id);
    if (!held) return 'unknown';
    const { row, account, about, ownerId } = held;
    const sumRupiah = row.amount + (await askedBack(tx, row.orderId, row.id));
    const refusal = handlingRefusal({ ownerId, begunBy: row.begunBy, sumRupiah }, by);
    if (refusal) return refusal;
    const step = transferStep(
      { status: row.status, hasAccount: Boolean(account?.number), recordedBy: row.transferredBy },
      by,
    );
    if (step === 'samePerson' && made === null) return 'samePerson';
    if (step === 'record' && made !== null) {
      // The learner named another account since it was read: the money went elsewhere than this would say.
      if (made.numberEnd !== account?.numberEnd) return 'conflict';
      // The end of a number stands in a list: only who read the whole of it can have sent money there.
      if (!(await hasRead(tx, { id, by, givenAt: account.givenAt }))) return 'unread';
      const { reference } = made;
      await tx
        .update(refund)
        .set({ transferReference: reference, transferredBy: by, transferredAt: services.now() })
        .where(eq(refund.id, id));
      await recordChange(tx, {
        by,
        action: 'refund.transfer',
        subject: `refund:${id}`,
        after: { ...about, reference },
      });
      return 'recorded';
    }
    if (step !== 'confirm' || made !== null || !row.attemptId) return 'conflict';
    await recordChange(tx, {
      by,
      action: 'refund.transferConfirm',
      subject: `refund:${id}`,
      after: { ...about, reference: row.transferReference },
    });
    await settleRefund(tx, services, { row, attemptId: row.attemptId, from: 'transfer' });
    return 'settled';
  });
}

/**
 * Takes back the word that a transfer was made, as long as nobody confirmed it: the refund waits for a transfer again, and
 * the learner may name another account. Of a confirmation and this one wins, by the lock on the order.
 * @param reference of the transfer as whoever takes it back read it
 */
export async function withdrawTransfer(
  db: Database,
  { id, by, reference, reason }: { id: string; by: string; reference: string; reason: string },
): Promise<TransferResult> {
  const { refund } = schema;
  return db.transaction(async (tx): Promise<TransferResult> => {
    const held = await lockTransfer(tx, id);
    if (!held) return 'unknown';
    if (held.ownerId === by) return 'ownMoney'; // the account could be another one then
    const { status, transferredBy, transferReference } = held.row;
    if (!isTransferWithdrawable({ status, recordedBy: transferredBy }) || transferReference !== reference)
      return 'conflict';
    await tx
      .update(refund)
      .set({ transferReference: null, transferredBy: null, transferredAt: null })
      .where(eq(refund.id, id));
    await recordChange(tx, {
      by,
      action: 'refund.transferWithdraw',
      subject: `refund:${id}`,
      before: { reference, transferredBy },
      after: { ...held.about, reason },
    });
    return 'withdrawn';
  });
}
