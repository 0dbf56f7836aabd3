import { decideRefund, type RefundDecision, type RefundStatus } from '@suluh/domain/refund';
import { approvalOf } from '@suluh/domain/staff';
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { staffReach } from '../../access/staffOf.ts';
import { schema, type Database, type Executor } from '../../db/index.ts';
import type { Services, SiteServices } from '../../services.ts';
import { coursesOf, itemsOf } from '../order/enrol.ts';
import { lockOrder } from '../order/queries.ts';
import type { RefundRow } from '../order/queueRefund.ts';
import { tellLearner } from '../order/tellLearner.ts';
import { recordChange } from '../staff/change.ts';
import { actorOf } from './actorOf.ts';
import { askedBack } from './refundFacts.ts';
import { forgetNumber } from './settleRefund.ts';

/** A refund that was asked for, as staff see it. */
export interface AskedRefund {
  refundId: string;
  orderId: string;
  invoiceId: string;
  email: string;
  amountRupiah: number;
  reason: string;
  createdAt: Date;
}

/** Refunds that wait for staff, the oldest first. */
export async function waitingRefunds(db: Executor): Promise<AskedRefund[]> {
  const { orders, refund, userAccount } = schema;
  return db
    .select({
      refundId: refund.id,
      orderId: refund.orderId,
      invoiceId: orders.invoiceId,
      email: userAccount.email,
      amountRupiah: refund.amount,
      reason: refund.reason,
      createdAt: refund.createdAt,
    })
    .from(refund)
    .innerJoin(orders, eq(orders.id, refund.orderId))
    .innerJoin(userAccount, eq(userAccount.id, orders.userId))
    .where(eq(refund.status, 'requested'))
    .orderBy(asc(refund.createdAt), asc(refund.id));
}

/** A decision of staff. */
export interface Decision {
  /** Id of the refund, or of its order, or the order's invoice number. */
  which: string;
  decision: RefundDecision;
  /** E-mail address of whoever decides. */
  by: string;
  /** Why it is refused; the learner reads it. */
  refusal: string | null;
}

export type DecisionResult =
  | { kind: 'unknown' }
  /** Several refunds of the order wait: which one has to be said by its id. */
  | { kind: 'several' }
  /** A large sum: the first of two people has said yes. */
  | { kind: 'waitsForSecond'; refund: RefundRow }
  /** A large sum: the second yes is of the same person, or of nobody who decides about refunds. */
  | { kind: 'samePerson' | 'notOfStaff' }
  | { kind: 'decided' | 'alreadyDone'; refund: RefundRow }
  | { kind: 'tooLate'; status: RefundStatus };

/** The refund that is meant: by its id, or the one of its order that waits, else the latest. */
async function findAsked(
  tx: Executor,
  which: string,
): Promise<{ refundId: string; orderId: string } | 'several' | undefined> {
  const { orders, refund } = schema;
  const found = await tx
    .select({ refundId: refund.id, orderId: refund.orderId, status: refund.status })
    .from(refund)
    .innerJoin(orders, eq(orders.id, refund.orderId))
    .where(
      and(
        eq(refund.isAsked, true),
        or(eq(sql`${refund.id}::text`, which.toLowerCase()), eq(refund.orderId, which), eq(orders.invoiceId, which)),
      ),
    )
    .orderBy(desc(refund.createdAt), desc(refund.id));
  const waiting = found.filter(({ status }) => status === 'requested');
  return waiting.length > 1 ? 'several' : (waiting[0] ?? found[0]);
}

/**
 * Whether a yes is enough, whoever asks and by which way (docs/product/staff.md#refunds). Of two people the first is kept
 * with the refund, whose row is locked.
 */
