import type { transaction, transactionCourse } from '@suluh/api/catalogue';
import { PRAKERJA_CODE, priceWithPercentage } from '@suluh/domain/course';
import { invoiceStanding, type InvoicedOrder } from '@suluh/domain/invoice';
import { attemptMark, shownAttempt } from '@suluh/domain/payment';
import { canAskRefund, isInTheWay, isRefundOpen } from '@suluh/domain/refund';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { toCourseCard } from '../course/card.ts';
import { toEvent } from '../course/readEvents.ts';
import { isPostPaid } from './gateway.ts';
import { asksAccount } from './transferRefund.ts';
import type { OrderRow } from '../order/queries.ts';

export type Transaction = z.input<typeof transaction>;

type ItemRow = { item: typeof schema.orderItem.$inferSelect; event: typeof schema.event.$inferSelect | null };

/** A course as it was ordered: name and prices of that moment on today's card. */
function courseOf(
  { item, event }: ItemRow,
  card: ReturnType<typeof toCourseCard> | undefined,
  now: Date,
): z.input<typeof transactionCourse> | null {
  if (!card) return null;
  const { fullname, price, priceAfter } = item;
  return {
    ...card,
    fullname,
    ...priceWithPercentage({ price, priceAfter }),
    promoPrice: null,
    event: event ? toEvent(event, now) : null,
  };
}

const creditNoteOf = ({ id, number, amount, day }: typeof schema.creditNote.$inferSelect) => ({
  number,
  amount,
  day,
  urlFile: `/api/payment/credit-note/${id}/file`,
});

/** The account as its owner knows it again; null when none was named. */
const accountOf = (account: typeof schema.refundAccount.$inferSelect | null | undefined) =>
  account ? { bank: account.bank, numberEnd: account.numberEnd, holder: account.holder } : null;

/**
 * An invoice is there for what was paid, also when it was given back, and for what is to be paid on invoice; not for
 * what never cost anything (docs/product/invoice.md#numbers).
 */
export const hasInvoice = (
  order: Pick<OrderRow, 'status'> & InvoicedOrder,
  product: { code: string; type: string } | undefined,
): boolean =>
  invoiceStanding(order) !== 'none' || (order.status === 'UNPAID' && product !== undefined && isPostPaid(product));

/**
 * Orders as answers carry them (docs/product/transaction.md#card), in the order given. Only one that is to be paid by
 * Prakerja carries its token (R8).
 */
export async function transactionsOf(
  { db, courseCache, now, orderTokens }: Services,
  orders: readonly OrderRow[],
): Promise<Transaction[]> {
  if (orders.length === 0) return [];
  const { creditNote, orderItem, event, paymentAttempt, paymentProduct, refund, refundAccount } = schema;
  const ids = orders.map(({ id }) => id);
  const at = now();
  const [items, attempts, products, refunds, notes] = await Promise.all([
    db
      .select({ item: orderItem, event })
      .from(orderItem)
      .leftJoin(event, eq(event.id, orderItem.eventId))
      .where(inArray(orderItem.orderId, ids))
      .orderBy(asc(orderItem.position)),
    db.select().from(paymentAttempt).where(inArray(paymentAttempt.orderId, ids)).orderBy(asc(paymentAttempt.createdAt)),
    db.select().from(paymentProduct),
    db
      .select({ refund, account: refundAccount })
      .from(refund)
      .leftJoin(refundAccount, eq(refundAccount.orderId, refund.orderId))
      .where(inArray(refund.orderId, ids))
      .orderBy(desc(refund.createdAt)),
    db
      .select()
      .from(creditNote)
      .where(inArray(creditNote.orderId, ids))
      .orderBy(asc(creditNote.issuedAt), asc(creditNote.number)),
  ]);
  const cards = new Map(
    (await courseCache.cardsOf([...new Set(items.map(({ item }) => item.courseId))])).map((card) => [
      card.id,
      toCourseCard(card, at, undefined),
    ]),
  );
  return orders.map((order): Transaction => {
    const product = products.find(({ code }) => code === order.productCode);
    const own = attempts.filter(({ orderId }) => orderId === order.id);
    const shown = shownAttempt(own);
    const open = shown?.status === 'failed' ? null : shown;
    const ofOrder = refunds
      .filter(({ refund: { orderId, status } }) => orderId === order.id && status !== 'dropped')
      .map((row) => row.refund);
    const given = ofOrder.find(({ isAsked }) => isAsked) ?? ofOrder[0];
    const isWaiting = order.status === 'UNPAID';
    return {
      orderId: order.id,
      invoiceId: order.invoiceId,
      invoiceNumber: order.invoiceNumber,
      invoiceStanding: invoiceStanding(order),
      creditNotes: notes.filter(({ orderId }) => orderId === order.id).map(creditNoteOf),
      createdAt: order.createdAt.toISOString(),
      status: order.status,
      detailCourse: items
        .filter(({ item }) => item.orderId === order.id)
        .flatMap((row) => courseOf(row, cards.get(row.item.courseId), at) ?? []),
      purchaseTotal: order.purchaseTotal,
      promoCode: order.promoCode,
      promoDiscount: order.promoDiscount,
      fee: order.fee,
      totalPrice: order.paymentTotal,
      urlFileInvoice: hasInvoice(order, product) ? `/api/payment/invoice/${order.id}/file` : null,
      expiredDate: isWaiting ? (order.expiresAt?.toISOString() ?? null) : null,
      paidAt: order.paidAt?.toISOString() ?? null,
      endReason: order.endReason,
      paymentMethod: product
        ? {
            productCode: product.code,
            productName: product.name,
            productType: product.type,
            productImage: product.image,
            number: open?.number ?? null,
            paymentUrl: isWaiting ? (open?.paymentUrl ?? null) : null,
            qr: isWaiting ? (open?.qr ?? null) : null,
            expired: isWaiting ? (open?.expiresAt?.toISOString() ?? null) : null,
            fee: order.fee,
          }
        : null,
      billingPIC: order.billingPic,
      orderToken:
        isWaiting && order.productCode === PRAKERJA_CODE && order.expiresAt
          ? orderTokens.sign(order.id, order.expiresAt)
          : null,
      payment: attemptMark(shown),
      failedPayment:
        isWaiting && shown?.status === 'failed'
          ? {
              productName: products.find(({ code }) => code === shown.productCode)?.name ?? shown.productCode,
              reason: shown.failure ?? 'failed',
            }
          : null,
      refund: given
        ? {
            amount: given.amount,
            status: given.status,
            refusal: given.refusal,
            isByStaff: given.begunBy !== null,
            account: accountOf(refunds.find(({ refund: { id } }) => id === given.id)?.account),
            asksAccount: asksAccount(given, own.find(({ id }) => id === given.attemptId)?.productCode),
          }
        : null,
      canAskRefund: canAskRefund({
        status: order.status,
        totalPaymentRupiah: order.paymentTotal,
        isAsked: ofOrder.some(
          ({ isAsked, begunBy, courseId, status, amount }) =>
            isAsked &&
            (begunBy === null
              ? courseId === null || (isRefundOpen(status) && amount >= order.paymentTotal)
              : isInTheWay({ courseId, status }, null)),
        ),
      }),
    };
  });
}

/** One order as an answer carries it. */
export async function transactionOf(services: Services, order: OrderRow): Promise<Transaction> {
  const [one] = await transactionsOf(services, [order]);
  if (!one) throw new Error(`order ${order.id} without a transaction`);
  return one;
}
