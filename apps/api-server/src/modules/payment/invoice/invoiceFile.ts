import { paymentEntries as entries } from '@suluh/api/catalogue';
import { scheduleLines } from '@suluh/i18n-id/schedule';
import { feeApplies } from '@suluh/domain/pricing';
import { asc, eq } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { ApiError } from '../../../http/apiError.ts';
import { learner } from '../../../http/authenticate.ts';
import { route } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { orderOfLearner, type OrderRow } from '../../order/queries.ts';
import { boughtSchedule } from '../../course/readEvents.ts';
import { hasInvoice } from '../queries.ts';
import { invoicePdf, type Invoice } from './invoicePdf.ts';

async function invoiceOf({ db }: Services, order: OrderRow): Promise<Invoice | null> {
  const { event, orderItem, paymentAttempt, paymentProduct, userAccount } = schema;
  const [items, attempts, [product], [account]] = await Promise.all([
    db
      .select({ item: orderItem, event })
      .from(orderItem)
      .leftJoin(event, eq(event.id, orderItem.eventId))
      .where(eq(orderItem.orderId, order.id))
      .orderBy(asc(orderItem.position)),
    db.select().from(paymentAttempt).where(eq(paymentAttempt.orderId, order.id)),
    db
      .select()
      .from(paymentProduct)
      .where(eq(paymentProduct.code, order.productCode ?? '')),
    db
      .select({ fullname: userAccount.fullname, email: userAccount.email })
      .from(userAccount)
      .where(eq(userAccount.id, order.userId)),
  ]);
  if (!hasInvoice(order, product)) return null;
  const pic = order.billingPic;
  const isFeeCharged = feeApplies({
    totalPurchase: order.purchaseTotal,
    discount: order.promoDiscount,
    fee: order.fee,
  });
  return {
    invoiceId: order.invoiceId,
    orderId: order.id,
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    deadline: order.expiresAt,
    billedTo: pic
      ? [`${pic.fullnameUser}, ${pic.position}`, pic.billingAddress, pic.pic_email]
      : [order.buyer?.fullname ?? account?.fullname ?? '', order.buyer?.email ?? account?.email ?? ''],
    method: product?.name ?? null,
    transferNumber:
      order.status === 'UNPAID' ? (attempts.find(({ status }) => status === 'pending')?.number ?? null) : null,
    items: items.map(({ item, event: bought }) => ({
      fullname: item.fullname,
      schedule: bought ? scheduleLines(boughtSchedule(bought)) : [],
      priceRupiah: item.priceAfter,
    })),
    purchaseRupiah: order.purchaseTotal,
    promo:
      order.promoCode && order.promoDiscount > 0
        ? { code: order.promoCode, discountRupiah: order.promoDiscount }
        : null,
    feeRupiah: isFeeCharged ? order.fee : 0,
    totalRupiah: order.paymentTotal,
  };
}

/** The invoice of an order, to its learner only. */
export const invoiceFile = route(entries.paymentInvoiceFile, async ({ params, caller }, services) => {
  const order = await orderOfLearner(services.db, learner(caller), params.orderId);
  const invoice = await invoiceOf(services, order);
  if (!invoice) throw new ApiError('NOT_FOUND');
  return { data: { bytes: await invoicePdf(invoice), name: `${order.invoiceId}.pdf` } };
});
