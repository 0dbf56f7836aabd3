import type { WaitingKind, WaitingState } from '@suluh/domain/waiting';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { userAccount } from './account.ts';
import { createdAt, digest, instant, publicId } from './columns.ts';
import { course, event } from './course.ts';
import { enrolment } from './learning.ts';
import { program } from './partner.ts';

/**
 * A session learners check in to: of one schedule, or of a course that is learned alone and has none (`eventId` null).
 * Without hours it may be checked in to on any day.
 */
export const classSession = pgTable(
  'class_session',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    eventId: integer().references(() => event.id, { onDelete: 'cascade' }),
    no: integer().notNull(),
    startAt: instant(),
    endAt: instant(),
    /** When staff gave it, or its hours: who owned the course then is told. Null of one that comes with its schedule. */
    givenAt: instant(),
  },
  (t) => [
    uniqueIndex('class_session_course_no')
      .on(t.courseId, t.no)
      .where(sql`${t.eventId} is null`),
    uniqueIndex('class_session_event_no')
      .on(t.eventId, t.no)
      .where(sql`${t.eventId} is not null`),
    index('class_session_start').on(t.startAt),
    index('class_session_given')
      .on(t.givenAt)
      .where(sql`${t.givenAt} is not null`),
    check('class_session_order', sql`${t.endAt} >= ${t.startAt}`),
    check('class_session_hours', sql`(${t.startAt} is null) = (${t.endAt} is null)`),
  ],
);

/**
 * A learner was there: inserted, never changed but to be voided. `localDay` stands only where a session has no hours, of
 * which one counts a day.
 */
export const attendance = pgTable(
  'attendance',
  {
    id: publicId(),
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    sessionId: integer()
      .notNull()
      .references(() => classSession.id),
    checkedInAt: instant().notNull(),
    localDay: date(),
    source: text().notNull(),
    /** The member of staff who said so. */
    by: uuid(),
    voidedAt: instant(),
  },
  (t) => [
    uniqueIndex('attendance_once')
      .on(t.enrolmentId, t.sessionId)
      .where(sql`${t.voidedAt} is null`),
    uniqueIndex('attendance_day')
      .on(t.enrolmentId, t.localDay)
      .where(sql`${t.voidedAt} is null and ${t.localDay} is not null`),
    index('attendance_session').on(t.sessionId),
    check('attendance_source', sql`${t.source} in ('self', 'prakerja', 'door', 'staff')`),
  ],
);

/** A way to the Prakerja dashboard to be verified for a session, until its callback comes or time is over. */
export const checkInTry = pgTable(
  'check_in_try',
  {
    id: publicId(),
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    sessionId: integer()
      .notNull()
      .references(() => classSession.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    answeredAt: instant(),
    isVerified: boolean(),
  },
  (t) => [
    index('check_in_try_enrolment').on(t.enrolmentId, t.createdAt),
    index('check_in_try_session').on(t.sessionId),
  ],
);

/** Admission to a schedule. Another date makes a ticket of the next generation and voids this one. */
export const ticket = pgTable(
  'ticket',
  {
    id: publicId(),
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    eventId: integer()
      .notNull()
      .references(() => event.id),
    generation: integer().notNull().default(1),
    /** How many of the changes before were the learner's own, and not because the organiser changed the class. */
    ownChanges: integer().notNull().default(0),
    /** To be typed: seven characters and the one that checks them. */
    shortCode: text().notNull(),
    createdAt: createdAt(),
    voidedAt: instant(),
  },
  (t) => [
    uniqueIndex('ticket_short_code').on(t.shortCode),
    uniqueIndex('ticket_generation').on(t.enrolmentId, t.generation),
    uniqueIndex('ticket_current')
      .on(t.enrolmentId)
      .where(sql`${t.voidedAt} is null`),
    index('ticket_event').on(t.eventId),
    check('ticket_generation_positive', sql`${t.generation} between 1 and 255`),
    check('ticket_own_changes', sql`${t.ownChanges} between 0 and ${t.generation} - 1`),
  ],
);

/** A link by which somebody without an account stands at the door of a schedule. */
export const doorPass = pgTable(
  'door_pass',
  {
    id: publicId(),
    eventId: integer()
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
    /** Who has it. */
    holder: text().notNull(),
    tokenHash: digest().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    createdBy: uuid(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('door_pass_token').on(t.tokenHash), index('door_pass_event').on(t.eventId)],
);

/** What a phone at a door read, under the id the phone gave it: appended; only what was said of it later is added. */
export const scan = pgTable(
  'scan',
  {
    id: uuid().primaryKey(),
    passId: uuid()
      .notNull()
      .references(() => doorPass.id, { onDelete: 'cascade' }),
    sessionId: integer()
      .notNull()
      .references(() => classSession.id, { onDelete: 'cascade' }),
    ticketId: uuid().references(() => ticket.id, { onDelete: 'cascade' }),
    /** What the phone showed, when it had to decide alone. */
    shown: text(),
    verdict: text().notNull(),
    scannedAt: instant().notNull(),
    receivedAt: createdAt(),
    /** Whoever stood at the door took the admission back. */
    undoneAt: instant(),
    /** In before, and let in again: whoever stood at the door knew the face. */
    isSamePerson: boolean().notNull().default(false),
  },
  (t) => [
    index('scan_pass').on(t.passId),
    index('scan_session').on(t.sessionId, t.scannedAt),
    index('scan_ticket').on(t.ticketId, t.sessionId),
  ],
);

/** One a ticket and session, whatever the phones did; the earliest scan owns it. */
export const admission = pgTable(
  'admission',
  {
    ticketId: uuid()
      .notNull()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    sessionId: integer()
      .notNull()
      .references(() => classSession.id, { onDelete: 'cascade' }),
    scanId: uuid()
      .notNull()
      .references(() => scan.id, { onDelete: 'cascade' }),
    admittedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ticketId, t.sessionId] }),
    index('admission_session').on(t.sessionId),
    index('admission_scan').on(t.scanId),
  ],
);

/** What a learner was reminded of, once. */
export const reminder = pgTable(
  'reminder',
  {
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** The session, or the local day, it was about. */
    about: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.enrolmentId, t.kind, t.about] })],
);

/**
 * Who waits for a seat of a full schedule, or follows one that is not on sale yet, and where they are told. An offer is a
 * seat of `event.seatsKept` that is theirs until `offerEndsAt`; buying takes the row with it.
 */
export const waitlist = pgTable(
  'waitlist',
  {
    eventId: integer()
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    kind: text().$type<WaitingKind>().notNull().default('seat'),
    state: text().$type<Exclude<WaitingState, 'none'>>().notNull().default('waiting'),
    offerEndsAt: instant(),
    /** Area and site they joined in: where links lead. */
    programId: integer().references(() => program.id),
    sessionType: text().notNull().default('reguler'),
    site: text(),
    createdAt: createdAt(),
    notifiedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.userId] }),
    index('waitlist_user').on(t.userId),
    index('waitlist_order').on(t.eventId, t.createdAt),
    index('waitlist_waiting')
      .on(t.kind, t.eventId)
      .where(sql`${t.state} = 'waiting'`),
    index('waitlist_offers')
      .on(t.offerEndsAt)
      .where(sql`${t.state} = 'offered'`),
    index('waitlist_program').on(t.programId),
    check('waitlist_kind', sql`${t.kind} in ('seat', 'opening')`),
    check('waitlist_state', sql`${t.state} in ('waiting', 'offered', 'lapsed', 'told')`),
    check('waitlist_offer', sql`(${t.state} = 'offered') = (${t.offerEndsAt} is not null)`),
  ],
);
