import { sql, type Column, type SQL } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { currentOrigin } from '../origin.ts';
import { createdAt, digest, instant } from './columns.ts';

/**
 * Messages to send, written in the transaction they belong to and sent by the worker. A trigger gives each its place in
 * the queue, in the same transaction (tooling/decisions/0033).
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    lastError: text(),
    sentAt: instant(),
    /** When it was given up; `npm run jobs` lists and retries. */
    failedAt: instant(),
    createdAt: createdAt(),
    /** 0 what somebody waits for at the screen, 1 receipts, 2 what may wait: in this order it is sent. */
    urgency: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`case when kind in ('emailCode', 'passwordReset', 'linkAccount') then 0 when kind in ('welcome', 'orderReminder') then 2 else 1 end`,
      ),
  },
  (t) => [
    index('outbox_order')
      .on(sql`(payload->>'orderId')`)
      .where(sql`payload ? 'orderId'`),
    index('outbox_unsent')
      .on(t.id)
      .where(sql`sent_at is null`),
    index('outbox_sent')
      .on(t.sentAt)
      .where(sql`sent_at is not null`),
  ],
);

/** The part of the product a deed belongs to: 'course' of 'course.update'. */
export const auditArea = (action: Column | SQL): SQL => sql`split_part(${action}, '.', 1)`;

/** What a change was done to, in small letters: as it is looked for. */
export const auditSubject = (subject: Column | SQL): SQL => sql`lower(${subject})`;

/** The kind of what a change was done to: 'course' of 'course 12'. */
export const auditKind = (subject: Column | SQL): SQL => sql`substring(lower(${subject}), '^[a-z-]+')`;

/** What a change says, to look for words in it. */
export const auditWords = ({ subject, before, after }: Record<'subject' | 'before' | 'after', Column | SQL>): SQL =>
  sql`(${subject} || ' ' || coalesce(${before}::text, '') || ' ' || coalesce(${after}::text, ''))`;

/** What staff and the system changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actorId: uuid(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    requestId: text(),
    /** From which address it was done, and in which session of the back office; whoever writes a row says neither. */
    address: text().$defaultFn(() => currentOrigin()?.address ?? sql`null`),
    sessionId: text().$defaultFn(() => currentOrigin()?.session ?? sql`null`),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_subject').on(t.subject, t.id),
    index('audit_log_named').on(auditSubject(t.subject), t.createdAt, t.id),
    index('audit_log_kind').on(auditKind(t.subject), t.createdAt, t.id),
    index('audit_log_actor').on(t.actorId, t.createdAt, t.id),
    index('audit_log_created').on(t.createdAt, t.id),
    index('audit_log_action').on(t.action, t.id),
    index('audit_log_area').on(auditArea(t.action), t.createdAt, t.id),
    index('audit_log_words').using('gin', sql`${auditWords(t)} gin_trgm_ops`),
  ],
);

/** Site settings by key, such as `closure` (R1). */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: createdAt(),
});

/** Answers kept for repeated posts. One row per user and key; another body under the key is refused. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    operation: text().notNull(),
    bodyHash: digest().notNull(),
    status: integer(),
    answer: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.operation, t.key] }), index('idempotency_key_created').on(t.createdAt)],
);

/** What happened on pages (R26). */
export const analyticsEvent = pgTable(
  'analytics_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    happenedAt: instant().notNull(),
    guestId: text(),
    userId: uuid(),
    program: text(),
    properties: jsonb(),
    receivedAt: createdAt(),
  },
  (t) => [
    index('analytics_event_name').on(t.name, t.happenedAt),
    index('analytics_event_received').on(t.receivedAt),
    index('analytics_event_user').on(t.userId),
  ],
);
