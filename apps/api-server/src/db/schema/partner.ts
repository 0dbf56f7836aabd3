import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, isSessionType, version } from './columns.ts';

/** Training provider. `isInternal` separates our own from partners (docs/product/listing.md#filters). */
export const partner = pgTable(
  'partner',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    code: text().notNull(),
    slug: text().notNull(),
    orgName: text().notNull(),
    foto: text(),
    city: text(),
    description: text().notNull().default(''),
    website: text(),
    /** Where learners of its classes reach it: a number as WhatsApp takes it, such as 6281234567890, and an address. */
    phone: text(),
    email: text(),
    isInternal: boolean().notNull().default(false),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('partner_code').on(t.code),
    uniqueIndex('partner_slug').on(t.slug),
    index('partner_name').on(t.orgName),
    index('partner_name_trgm').using('gin', sql`lower(${t.orgName}) gin_trgm_ops`),
  ],
);

/** Partner programme and tenant. External sign-in needs issuer and client id. */
export const program = pgTable(
  'program',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull(),
    name: text().notNull(),
    host: text(),
    logo: text(),
    brandColor: text().notNull().default('#1A4170'),
    sessionType: text().notNull().default('reguler'),
    canRegister: boolean().notNull().default(true),
    hasPromo: boolean().notNull().default(true),
    accessType: text().notNull().default('paid'),
    oidcIssuer: text(),
    oidcClientId: text(),
    oidcClientSecret: text(),
    signOutUrl: text(),
    /** Domains the provider may speak for; null when it may for all. */
    emailDomains: text().array(),
    collectionSlug: text(),
    version: version(),
    /** Version of the list of mandatory courses, of the programme of the internship. */
    mandatoryVersion: version(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('program_slug').on(t.slug),
    uniqueIndex('program_host').on(t.host),
    check('program_brand_color', sql`${t.brandColor} ~ '^#[0-9A-Fa-f]{6}$'`),
    check('program_access_type', sql`${t.accessType} in ('free', 'paid')`),
    check('program_session_type', isSessionType(t.sessionType)),
    check('program_external', sql`${t.oidcIssuer} is null or ${t.oidcClientId} is not null`),
  ],
);

/** Section of a programme's home; its id is the listing's `role`. */
export const programCategory = pgTable(
  'program_category',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    programId: integer()
      .notNull()
      .references(() => program.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull().default('course'),
    subType: text(),
    position: integer().notNull().default(0),
  },
  (t) => [index('program_category_program').on(t.programId, t.position)],
);
