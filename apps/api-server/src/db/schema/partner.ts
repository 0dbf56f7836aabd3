import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userAccount } from './account.ts';
import { createdAt, isSessionType } from './columns.ts';

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
    isInternal: boolean().notNull().default(false),
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

/** Requests to become a partner, and business enquiries. */
export const partnershipApplication = pgTable(
  'partnership_application',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    type: text().notNull(),
    /** What the applicant says of themselves. */
    profile: text().notNull(),
    status: text().notNull().default('received'),
    userId: uuid().references(() => userAccount.id, { onDelete: 'set null' }),
    name: text().notNull().default(''),
    /** E.164. */
    phone: text().notNull().default(''),
    website: text().notNull().default(''),
    fields: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Paths of pictures and papers in the closed part of the storage. */
    files: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Why it was refused. */
    reason: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('partnership_application_status').on(t.status, t.createdAt),
    index('partnership_application_user').on(t.userId),
    uniqueIndex('partnership_application_waiting')
      .on(t.userId)
      .where(sql`status = 'received'`),
  ],
);
export const enterpriseLead = pgTable(
  'enterprise_lead',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    need: text().notNull(),
    company: text().notNull().default(''),
    phone: text().notNull().default(''),
    teamSize: text().notNull().default(''),
    field: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('enterprise_lead_created').on(t.createdAt)],
);

/** Businesses whose teams learn here, as the page for businesses shows them. */
export const company = pgTable('company', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  logo: text(),
  isPublished: boolean().notNull().default(true),
  position: integer().notNull().default(0),
});
