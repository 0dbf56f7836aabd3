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
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { userAccount } from './account.ts';
import { createdAt, instant, publicId, version } from './columns.ts';
import { course } from './course.ts';
import { enrolment } from './learning.ts';
import { partner } from './partner.ts';

/**
 * What certificates of a course, or of all courses of a partner, say beside their course: who signs, and which units of
 * competence were proved. Read when one is given, and kept in its words: a row that changes changes no certificate.
 */
export const certificateTemplate = pgTable(
  'certificate_template',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    partnerId: integer().references(() => partner.id, { onDelete: 'cascade' }),
    courseId: integer().references(() => course.id, { onDelete: 'cascade' }),
    /** [{name, role, signature}], the last among the closed files or null; one to three, in the order they stand on the paper. */
    signers: jsonb().notNull(),
    /** [{code, title}]; for a competence only. */
    units: jsonb()
      .notNull()
      .default(sql`'[]'`),
    version: version(),
  },
  (t) => [
    uniqueIndex('certificate_template_course').on(t.courseId),
    uniqueIndex('certificate_template_partner').on(t.partnerId),
    check('certificate_template_of', sql`num_nonnulls(${t.partnerId}, ${t.courseId}) = 1`),
    check(
      'certificate_template_lists',
      sql`jsonb_typeof(${t.signers}) = 'array' and jsonb_array_length(${t.signers}) between 1 and 3 and jsonb_typeof(${t.units}) = 'array'`,
    ),
  ],
);

/**
 * Key that signs what we give out, as a JWK with its private part. A new one is made by retiring the old, which goes on
 * proving what it signed.
 */
export const signingKey = pgTable(
  'signing_key',
  {
    id: publicId(),
    purpose: text().notNull(),
    jwk: jsonb().notNull(),
    createdAt: createdAt(),
    retiredAt: instant(),
  },
  (t) => [
    uniqueIndex('signing_key_current')
      .on(t.purpose)
      .where(sql`${t.retiredAt} is null`),
    check('signing_key_purpose', sql`${t.purpose} in ('certificate-number', 'certificate-badge', 'internship-letter')`),
  ],
);

/**
 * Certificate of an enrolment. `words` is every printed word as it was when given: neither a course that changes nor one
 * that goes changes it. `nameAdjustedAt`: the learner has used the one chance to adjust the name. One that was replaced
 * or revoked stays, and its number says so.
 */
export const certificate = pgTable(
  'certificate',
  {
    id: publicId(),
    number: text().notNull(),
    /** Null once the enrolment was taken back. */
    enrolmentId: uuid().references(() => enrolment.id),
    courseId: integer()
      .notNull()
      .references(() => course.id),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id),
    fullname: text().notNull(),
    isCompetence: boolean().notNull().default(false),
    /** Null of one given before words were kept: it is printed from its course. */
    words: jsonb(),
    version: integer().notNull().default(1),
    /** SHA-256 of every file that was handed out with these words, in hexadecimal. */
    fileSums: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    nameAdjustedAt: instant(),
    /** A name so far from the printed one that staff look at it first; both or neither. */
    requestedName: text(),
    nameRequestedAt: instant(),
    expiresAt: instant(),
    replacedAt: instant(),
    replacedById: uuid().references((): AnyPgColumn => certificate.id),
    revokedAt: instant(),
    /** Who ended it and why, for staff. */
    endedReason: text(),
    /** Why it was revoked, in words for whoever checks it. */
    publicReason: text(),
    issuedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('certificate_number').on(t.number),
    uniqueIndex('certificate_once')
      .on(t.enrolmentId, t.isCompetence)
      .where(sql`${t.replacedAt} is null`),
    index('certificate_user').on(t.userId, t.issuedAt.desc()),
    index('certificate_course').on(t.courseId),
    index('certificate_issued').on(t.issuedAt, t.id),
    index('certificate_fullname_trgm').using('gin', sql`${t.fullname} gin_trgm_ops`),
    index('certificate_replaced_by').on(t.replacedById),
    index('certificate_name_requested')
      .on(t.nameRequestedAt)
      .where(sql`${t.nameRequestedAt} is not null`),
    check('certificate_request_whole', sql`(${t.requestedName} is null) = (${t.nameRequestedAt} is null)`),
    check('certificate_version_positive', sql`${t.version} > 0`),
  ],
);

/** What a certificate said before its name was adjusted: appended, never changed. */
export const certificateVersion = pgTable(
  'certificate_version',
  {
    certificateId: uuid()
      .notNull()
      .references(() => certificate.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    fullname: text().notNull(),
    fileSums: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    endedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.certificateId, t.version] })],
);
