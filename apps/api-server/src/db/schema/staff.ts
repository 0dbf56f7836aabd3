import { NO_ROWS, TABLE_FORMATS, WORK_KINDS, WORK_STATES, type WorkCounts } from '@suluh/domain/staff';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { loginSession, userAccount } from './account.ts';
import { createdAt, digest, instant, publicId, version } from './columns.ts';
import { event, teacher } from './course.ts';
import { partner, program } from './partner.ts';

/**
 * Roles there are (docs/product/staff.md#roles), each by the name it is given by. `asked…`: what one is to do once a second
 * person says so, too.
 */
export const staffRole = pgTable(
  'staff_role',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull().unique('staff_role_name'),
    askedPermissions: text().array(),
    askedBy: uuid().references(() => userAccount.id, { onDelete: 'set null' }),
    askedAt: instant(),
    version: version(),
  },
  (t) => [
    index('staff_role_asked_by').on(t.askedBy),
    check('staff_role_asked', sql`(${t.askedPermissions} is null) = (${t.askedAt} is null)`),
  ],
);

/** What a role may do: one row a permission of the domain's list, or '*' for all of them. */
export const staffRolePermission = pgTable(
  'staff_role_permission',
  {
    role: text()
      .notNull()
      .references(() => staffRole.name, { onDelete: 'cascade', onUpdate: 'cascade' }),
    permission: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.role, t.permission] })],
);

/** Who has a role, where and how long. Without partner, programme, schedule and teacher it holds everywhere. */
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
    teacherId: integer().references(() => teacher.id, { onDelete: 'cascade' }),
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
        sql`coalesce(${t.teacherId}, 0)`,
      )
      .where(sql`${t.endsAt} is null`),
    index('staff_grant_user').on(t.userId),
    index('staff_grant_started').on(t.startsAt, t.id),
    index('staff_grant_partner').on(t.partnerId),
    index('staff_grant_program').on(t.programId),
    index('staff_grant_event').on(t.eventId),
    index('staff_grant_teacher').on(t.teacherId),
  ],
);

/**
 * A powerful role that one person asked for and a second one has to give (docs/product/staff.md#grants). `state`: it
 * waits, was given or refused.
 */
export const staffGrantRequest = pgTable(
  'staff_grant_request',
  {
    id: publicId(),
    /** Who gets it; null as long as they have no account, and for good when it was refused. */
    userId: uuid().references(() => userAccount.id, { onDelete: 'cascade' }),
    /** Of somebody without an account, until it is decided: theirs is made when the role is given. */
    email: text(),
    fullname: text(),
    role: text().notNull(),
    partnerId: integer().references(() => partner.id, { onDelete: 'cascade' }),
    programId: integer().references(() => program.id, { onDelete: 'cascade' }),
    eventId: integer().references(() => event.id, { onDelete: 'cascade' }),
    teacherId: integer().references(() => teacher.id, { onDelete: 'cascade' }),
    endsAt: instant(),
    state: text({ enum: ['waiting', 'given', 'refused'] })
      .notNull()
      .default('waiting'),
    askedBy: uuid().references(() => userAccount.id, { onDelete: 'set null' }),
    askedAt: createdAt(),
    decidedBy: uuid().references(() => userAccount.id, { onDelete: 'set null' }),
    decidedAt: instant(),
  },
  (t) => [
    uniqueIndex('staff_grant_request_once')
      .on(
        sql`coalesce(${t.userId}::text, ${t.email})`,
        t.role,
        sql`coalesce(${t.partnerId}, 0)`,
        sql`coalesce(${t.programId}, 0)`,
        sql`coalesce(${t.eventId}, 0)`,
        sql`coalesce(${t.teacherId}, 0)`,
      )
      .where(sql`${t.state} = 'waiting'`),
    index('staff_grant_request_state').on(t.state, t.askedAt, t.id),
    index('staff_grant_request_user').on(t.userId),
    index('staff_grant_request_asked_by').on(t.askedBy),
    index('staff_grant_request_decided_by').on(t.decidedBy),
    index('staff_grant_request_partner').on(t.partnerId),
    index('staff_grant_request_program').on(t.programId),
    index('staff_grant_request_event').on(t.eventId),
    index('staff_grant_request_teacher').on(t.teacherId),
    check(
      'staff_grant_request_person',
      sql`${t.state} <> 'waiting' or ${t.userId} is not null or (${t.email} is not null and ${t.fullname} is not null)`,
    ),
    check('staff_grant_request_state_known', sql`${t.state} in ('waiting', 'given', 'refused')`),
  ],
);

