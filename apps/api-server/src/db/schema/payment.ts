import type { PaymentFailure } from '@suluh/domain/payment';
import type { RefundDoubt, RefundStatus } from '@suluh/domain/refund';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, publicId, rupiah, version } from './columns.ts';
import { course } from './course.ts';
import { userAccount } from './account.ts';
import { orders } from './order.ts';

/** Way to pay, and its instructions. */
export const paymentProduct = pgTable(
  'payment_product',
  {
    code: text().primaryKey(),
    name: text().notNull(),
    image: text(),
    type: text().notNull(),
    description: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    isRecommended: boolean().notNull().default(false),
    fee: rupiah().notNull().default(0),
    gateway: text().notNull().default('sandbox'),
    isEnabled: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    /** How long a payment by it may wait, in minutes. */
    validMinutes: integer().notNull().default(1440),
    version: version(),
  },
  (t) => [
    index('payment_product_position').on(t.type, t.position),
    check('payment_product_fee', sql`${t.fee} >= 0`),
    check('payment_product_valid', sql`${t.validMinutes} > 0`),
  ],
);
export const paymentInstruction = pgTable(
  'payment_instruction',
  {
    productCode: text()
      .notNull()
      .references(() => paymentProduct.code, { onDelete: 'cascade' }),
    position: integer().notNull(),
    channel: text().notNull(),
    steps: text().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productCode, t.position] })],
);

/**
 * Wallet of a learner at whoever takes the money: `pending` until they agreed there, `linked` while its balance can be
 * asked and it can be paid by, `ended` for good.
 */
export const linkedWallet = pgTable(
  'linked_wallet',
  {
    id: publicId(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    productCode: text().notNull(),
    gateway: text().notNull(),
    /** The gateway's own id of the account, once it has answered; worth nothing without our key. */
    accountId: text(),
    state: text().$type<'pending' | 'linked' | 'ended'>().notNull().default('pending'),
    createdAt: createdAt(),
    linkedAt: instant(),
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex('linked_wallet_live')
      .on(t.userId, t.productCode)
      .where(sql`${t.state} <> 'ended'`),
    check('linked_wallet_state', sql`${t.state} in ('pending', 'linked', 'ended')`),
    check('linked_wallet_account', sql`${t.state} <> 'linked' or ${t.accountId} is not null`),
  ],
);

/**
 * Attempt to be paid through a provider; its id is the provider's order id. `opening` until the provider has answered,
 * `pending` while it can be paid, `voiding` until the provider knows that it is not wanted any more. `settled` paid the
 * order;
 * `surplus` brought money the order does not take, which goes back.
 */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: publicId(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productCode: text().notNull(),
    gateway: text().notNull(),
    providerReference: text(),
    /** The linked wallet it is paid by. */
    walletId: uuid().references(() => linkedWallet.id, { onDelete: 'set null' }),
    amount: rupiah().notNull(),
    /** Part of the amount: the method's platform fee. */
    fee: rupiah().notNull().default(0),
    number: text(),
    paymentUrl: text(),
    /** What the QR code it is paid by says, of methods that have one. */
    qr: text(),
    status: text().notNull().default('opening'),
    /** How the provider ended a failed one. */
    failure: text().$type<PaymentFailure>(),
    expiresAt: instant(),
    settledAt: instant(),
    /** When the worker asks the provider about it next, and how often it did. */
    nextCheckAt: instant().notNull().defaultNow(),
    checkCount: integer().notNull().default(0),
    lastError: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payment_attempt_order').on(t.orderId, t.createdAt),
    index('payment_attempt_wallet').on(t.walletId),
    uniqueIndex('payment_attempt_reference').on(t.gateway, t.providerReference),
    uniqueIndex('payment_attempt_live')
      .on(t.orderId)
      .where(sql`${t.status} = 'pending'`),
    uniqueIndex('payment_attempt_opening')
      .on(t.orderId)
      .where(sql`${t.status} = 'opening'`),
    index('payment_attempt_due')
      .on(t.nextCheckAt)
      .where(sql`${t.status} in ('opening', 'pending', 'voiding')`),
    check('payment_attempt_amount', sql`${t.amount} >= 0 and ${t.fee} >= 0`),
    check('payment_attempt_failure', sql`${t.failure} in ('failed', 'cancelled', 'expired')`),
    check(
      'payment_attempt_status',
      sql`${t.status} in ('opening', 'pending', 'settled', 'surplus', 'failed', 'voiding', 'voided', 'reversed')`,
    ),
  ],
);

