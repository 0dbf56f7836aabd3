import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userAccount } from './account.ts';
import { createdAt, version } from './columns.ts';

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
export const company = pgTable(
  'company',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    logo: text(),
    isPublished: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    version: version(),
  },
  (t) => [index('company_order').on(t.position, t.id)],
);