/**
 * A login to the back office, apart from those of learners (docs/product/staff.md#signing-in). `provedAt`: when the second
 * factor was shown; null where none is set up. `passwordAt`: when the password was typed again since it began.
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
    passwordAt: instant(),
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

/** A passkey of a member of staff; `counter` is what it counted at its last use, of one that counts. */
export const staffPasskey = pgTable(
  'staff_passkey',
  {
    id: publicId(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    credentialId: text().notNull(),
    publicKey: digest().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What its person calls it. */
    name: text().notNull(),
    createdAt: createdAt(),
    usedAt: instant(),
  },
  (t) => [uniqueIndex('staff_passkey_credential').on(t.credentialId), index('staff_passkey_user').on(t.userId)],
);

/** What a passkey was asked to answer, once: to be made one of theirs, or to prove who they are. */
export const staffChallenge = pgTable(
  'staff_challenge',
  {
    challengeHash: digest().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['register', 'prove'] }).notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('staff_challenge_user').on(t.userId), index('staff_challenge_expires').on(t.expiresAt)],
);

/** The recovery codes of a member of staff, of the last set alone; each works once. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    codeHash: digest().notNull(),
    createdAt: createdAt(),
    usedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/**
 * A look of staff as a learner (docs/product/staff.md#looking): who asked for it and why, the code by which it begins on the
 * learner's site, once, and the login it then is.
 */
