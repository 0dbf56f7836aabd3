import type { billingPic } from '@suluh/api/catalogue';
import type { OrderEndReason, TransactionStatus } from '@suluh/domain/transaction';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { userAccount } from './account.ts';
import { createdAt, instant, publicId, rupiah } from './columns.ts';
import { course, event } from './course.ts';
import { program } from './partner.ts';

type BillingPic = z.output<typeof billingPic>;

/** Course waiting to be ordered; one pending row per learner and course. */
export const cart = pgTable(
  'cart',
  {
    id: publicId(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    eventId: integer().references(() => event.id, { onDelete: 'set null' }),
    programId: integer().references(() => program.id),
    /** Price when it was put in, to say what changed. */
    priceSeen: rupiah().notNull().default(0),
    status: text().notNull().default('pending'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('cart_pending')
      .on(t.userId, t.courseId)
      .where(sql`${t.status} = 'pending'`),
    index('cart_user').on(t.userId, t.createdAt),
    index('cart_course').on(t.courseId),
    index('cart_event').on(t.eventId),
    index('cart_program').on(t.programId),
    check('cart_price', sql`${t.priceSeen} >= 0`),
    check('cart_status', sql`${t.status} in ('pending', 'ordered', 'removed')`),
  ],
);

/**
 * Order (docs/product/transaction.md). Totals: purchase - discount + fee = payment. `invoiceId` is the number of the
 * transaction; the invoice has one of its own, given once it is paid (docs/product/invoice.md#numbers).
 */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    invoiceId: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id),
    programId: integer().references(() => program.id),
    status: text().$type<TransactionStatus>().notNull().default('UNPAID'),
    purchaseTotal: rupiah().notNull(),
    promoCode: text(),
    promoDiscount: rupiah().notNull().default(0),
    fee: rupiah().notNull().default(0),
    paymentTotal: rupiah().notNull(),
    productCode: text(),
    gateway: text(),
    billingPic: jsonb().$type<BillingPic>(),
    /** Who bought it, once the account is erased: an invoice keeps its name for its legal time. */
    buyer: jsonb().$type<{ fullname: string; email: string }>(),
    expiresAt: instant(),
    paidAt: instant(),
    /** The payment attempt that paid it: what comes by another one is no part of its invoice. */
    paidBy: uuid(),
    /** Number of its invoice; null until it is given. */
    invoiceNumber: text(),
    /** Since when it is to be looked at whether money that went back wants a credit note. */
    creditDueAt: instant(),
    /** Why it ended, where neither its learner nor time ended it. */
    endReason: text().$type<OrderEndReason>(),
    /** Area it was ordered in, and the site there as its app said: where its links lead (see `paymentPage`). */
    sessionType: text().notNull().default('reguler'),
    site: text(),
    /** When the learner was mailed that it waits; when a reminder is due, and when it came. */
    waitingToldAt: instant(),
    remindAt: instant(),
    remindedAt: instant(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('orders_invoice').on(t.invoiceId),
    uniqueIndex('orders_invoice_number').on(t.invoiceNumber),
    index('orders_invoice_trgm').using('gin', sql`${t.invoiceId} gin_trgm_ops`),
    index('orders_invoice_number_trgm').using('gin', sql`${t.invoiceNumber} gin_trgm_ops`),
    index('orders_unnumbered')
      .on(t.paidAt)
      .where(sql`${t.paidAt} is not null and ${t.invoiceNumber} is null and ${t.purchaseTotal} > 0`),
    index('orders_credit_due')
      .on(t.creditDueAt)
      .where(sql`${t.creditDueAt} is not null`),
    index('orders_user').on(t.userId, t.status, t.createdAt.desc()),
    index('orders_expiring')
      .on(t.expiresAt)
      .where(sql`${t.status} = 'UNPAID'`),
    index('orders_program').on(t.programId),
    index('orders_created').on(t.createdAt, t.id),
    index('orders_method').on(t.productCode, t.createdAt, t.id),
    index('orders_untold')
      .on(t.createdAt)
      .where(sql`${t.status} = 'UNPAID' and ${t.waitingToldAt} is null`),
    index('orders_unreminded')
      .on(t.remindAt)
      .where(sql`${t.status} = 'UNPAID' and ${t.remindedAt} is null`),
    check('orders_end_reason', sql`${t.endReason} in ('classCalledOff')`),
    check('orders_status', sql`${t.status} in ('PAID', 'UNPAID', 'CANCEL', 'EXPIRED')`),
    check(
      'orders_money',
      sql`${t.purchaseTotal} >= 0 and ${t.promoDiscount} >= 0 and ${t.fee} >= 0 and ${t.paymentTotal} >= 0`,
    ),
  ],
);

/**
 * Course in an order with the price and name of that moment. `waitsFor` is the learner while the order waits to be
 * paid: one learner has one waiting order of a course.
 */
export const orderItem = pgTable(
  'order_item',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    courseId: integer()
      .notNull()
      .references(() => course.id),
    eventId: integer().references(() => event.id),
    cartId: uuid().references(() => cart.id),
    waitsFor: uuid().references(() => userAccount.id),
    fullname: text().notNull(),
    price: rupiah().notNull(),
    priceAfter: rupiah().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    uniqueIndex('order_item_waiting')
      .on(t.waitsFor, t.courseId)
      .where(sql`${t.waitsFor} is not null`),
    index('order_item_course').on(t.courseId),
    index('order_item_event').on(t.eventId),
    index('order_item_cart').on(t.cartId),
    check('order_item_money', sql`${t.price} >= 0 and ${t.priceAfter} >= 0`),
  ],
);

/** Seat kept for an order until it is paid or released. */
export const seatHold = pgTable(
  'seat_hold',
  {
    id: publicId(),
    eventId: integer()
      .notNull()
      .references(() => event.id),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text().notNull().default('held'),
    expiresAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('seat_hold_once').on(t.orderId, t.eventId),
    index('seat_hold_event').on(t.eventId),
    index('seat_hold_expiring')
      .on(t.expiresAt)
      .where(sql`${t.status} = 'held'`),
    check('seat_hold_status', sql`${t.status} in ('held', 'taken', 'released')`),
  ],
);
