import { chargedFeeRupiah } from '@suluh/domain/pricing';
import { dayInZone } from '@suluh/domain/time';
import { monthOfDay, saleLines, type InvoiceContent, type PromoBearer } from '@suluh/domain/settlement';
import { scheduleLines } from '@suluh/i18n-id/schedule';
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';
import { boughtSchedule } from '../../course/readEvents.ts';
import type { OrderRow } from '../../order/queries.ts';
import { workOnNext } from '../jobs/orderWork.ts';
import type { PaymentJob } from '../jobs/services.ts';
import { sellerOf } from './sellerTerms.ts';
import { takeNumber } from './takeNumber.ts';

const { course, event, invoice, orderItem, orders, paymentProduct, promo, settlementLine } = schema;

/** Courses of an order with their schedules, and whose they are. */
export const soldItems = (db: Executor, orderId: string) =>
  db
    .select({ item: orderItem, event, partnerId: course.partnerId })
    .from(orderItem)
    .innerJoin(course, eq(course.id, orderItem.courseId))
    .leftJoin(event, eq(event.id, orderItem.eventId))
    .where(eq(orderItem.orderId, orderId))
    .orderBy(asc(orderItem.position));
type SoldItem = Awaited<ReturnType<typeof soldItems>>[number];

/** What the invoice of an order says, as it stands now. */
export async function contentOf(
  db: Executor,
  order: OrderRow,
  items: readonly Pick<SoldItem, 'item' | 'event'>[],
): Promise<InvoiceContent> {
  const [product] = await db
    .select({ name: paymentProduct.name })
    .from(paymentProduct)
    .where(eq(paymentProduct.code, order.productCode ?? ''));
  const { terms: seller } = await sellerOf(db);
  const { purchaseTotal, promoDiscount, promoCode, fee } = order;
  return {
    seller,
    method: product?.name ?? null,
    items: items.map(({ item, event: bought }) => ({
      fullname: item.fullname,
      schedule: bought ? scheduleLines(boughtSchedule(bought)) : [],
      priceRupiah: item.priceAfter,
    })),
    purchaseRupiah: purchaseTotal,
    promo: promoCode && promoDiscount > 0 ? { code: promoCode, discountRupiah: promoDiscount } : null,
    feeRupiah: chargedFeeRupiah({ totalPurchase: purchaseTotal, discount: promoDiscount, fee }),
  };
}

async function bearerOf(tx: Executor, { promoCode }: OrderRow): Promise<PromoBearer> {
  if (promoCode === null) return 'platform';
  const [row] = await tx.select({ borneBy: promo.borneBy }).from(promo).where(eq(promo.code, promoCode));
  return row?.borneBy ?? 'platform';
}

/** Writes the invoice of an order that was paid, and what each of its courses sold. */
async function issue(tx: Executor, order: OrderRow, now: Date): Promise<void> {
  const items = await soldItems(tx, order.id);
  const content = await contentOf(tx, order, items);
  const borneBy = await bearerOf(tx, order);
  const sold = saleLines(
    items.map(({ item }) => item.priceAfter),
    { discountRupiah: order.promoDiscount, borneBy, feePercent: content.seller.feePercent },
  );
  const taken = await takeNumber(tx, 'invoice', dayInZone(order.paidAt!));
  const { number, day } = taken;
  await tx.insert(invoice).values({ ...taken, orderId: order.id, issuedAt: now, total: order.paymentTotal, content });
  await tx.insert(settlementLine).values(
    items.map(({ item, partnerId }, at) => ({
      ...sold[at]!,
      document: number,
      position: item.position,
      kind: 'sale' as const,
      orderId: order.id,
      partnerId,
      courseId: item.courseId,
      fullname: item.fullname,
      day,
      month: monthOfDay(day),
    })),
  );
  await tx.update(orders).set({ invoiceNumber: number }).where(eq(orders.id, order.id));
}

/**
 * Writes the invoice of the order that was paid first and has none (docs/product/invoice.md#numbers). What is due follows
 * from the orders themselves, so that a crash leaves none out.
 */
export const invoiceNext: PaymentJob = (services) =>
  workOnNext(services, {
    job: 'invoice',
    due: () => and(isNotNull(orders.paidAt), isNull(orders.invoiceNumber), gt(orders.purchaseTotal, 0)),
    since: orders.paidAt,
    work: issue,
  });
