import type { InvoiceContent, SettlementKind } from '@suluh/domain/settlement';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, publicId, rupiah } from './columns.ts';
import { course } from './course.ts';
import { orders } from './order.ts';
import { partner } from './partner.ts';
import { refund } from './payment.ts';

/** The last number of a kind of document on a day: its row is locked until the document is committed, so none is left out. */
export const documentCounter = pgTable(
  'document_counter',
  { kind: text().notNull(), day: date({ mode: 'string' }).notNull(), last: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.kind, t.day] }),
    check('document_counter_kind', sql`${t.kind} in ('invoice', 'credit')`),
    check('document_counter_last', sql`${t.last} > 0`),
  ],
);

/**
 * The invoice of an order that was paid (docs/product/invoice.md#numbers). What it says stands as it was that day; whom it
 * was written to stands with the order.
 */
export const invoice = pgTable(
  'invoice',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id),
    number: text().notNull(),
    /** Day of the payment in WIB, and its number on that day. */
    day: date({ mode: 'string' }).notNull(),
    sequence: integer().notNull(),
    issuedAt: createdAt(),
    total: rupiah().notNull(),
    /** What credit notes took back of it so far. */
    credited: rupiah().notNull().default(0),
    content: jsonb().$type<InvoiceContent>().notNull(),
  },
  (t) => [
    uniqueIndex('invoice_number').on(t.number),
    uniqueIndex('invoice_sequence').on(t.day, t.sequence),
    check('invoice_total', sql`${t.total} >= 0 and ${t.credited} between 0 and ${t.total}`),
  ],
);

/** What was taken back of an invoice; without a refund of ours the provider took it (docs/product/invoice.md#credit-notes). */
export const creditNote = pgTable(
  'credit_note',
  {
    id: publicId(),
    orderId: text()
      .notNull()
      .references(() => invoice.orderId),
    refundId: uuid().references(() => refund.id),
    number: text().notNull(),
    /** Day the money went back in WIB, and its number on that day. */
    day: date({ mode: 'string' }).notNull(),
    sequence: integer().notNull(),
    issuedAt: instant().notNull(),
    amount: rupiah().notNull(),
    reason: text({ enum: ['refund', 'reversed'] }).notNull(),
  },
  (t) => [
    uniqueIndex('credit_note_number').on(t.number),
    index('credit_note_number_trgm').using('gin', sql`${t.number} gin_trgm_ops`),
    uniqueIndex('credit_note_sequence').on(t.day, t.sequence),
    uniqueIndex('credit_note_refund').on(t.refundId),
    index('credit_note_order').on(t.orderId, t.issuedAt),
    check('credit_note_amount', sql`${t.amount} > 0`),
    check('credit_note_reason', sql`${t.reason} in ('refund', 'reversed')`),
  ],
);

/**
 * What a course sold, or what was taken back of it, as its partner is told (docs/product/invoice.md#statements): written with
 * the document it belongs to, and never changed.
 */
export const settlementLine = pgTable(
  'settlement_line',
  {
    document: text().notNull(),
    position: integer().notNull(),
    kind: text().$type<SettlementKind>().notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    partnerId: integer()
      .notNull()
      .references(() => partner.id),
    courseId: integer()
      .notNull()
      .references(() => course.id),
    fullname: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** 'YYYY-MM' of the day. */
    month: text().notNull(),
    gross: rupiah().notNull(),
    promoPlatform: rupiah().notNull(),
    promoPartner: rupiah().notNull(),
    /** Of the learner's money: gross without promo. */
    paid: rupiah().notNull(),
    /** What the platform keeps. */
    fee: rupiah().notNull(),
    net: rupiah().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.document, t.position] }),
    index('settlement_line_month').on(t.month, t.partnerId, t.day, t.document, t.position),
    index('settlement_line_partner').on(t.partnerId),
    index('settlement_line_order').on(t.orderId),
    index('settlement_line_course').on(t.courseId),
    check('settlement_line_kind', sql`${t.kind} in ('sale', 'refund')`),
    check(
      'settlement_line_money',
      sql`${t.gross} >= 0 and ${t.promoPlatform} >= 0 and ${t.promoPartner} >= 0 and ${t.fee} >= 0 and ${t.paid} = ${t.gross} - ${t.promoPlatform} - ${t.promoPartner} and ${t.net} = ${t.gross} - ${t.promoPartner} - ${t.fee}`,
    ),
  ],
);
