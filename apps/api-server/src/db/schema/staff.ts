import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userAccount } from './account.ts';
import { createdAt, digest, instant, publicId } from './columns.ts';
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

/**
 * A login to the back office, apart from those of learners (docs/product/staff.md#signing-in). `provedAt`: when the second
 * factor was shown; null where none is set up.
 */
export const staffSession = pgTable(
  'staff_session',
  {
    tokenHash: digest().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    startedAt: createdAt(),
    usedAt: createdAt(),
    provedAt: instant(),
    endedAt: instant(),
  },
  (t) => [index('staff_session_user').on(t.userId), index('staff_session_used').on(t.usedAt)],
);

/** The authenticator of a member of staff. A code works once: `lastStep` is that of the last one taken. */
export const staffSecondFactor = pgTable('staff_second_factor', {
  userId: uuid()
    .primaryKey()
    .references(() => userAccount.id, { onDelete: 'cascade' }),
  sealedSecret: digest().notNull(),
  confirmedAt: instant(),
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** Who looks after something that waits for a person, and how far it is; without a row it is new. */
export const inboxState = pgTable(
  'inbox_state',
  {
    kind: text().notNull(),
    subjectId: text().notNull(),
    state: text().notNull().default('new'),
    ownerId: uuid().references(() => userAccount.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    updatedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subjectId] }),
    index('inbox_state_owner').on(t.ownerId),
    check('inbox_state_known', sql`${t.state} in ('new', 'open', 'done')`),
  ],
);
