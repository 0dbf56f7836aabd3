import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, publicId, rupiah } from './columns.ts';
import { orders } from './order.ts';

/** Way to pay, and its instructions. */
export const paymentProduct = pgTable('payment_product', {
  code: text().primaryKey(),
  name: text().notNull(),
  image: text(),
  type: text().notNull(),
  description: text().array().notNull().default(sql`'{}'`),
  isRecommended: boolean().notNull().default(false),
  fee: rupiah().notNull().default(0),
  gateway: text().notNull().default('sandbox'),
  isEnabled: boolean().notNull().default(true),
  position: integer().notNull().default(0),
}, (t) => [index('payment_product_position').on(t.type, t.position), check('payment_product_fee', sql`${t.fee} >= 0`)]);
export const paymentInstruction = pgTable('payment_instruction', {
  productCode: text().notNull().references(() => paymentProduct.code, { onDelete: 'cascade' }),
  position: integer().notNull(),
  channel: text().notNull(),
  steps: text().array().notNull(),
}, (t) => [primaryKey({ columns: [t.productCode, t.position] })]);

/** Attempt to be paid through a provider, and every message it sent, stored once by its id. */
export const paymentAttempt = pgTable('payment_attempt', {
  id: publicId(),
  orderId: text().notNull().references(() => orders.id, { onDelete: 'cascade' }),
  productCode: text().notNull(),
  gateway: text().notNull(),
  providerReference: text(),
  amount: rupiah().notNull(),
  number: text(),
  paymentUrl: text(),
  status: text().notNull().default('pending'),
  expiresAt: instant(),
  createdAt: createdAt(),
}, (t) => [index('payment_attempt_order').on(t.orderId, t.createdAt), uniqueIndex('payment_attempt_reference').on(t.gateway, t.providerReference), check('payment_attempt_amount', sql`${t.amount} >= 0`)]);
export const webhookLog = pgTable('webhook_log', {
  gateway: text().notNull(),
  providerEventId: text().notNull(),
  orderId: text(),
  body: jsonb().notNull(),
  outcome: text(),
  receivedAt: createdAt(),
  appliedAt: instant(),
}, (t) => [primaryKey({ columns: [t.gateway, t.providerEventId] }), index('webhook_log_order').on(t.orderId)]);

/** Money to give back. */
export const refund = pgTable('refund', {
  id: publicId(),
  orderId: text().notNull().references(() => orders.id),
  amount: rupiah().notNull(),
  reason: text().notNull(),
  status: text().notNull().default('requested'),
  createdAt: createdAt(),
  settledAt: instant(),
}, (t) => [index('refund_order').on(t.orderId), index('refund_status').on(t.status, t.createdAt), check('refund_amount', sql`${t.amount} >= 0`)]);
