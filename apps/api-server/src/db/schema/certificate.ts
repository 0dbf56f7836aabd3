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
import { userAccount } from './account.ts';
import { createdAt, instant, publicId } from './columns.ts';
import { enrolment } from './learning.ts';

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
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolment.id),
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
    expiresAt: instant(),
    replacedAt: instant(),
    revokedAt: instant(),
    issuedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('certificate_number').on(t.number),
    uniqueIndex('certificate_once')
      .on(t.enrolmentId, t.isCompetence)
      .where(sql`${t.replacedAt} is null`),
    index('certificate_user').on(t.userId, t.issuedAt.desc()),
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