export const learnerLook = pgTable(
  'learner_look',
  {
    id: publicId(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    staffId: uuid().references(() => userAccount.id, { onDelete: 'set null' }),
    /** The session of the back office it was asked in, which it does not outlive. */
    staffSessionHash: digest().references(() => staffSession.tokenHash, { onDelete: 'set null' }),
    reason: text().notNull(),
    sessionType: text().notNull(),
    programId: integer().references(() => program.id, { onDelete: 'cascade' }),
    codeHash: digest().notNull(),
    askedAt: createdAt(),
    codeEndsAt: instant().notNull(),
    /** Null as long as its code was not used. */
    startedAt: instant(),
    sessionId: uuid().references(() => loginSession.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('learner_look_code').on(t.codeHash),
    index('learner_look_user').on(t.userId, t.askedAt),
    index('learner_look_asked').on(t.askedAt),
    index('learner_look_staff').on(t.staffId),
    index('learner_look_staff_session').on(t.staffSessionHash),
    index('learner_look_program').on(t.programId),
    index('learner_look_session').on(t.sessionId),
  ],
);

/** What a list shows under a name: its filters, its order, and the columns that are left out. */
interface ViewQuery {
  filter: Record<string, string | number | boolean>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  hiddenColumns: string[];
}

/** Views of lists, each of whom keeps it (docs/product/staff.md#views). */
export const staffView = pgTable(
  'staff_view',
  {
    id: publicId(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    list: text().notNull(),
    name: text().notNull(),
    /** Everybody who may see the list may choose it. */
    isShared: boolean().notNull().default(false),
    query: jsonb().$type<ViewQuery>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('staff_view_name').on(t.userId, t.list, t.name),
    index('staff_view_shared')
      .on(t.list)
      .where(sql`${t.isShared}`),
  ],
);

/** Who looks after something that waits for a person, and how far it is; without a row it is new. */
export const inboxState = pgTable(
  'inbox_state',
  {
    kind: text().notNull(),
    subjectId: text().notNull(),
    state: text().notNull().default('new'),
    ownerId: uuid().references(() => userAccount.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    version: version(),
    updatedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subjectId] }),
    index('inbox_state_owner').on(t.ownerId),
    check('inbox_state_known', sql`${t.state} in ('new', 'open', 'done')`),
  ],
);

/** What some work is told to do; of each kind what it needs. */
export interface WorkOptions {
  /** Which rows of a list are meant: all of it as it was asked, or those that are named. */
  filter?: Readonly<Record<string, unknown>>;
  ids?: readonly (string | number)[];
  /** What the columns of a file are read for, as somebody chose. */
  columns?: readonly ColumnReading[];
}

/** Which field a column of a file is read for; null: none. */
interface ColumnReading {
  column: string;
  field: string | null;
}

/**
 * Work on many things at once, in the background (docs/product/staff.md#work): its rows stand beside it. It belongs to
 * whom `leasedUntil` has not passed.
 */
export const staffWork = pgTable(
  'staff_work',
  {
    id: publicId(),
    kind: text({ enum: WORK_KINDS }).notNull(),
    state: text({ enum: WORK_STATES }).notNull(),
    userId: uuid().references(() => userAccount.id, { onDelete: 'set null' }),
    /** Who started or undid it last: it is done by their grants, and stands in histories under their name. */
    actorId: uuid().references(() => userAccount.id, { onDelete: 'set null' }),
    options: jsonb().$type<WorkOptions>().notNull().default({}),
    fileName: text(),
    /** SHA-256 of the file that came. */
    fileHash: digest(),
    format: text({ enum: TABLE_FORMATS }),
    /** Where the file lies, in the closed part of the storage: the one that came, or the one that was made. */
    path: text(),
    /** Columns of the file that nothing is read from. */
    unused: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What the columns of the file are read for. */
    columns: jsonb().$type<readonly ColumnReading[]>().notNull().default([]),
    /** Why nothing can be done, as it is read. */
    problem: text(),
    counts: jsonb().$type<WorkCounts>().notNull().default(NO_ROWS),
    leasedUntil: instant(),
    createdAt: createdAt(),
    checkedAt: instant(),
    endedAt: instant(),
  },
  (t) => [
    index('staff_work_created').on(t.createdAt, t.id),
    index('staff_work_user').on(t.userId, t.createdAt, t.id),
    index('staff_work_waiting')
      .on(t.createdAt)
      .where(sql`state in ('reading', 'running', 'undoing')`),
    index('staff_work_file').on(t.fileHash),
    index('staff_work_actor').on(t.actorId),
  ],
);

/** A change of one field, as it is kept and as people read it. */
export interface FieldChange {
  before: unknown;
  after: unknown;
  from: string;
  to: string;
}

/** One row of some work: what is to be done to one thing, and what came of it. */
export const staffWorkRow = pgTable(
  'staff_work_row',
  {
    workId: uuid()
      .notNull()
      .references(() => staffWork.id, { onDelete: 'cascade' }),
    /** Line of the file, or place in the selection. */
    number: integer().notNull(),
    action: text({ enum: ['create', 'update', 'same', 'refuse'] }).notNull(),
    title: text().notNull().default(''),
    /** Key of what it is done to, as its table has it. */
    subjectId: text(),
    /** Version it was looked at in: another one is not overwritten. */
    version: integer(),
    changes: jsonb().$type<Readonly<Record<string, FieldChange>>>().notNull().default({}),
    problems: jsonb().$type<readonly { column: string; message: string }[]>().notNull().default([]),
    outcome: text({ enum: ['done', 'failed'] }),
    versionAfter: integer(),
    undo: text({ enum: ['undone', 'kept'] }),
  },
  (t) => [primaryKey({ columns: [t.workId, t.number] })],
);