/** Message of a provider, stored once by its id; refused ones too, under a digest of their body. */
export const webhookLog = pgTable(
  'webhook_log',
  {
    gateway: text().notNull(),
    providerEventId: text().notNull(),
    orderId: text(),
    attemptId: uuid(),
    body: jsonb().notNull(),
    /** What became of it, such as `moved` or `badSignature`. */
    outcome: text(),
    /** How often a refused one arrived. */
    timesReceived: integer().notNull().default(1),
    receivedAt: createdAt(),
    appliedAt: instant(),
    /** When staff last had the provider asked about it, who did, and what came of it. */
    replayedAt: instant(),
    replayedBy: uuid(),
    replayOutcome: text(),
  },
  (t) => [
    primaryKey({ columns: [t.gateway, t.providerEventId] }),
    index('webhook_log_order').on(t.orderId),
    index('webhook_log_received').on(t.receivedAt),
  ],
);

/** Payment by Prakerja: what its one-time codes have come to. */
export const prakerjaPayment = pgTable(
  'prakerja_payment',
  {
    attemptId: uuid()
      .primaryKey()
      .references(() => paymentAttempt.id, { onDelete: 'cascade' }),
    prakerjaId: text().notNull(),
    /** Token Prakerja gave with the last code; null once it is used up. */
    paymentToken: text(),
    sentAt: instant().notNull(),
    sendCount: integer().notNull().default(1),
    wrongCount: integer().notNull().default(0),
    /** Until then no code is asked for or tried. */
    blockedUntil: instant(),
    transactionCode: text(),
  },
  (t) => [check('prakerja_payment_counts', sql`${t.sendCount} >= 0 and ${t.wrongCount} >= 0`)],
);

/**
 * Money to give back (domain `refund`): one a learner asks for waits for staff unless the policy lets it go, one that staff
 * begin unless whoever begins it may decide alone; all others are approved as they are made. The worker sends what is approved.
 */
export const refund = pgTable(
  'refund',
  {
    id: publicId(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** The payment the money came by; null until it is found. */
    attemptId: uuid().references(() => paymentAttempt.id),
    amount: rupiah().notNull(),
    reason: text().notNull(),
    /** The one course it is for; null: the whole order. */
    courseId: integer().references(() => course.id),
    /** Somebody asked for it: the learner, once per order and once for each class that was called off or moved, or staff. */
    isAsked: boolean().notNull().default(false),
    /** Who of staff began it; null: the learner asked, or nobody had to. */
    begunBy: uuid(),
    status: text().$type<RefundStatus>().notNull().default('approved'),
    /** Why it waits for staff; none: it went without. */
    doubts: text()
      .array()
      .$type<RefundDoubt[]>()
      .notNull()
      .default(sql`'{}'`),
    /** Why staff refused it. */
    refusal: text(),
    /** Who said yes first, where two have to (docs/product/staff.md#refunds). */
    firstApprovedBy: uuid(),
    decidedAt: instant(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    lastError: text(),
    /** A transfer by hand: what the bank calls it, and who made it. Another person confirms it, which settles it. */
    transferReference: text(),
    transferredBy: uuid(),
    transferredAt: instant(),
    createdAt: createdAt(),
    settledAt: instant(),
  },
  (t) => [
    index('refund_order').on(t.orderId),
    index('refund_course').on(t.courseId),
    uniqueIndex('refund_asked')
      .on(t.orderId, sql`coalesce(${t.courseId}, 0)`)
      .where(sql`${t.isAsked} and ${t.begunBy} is null`),
    uniqueIndex('refund_begun')
      .on(t.orderId, sql`coalesce(${t.courseId}, 0)`)
      .where(sql`${t.begunBy} is not null and ${t.status} not in ('refused', 'dropped')`),
    uniqueIndex('refund_attempt')
      .on(t.attemptId)
      .where(sql`not ${t.isAsked}`),
    index('refund_status').on(t.status, t.createdAt, t.id),
    index('refund_created').on(t.createdAt, t.id),
    check('refund_amount', sql`${t.amount} >= 0`),
    check(
      'refund_known_status',
      sql`${t.status} in ('requested', 'approved', 'sent', 'transfer', 'settled', 'failed', 'refused', 'dropped')`,
    ),
  ],
);

/**
 * Where the money of an order goes back to when its way to pay cannot take it back. Of the number only its end stays once
 * everything was transferred.
 */
export const refundAccount = pgTable('refund_account', {
  orderId: text()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  bank: text().notNull(),
  /** Sealed; null once nobody needs it. */
  number: text(),
  numberEnd: text().notNull(),
  holder: text().notNull(),
  givenAt: instant().notNull(),
});

/**
 * Work on an order that failed: when it is tried again, and when it was given up. The row goes as soon as the work is
 * done (`jobs/orderWork.ts`).
 */
export const orderWorkFailure = pgTable(
  'order_work_failure',
  {
    job: text().notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    attempts: integer().notNull(),
    /** Null once it was given up. */
    nextAttemptAt: instant(),
    failedAt: instant().notNull(),
    lastError: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.job] }), check('order_work_failure_attempts', sql`${t.attempts} > 0`)],
);
