import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userAccount } from './account.ts';
import { createdAt, instant, publicId } from './columns.ts';
import { event } from './course.ts';
import { partner, program } from './partner.ts';

/** What a role may do (docs/product/staff.md): one row a permission of the domain's list, or '*' for all of them. */
export const staffRolePermission = pgTable(
  'staff_role_permission',
  { role: text().notNull(), permission: text().notNull() },
  (t) => [primaryKey({ columns: [t.role, t.permission] })],
);

/** Who has a role, where and how long. Without partner, programme and schedule it holds everywhere. */
export const staffGrant = pgTable(
  'staff_grant',
  {
    id: publicId(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    role: text().notNull(),
    partnerId: integer().references(() => partner.id, { onDelete: 'cascade' }),
    programId: integer().references(() => program.id, { onDelete: 'cascade' }),
    eventId: integer().references(() => event.id, { onDelete: 'cascade' }),
    startsAt: createdAt(),
    endsAt: instant(),
  },
  (t) => [
    uniqueIndex('staff_grant_once')
      .on(
        t.userId,
        t.role,
        sql`coalesce(${t.partnerId}, 0)`,
        sql`coalesce(${t.programId}, 0)`,
        sql`coalesce(${t.eventId}, 0)`,
      )
      .where(sql`${t.endsAt} is null`),
    index('staff_grant_user').on(t.userId),
    index('staff_grant_partner').on(t.partnerId),
    index('staff_grant_program').on(t.programId),
    index('staff_grant_event').on(t.eventId),
  ],
);