async function approves(
  tx: Executor,
  before: RefundRow,
  { actor, now }: { actor: string | null; now: Date },
): Promise<Extract<DecisionResult, { kind: 'waitsForSecond' | 'samePerson' | 'notOfStaff' }> | null> {
  const { refund } = schema;
  if (before.begunBy !== null && before.begunBy === actor) return { kind: 'samePerson' };
  const sumRupiah = before.amount + (await askedBack(tx, before.orderId, before.id));
  if (approvalOf(sumRupiah, null, actor ?? '') === 'approved') return null; // a small sum
  if (actor === null || (await staffReach(tx, actor, 'refund.decide', now)) !== 'everything')
    return { kind: 'notOfStaff' };
  const approval = approvalOf(sumRupiah, before.firstApprovedBy, actor);
  if (approval === 'approved') return null;
  if (approval === 'same-person') return { kind: 'samePerson' };
  const [after] = await tx.update(refund).set({ firstApprovedBy: actor }).where(eq(refund.id, before.id)).returning();
  await recordChange(tx, {
    by: actor,
    action: 'refund.approveFirst',
    subject: `refund:${before.id}`,
    after: { orderId: before.orderId, amountRupiah: before.amount },
  });
  return { kind: 'waitsForSecond', refund: after! };
}

async function record(
  tx: Executor,
  { before, after, actor }: { before: RefundRow; after: RefundRow; actor: string | null },
  { by, decision }: Decision,
): Promise<void> {
  const { auditLog } = schema;
  const told = ({ status, refusal }: RefundRow) => ({ status, refusal });
  await tx.insert(auditLog).values({
    actorId: actor,
    action: `refund.${decision}`,
    subject: `refund:${before.id}`,
    before: told(before),
    after: { ...told(after), by, orderId: before.orderId, amountRupiah: before.amount },
  });
}

/**
 * Approves or refuses what a learner asked for or somebody of staff began, once: of two decisions at the same moment one counts. What is approved
 * is sent by the worker. The decision, the word to the learner and the record are one transaction.
 */
export async function decide(
  db: Database,
  services: Pick<Services, 'now'> & SiteServices,
  decision: Decision,
): Promise<DecisionResult> {
  const { refund } = schema;
  return db.transaction(async (tx): Promise<DecisionResult> => {
    const found = await findAsked(tx, decision.which);
    if (found === 'several') return { kind: 'several' };
    const order = found && (await lockOrder(tx, found.orderId)); // the same lock as news of its payment takes
    if (!found || !order) return { kind: 'unknown' };
    const [before] = await tx.select().from(refund).where(eq(refund.id, found.refundId)).for('update');
    if (!before) return { kind: 'unknown' };
    const outcome = decideRefund(before.status, decision.decision);
    if (outcome.kind === 'tooLate') return { kind: 'tooLate', status: before.status };
    if (outcome.kind === 'alreadyDone') return { kind: 'alreadyDone', refund: before };
    const at = services.now();
    const actor = await actorOf(tx, decision.by);
    if (actor === order.userId) return { kind: 'samePerson' }; // nobody decides about their own money
    const open = decision.decision === 'approve' ? await approves(tx, before, { actor, now: at }) : null;
    if (open) return open;
    const [after] = await tx
      .update(refund)
      .set({
        status: outcome.to,
        decidedAt: at,
        refusal: outcome.to === 'refused' ? decision.refusal : null,
        nextAttemptAt: at,
      })
      .where(eq(refund.id, before.id))
      .returning();
    if (!after) throw new Error('the locked refund is gone');
    if (outcome.to === 'refused') await forgetNumber(tx, order.id);
    await record(tx, { before, after, actor }, decision);
    const items = await itemsOf(tx, order.id);
    const courses = coursesOf(items.filter((item) => [null, item.courseId].includes(after.courseId)));
    const refused = after.begunBy === null ? ('refundRefused' as const) : ('refundNotGiven' as const);
    const news = outcome.to === 'refused' ? refused : ('refundApproved' as const);
    await tellLearner(tx, services, news, order, {
      courses,
      amountRupiah: after.amount,
      createdAt: at,
      ...(after.refusal ? { reason: after.refusal } : {}),
    });
    return { kind: 'decided', refund: after };
  });
}
