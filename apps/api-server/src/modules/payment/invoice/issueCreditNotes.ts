import { dayInZone } from '@suluh/domain/time';
import { creditShares, monthOfDay, takenBack, type SoldCourse } from '@suluh/domain/settlement';
import { and, asc, eq, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';
import type { OrderRow } from '../../order/queries.ts';
import { workOnNext } from '../jobs/orderWork.ts';
import type { PaymentJob } from '../jobs/services.ts';
import { takeNumber } from './takeNumber.ts';

const { creditNote, invoice, orders, refund, settlementLine } = schema;

/** Money that went back, and why. */
interface Credit {
  amount: number;
  at: Date;
  reason: 'refund' | 'reversed';
  refundId: string | null;
  courseId: number | null;
}

/** Refunds of the payment that paid the order, which went back and have no credit note; what came twice was never invoiced. */
async function refundsToCredit(tx: Executor, order: OrderRow): Promise<Credit[]> {
  if (order.paidBy === null) return [];
  const noted = tx.select({ id: creditNote.id }).from(creditNote).where(eq(creditNote.refundId, refund.id));
  const rows = await tx
    .select()
    .from(refund)
    .where(
      and(
        eq(refund.orderId, order.id),
        eq(refund.status, 'settled'),
        eq(refund.attemptId, order.paidBy),
        notExists(noted),
      ),
    )
    .orderBy(asc(refund.settledAt), asc(refund.id));
  return rows.map(({ id, amount, settledAt, courseId }) => ({
    amount,
    at: settledAt ?? order.updatedAt,
    reason: 'refund',
    refundId: id,
    courseId,
  }));
}

/** The courses of an order as they were sold, with what went back of each so far. */
async function soldCourses(tx: Executor, orderId: string) {
  const rows = await tx
    .select()
    .from(settlementLine)
    .where(eq(settlementLine.orderId, orderId))
    .orderBy(asc(settlementLine.position));
  const backOf = (position: number): number =>
    rows.filter((row) => row.kind === 'refund' && row.position === position).reduce((sum, { paid }) => sum + paid, 0);
  return rows.filter(({ kind }) => kind === 'sale').map((row) => ({ ...row, back: backOf(row.position) }));
}

/** Writes one credit note, and takes its part back of what the courses sold. */
async function note(tx: Executor, orderId: string, { amount, at, reason, refundId, courseId }: Credit, now: Date) {
  const courses = await soldCourses(tx, orderId);
  const shares = creditShares(courses, amount, courseId);
  const taken = await takeNumber(tx, 'credit', dayInZone(at));
  const { number: document, day } = taken;
  await tx.insert(creditNote).values({ ...taken, orderId, refundId, amount, reason, issuedAt: now });
  const lines = courses.flatMap(({ position, partnerId, courseId: id, fullname, ...course }, index) => {
    const share = shares[index]!;
    if (share === 0) return [];
    const sold: SoldCourse = { ...course, courseId: id };
    return {
      ...takenBack(sold, share),
      document,
      position,
      kind: 'refund' as const,
      orderId,
      partnerId,
      courseId: id,
      fullname,
      day,
      month: monthOfDay(day),
    };
  });
  if (lines.length > 0) await tx.insert(settlementLine).values(lines);
}

/** Takes back of an invoice what is left of it at most. @returns how much that is */
async function takeOf(tx: Executor, orderId: string, amount: number): Promise<number> {
  const [row] = await tx.select().from(invoice).where(eq(invoice.orderId, orderId)).for('update');
  const taken = row ? Math.min(amount, row.total - row.credited) : 0;
  if (taken > 0)
    await tx
      .update(invoice)
      .set({ credited: sql`${invoice.credited} + ${taken}` })
      .where(eq(invoice.orderId, orderId));
  return taken;
}

async function credit(tx: Executor, order: OrderRow, now: Date): Promise<void> {
  const credits = await refundsToCredit(tx, order);
  // Paid for and given up: whatever no refund of ours gave back, the provider took.
  if (order.status === 'CANCEL')
    credits.push({ amount: Infinity, at: order.updatedAt, reason: 'reversed', refundId: null, courseId: null });
  for (const each of credits) {
    const amount = await takeOf(tx, order.id, each.amount);
    if (amount > 0) await note(tx, order.id, { ...each, amount }, now);
  }
  await tx.update(orders).set({ creditDueAt: null }).where(eq(orders.id, order.id));
}

/**
 * Writes the credit notes of the order whose money went back first (docs/product/invoice.md#credit-notes), once its invoice is
 * there. Together they never take back more than it said.
 */
export const creditNext: PaymentJob = (services) =>
  workOnNext(services, {
    job: 'credit',
    due: () =>
      and(
        isNotNull(orders.creditDueAt),
        or(isNotNull(orders.invoiceNumber), isNull(orders.paidAt), eq(orders.purchaseTotal, 0)),
      ),
    since: orders.creditDueAt,
    work: credit,
  });
