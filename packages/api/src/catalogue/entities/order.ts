import { ORDER_END_REASONS } from '@suluh/domain/transaction';
import { PAYMENT_FAILURES } from '@suluh/domain/payment';
import { REFUND_STATUSES } from '@suluh/domain/refund';
import { z } from 'zod';
import { instant, rupiah } from '../envelope.ts';
import { courseCard } from './course.ts';
import { event } from './event.ts';
import { priceChange } from './learning.ts';

/** How money to give back stands (domain `refund`). */
export const refundStatus = z.enum(REFUND_STATUSES);

/** The account money goes back to, as its owner knows it again. */
export const refundAccount = z.object({ bank: z.string(), numberEnd: z.string(), holder: z.string() });

/** Statuses of a transaction (docs/product/cart.md). */
export const transactionStatus = z.enum(['PAID', 'UNPAID', 'CANCEL', 'EXPIRED']);

/**
 * Course waiting in the cart (docs/product/cart.md#items), priced as of now. `priceSeen` is the price when it was put
 * in.
 */
export const cartItem = courseCard
  .omit({ id: true, wishlisted: true })
  .extend({
    cartId: z.uuid(),
    owned: z.boolean().describe('Bought since it was put in: it is not ordered again'),
    waitingOrderId: z
      .string()
      .nullable()
      .describe('Order of this course that waits to be paid: that one is paid instead of a second'),
    courseId: z.int(),
    priceSeen: rupiah,
    event: event.nullable().describe('The schedule chosen; null for courses without one and until one is chosen'),
    createdAt: instant,
  })
  .meta({ id: 'CartItem' });

/** The sums of an order: purchase - discount + fee = payment (docs/product/cart.md). */
export const orderTotals = z
  .object({ purchaseTotal: rupiah, promoDiscount: rupiah, fee: rupiah, paymentTotal: rupiah })
  .meta({ id: 'OrderTotals' });

/** Data of a 409 PRICE_CHANGED: rows whose price moved since they were put into the cart, and the sums as of now. */
export const priceChangeReport = z
  .object({ items: z.array(priceChange), totals: orderTotals })
  .meta({ id: 'PriceChangeReport' });

/** Way to pay (docs/product/payment.md#methods). `fee` is the platform fee. */
export const paymentProduct = z
  .object({
    productCode: z.string(),
    productName: z.string(),
    productImage: z.string().nullable().describe('File below payment/png/'),
    productType: z.string(),
    productDesc: z.array(z.string()).describe('Terms'),
    isRecomeded: z.boolean(),
    eWallet: z
      .object({ balance: rupiah })
      .nullable()
      .describe('Of a wallet the caller linked, when whoever keeps it tells its balance in time'),
    walletLink: z
      .enum(['offered', 'linked'])
      .nullable()
      .describe('Whether the caller linked the wallet, or can; null for what is none that can be linked'),
    fee: rupiah,
    gateway: z.string(),
    isAvailable: z.boolean().describe('False when it does not fit these courses'),
    unavailableReason: z.string().nullable(),
  })
  .meta({ id: 'PaymentProduct' });

/** Steps of one channel, such as ATM or mobile banking. */
export const paymentInstruction = z
  .object({ channel: z.string(), steps: z.array(z.string()) })
  .meta({ id: 'PaymentInstruction' });

/** Person invoices are sent to (docs/product/validation.md#billing-contact). The form's rules are domain's. */
export const billingPic = z
  .object({
    fullnameUser: z.string().trim().min(1).max(120),
    position: z.string().trim().min(1).max(120),
    pic_phone: z.string().regex(/^62\d{7,11}$/),
    pic_email: z.email().max(254),
    billingAddress: z.string().trim().min(1).max(500),
  })
  .meta({ id: 'BillingPic' });

/** Whom invoices may go to, as an account keeps it. */
export const billingAddress = billingPic.extend({ id: z.uuid() }).meta({ id: 'BillingAddress' });

/** Course of a transaction with the name and price of the moment it was ordered. */
export const transactionCourse = courseCard
  .omit({ wishlisted: true, owned: true })
  .extend({ event: event.nullable() })
  .meta({ id: 'TransactionCourse' });

/** Order of a learner (docs/product/transaction.md#card). `totalPrice` is the payment total. */
export const transaction = z
  .object({
    orderId: z.string(),
    invoiceId: z.string().describe('Number of the transaction'),
    invoiceNumber: z.string().nullable().describe('Number of its invoice; null until it is given'),
    invoiceStanding: z.enum(['none', 'numbering', 'numbered']),
    creditNotes: z
      .array(z.object({ number: z.string(), amount: rupiah, day: z.iso.date(), urlFile: z.string() }))
      .describe('What took the invoice back, the earliest first'),
    createdAt: instant,
    status: transactionStatus,
    detailCourse: z.array(transactionCourse),
    purchaseTotal: rupiah,
    promoCode: z.string().nullable(),
    promoDiscount: rupiah,
    fee: rupiah,
    totalPrice: rupiah,
    urlFileInvoice: z.string().nullable().describe('Path of the PDF below the API'),
    expiredDate: instant.nullable().describe('Deadline while UNPAID'),
    paidAt: instant.nullable(),
    endReason: z
      .enum(ORDER_END_REASONS)
      .nullable()
      .describe('Why it ended, where neither its learner nor time ended it'),
    paymentMethod: z
      .object({
        productCode: z.string(),
        productName: z.string(),
        productType: z.string(),
        productImage: z.string().nullable(),
        number: z.string().nullable().describe('Virtual account number'),
        paymentUrl: z.string().nullable().describe('Page of the provider'),
        qr: z.string().nullable().describe('What the QR code it is paid by says'),
        expired: instant.nullable(),
        fee: rupiah,
      })
      .nullable()
      .describe('Null until a method is chosen, and for orders that cost nothing'),
    billingPIC: billingPic.nullable(),
    orderToken: z.string().nullable().describe('Signed, expiring token of this one order, for Prakerja payments'),
    payment: z
      .string()
      .nullable()
      .describe('Mark of the payment shown: changes when another takes its place, or it ends'),
    failedPayment: z
      .object({ productName: z.string(), reason: z.enum(PAYMENT_FAILURES) })
      .nullable()
      .describe('The payment that failed, while the order waits and there is none in its place'),
    refund: z
      .object({
        amount: rupiah,
        status: refundStatus,
        refusal: z.string().nullable(),
        isByStaff: z.boolean().describe('Somebody of staff began it, not the learner'),
        account: refundAccount.nullable(),
        asksAccount: z.boolean().describe('Its way to pay takes nothing back, and the account can still be named'),
      })
      .nullable()
      .describe('The one asked for, else the latest'),
    canAskRefund: z.boolean(),
  })
  .meta({ id: 'Transaction' });

/** What a page needs to follow a payment. */
export const paymentStatus = z
  .object({
    orderId: z.string(),
    status: transactionStatus,
    expiredDate: instant.nullable(),
    paidAt: instant.nullable(),
    payment: transaction.shape.payment,
    isFailed: z.boolean().describe('The payment failed; the order still waits'),
  })
  .meta({ id: 'PaymentStatus' });

/** Money to give back. */
export const refund = z
  .object({
    refundId: z.uuid(),
    orderId: z.string(),
    amount: rupiah,
    reason: z.string(),
    status: refundStatus,
    refusal: z.string().nullable().describe('Why it was refused'),
    createdAt: instant,
    settledAt: instant.nullable(),
  })
  .meta({ id: 'Refund' });
