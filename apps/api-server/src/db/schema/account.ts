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
import { createdAt, digest, instant, isSessionType, publicId, version } from './columns.ts';
import { program } from './partner.ts';

/** A person who can log in. E-mail is lower case; phone is E.164. */
export const userAccount = pgTable(
  'user_account',
  {
    id: publicId(),
    fullname: text().notNull(),
    email: text().notNull(),
    phone: text(),
    /** When a code proved that the phone is theirs; none since the number was changed without one. */
    phoneProvenAt: instant(),
    passwordHash: text(),
    foto: text().notNull().default('user/default.svg'),
    isVerified: boolean().notNull().default(false),
    nik: text(),
    birthDate: date(),
    education: text(),
    city: text(),
    referralCode: text(),
    referredBy: uuid(),
    programId: integer().references(() => program.id),
    consentAt: instant(),
    /** Since when it lets nobody in, and why; both or neither (docs/product/staff.md#people). */
    blockedAt: instant(),
    blockReason: text(),
    /** When its owner closed it; logging in within a week opens it again, then it is erased. */
    closingAt: instant(),
    /** Whether certificates can still be checked once it is erased. */
    keepsCertificates: boolean().notNull().default(true),
    /** When it was erased: the row remains without anything of the person. */
    deletedAt: instant(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('user_account_email').on(t.email),
    uniqueIndex('user_account_referral_code').on(t.referralCode),
    index('user_account_program').on(t.programId),
    index('user_account_phone').on(t.phone),
    index('user_account_created')
      .on(t.createdAt, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('user_account_fullname_trgm').using('gin', sql`${t.fullname} gin_trgm_ops`),
    index('user_account_email_trgm').using('gin', sql`${t.email} gin_trgm_ops`),
    index('user_account_referred_by').on(t.referredBy),
    index('user_account_closing')
      .on(t.closingAt)
      .where(sql`${t.closingAt} is not null and ${t.deletedAt} is null`),
    check('user_account_block', sql`(${t.blockedAt} is null) = (${t.blockReason} is null)`),
    check('user_account_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
);

/** Documents an account agreed to, each in the version it read (docs/product/personal-data.md#consent). */
export const consent = pgTable(
  'consent',
  {
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    document: text().notNull(),
    version: text().notNull(),
    agreedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.document, t.version] })],
);

/** Areas an account may log in to: a session type, and for programmes which one. */
export const membership = pgTable(
  'membership',
  {
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    sessionType: text().notNull(),
    programId: integer().references(() => program.id),
    startsOn: date(),
    endsOn: date(),
    createdAt: createdAt(),
    /** What staff know one by. */
    id: integer().notNull().generatedByDefaultAsIdentity(),
    version: version(),
  },
  (t) => [
    uniqueIndex('membership_id').on(t.id),
    index('membership_created').on(t.createdAt, t.id),
    uniqueIndex('membership_once').on(t.userId, t.sessionType, sql`coalesce(${t.programId}, 0)`),
    index('membership_program').on(t.programId),
    check('membership_session_type', isSessionType(t.sessionType)),
  ],
);

/** Account at an OpenID provider. */
export const externalIdentity = pgTable(
  'external_identity',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index('external_identity_user').on(t.userId)],
);

/**
 * An account of an OpenID provider that waits to be joined to an account here which has its e-mail address: the person
 * proves once that the account is theirs. `mailHash` is of the secret that was mailed, if one was.
 */
export const identityLink = pgTable(
  'identity_link',
  {
    tokenHash: digest().primaryKey(),
    mailHash: digest(),
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** Null: the provider of the programme itself. */
    provider: text(),
    sessionType: text().notNull().default('reguler'),
    programId: integer().references(() => program.id, { onDelete: 'cascade' }),
    redirectTo: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('identity_link_user').on(t.userId),
    index('identity_link_program').on(t.programId),
    index('identity_link_expires').on(t.expiresAt),
  ],
);

/**
 * Tries that are counted, by what they are counted for: an account, an address, a holder. Every process counts here.
 */
export const tryCount = pgTable(
  'try_count',
  {
    key: text().primaryKey(),
    tries: integer().notNull(),
    blockedUntil: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('try_count_expires').on(t.expiresAt)],
);

/** One login: the family of refresh tokens that follow from it. */
export const loginSession = pgTable(
  'login_session',
  {
    id: publicId(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    sessionType: text().notNull(),
    programId: integer().references(() => program.id),
    createdAt: createdAt(),
    /** Of a look of staff (docs/product/staff.md#looking): when it ends; null for the person's own. */
    lookEndsAt: instant(),
    revokedAt: instant(),
    revokeReason: text(),
  },
  (t) => [index('login_session_user').on(t.userId), index('login_session_program').on(t.programId)],
);

/** Refresh tokens, spent once. A second use of a spent one revokes its login. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    tokenHash: digest().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => loginSession.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('refresh_token_session').on(t.sessionId), index('refresh_token_expires').on(t.expiresAt)],
);

/** Mailed link to set a new password, and to join an area with it where it was asked for there. */
export const passwordReset = pgTable(
  'password_reset',
  {
    tokenHash: digest().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    joinSessionType: text(),
    joinProgramId: integer().references(() => program.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('password_reset_program').on(t.joinProgramId),
    index('password_reset_user').on(t.userId),
    index('password_reset_expires').on(t.expiresAt),
  ],
);

/** External login on its way: what must come back with the code. */
export const ssoState = pgTable(
  'sso_state',
  {
    stateHash: digest().primaryKey(),
    /** Null: the provider of the programme itself. */
    provider: text(),
    sessionType: text().notNull().default('reguler'),
    programId: integer().references(() => program.id),
    codeVerifier: text().notNull(),
    nonce: text().notNull(),
    callbackUrl: text().notNull(),
    redirectTo: text().notNull(),
    /** Of the friend whose link led to the registration. */
    referralCode: text(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('sso_state_expires').on(t.expiresAt), index('sso_state_program').on(t.programId)],
);

/** One-time codes by target and purpose. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: publicId(),
    target: text().notNull(),
    purpose: text().notNull(),
    codeHash: digest().notNull(),
    /** The address it proves, where that is not the account's own. */
    sentTo: text(),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    index('one_time_code_target').on(t.target, t.purpose, t.createdAt),
    index('one_time_code_expires').on(t.expiresAt),
    check('one_time_code_attempts', sql`${t.attempts} >= 0`),
  ],
);

/** Words a learner looked for. */
export const searchHistory = pgTable(
  'search_history',
  {
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    keyword: text().notNull(),
    searchedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.keyword] }),
    index('search_history_recent').on(t.userId, t.searchedAt),
    index('search_history_searched').on(t.searchedAt),
  ],
);

/** A listing with its filters that a learner keeps by a name; of one area, where its path leads. */
export const savedFilter = pgTable(
  'saved_filter',
  {
    id: publicId(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    sessionType: text().notNull(),
    programId: integer().references(() => program.id),
    name: text().notNull(),
    path: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('saved_filter_user').on(t.userId, t.createdAt),
    index('saved_filter_program').on(t.programId),
    check('saved_filter_session_type', isSessionType(t.sessionType)),
  ],
);

/** Whom invoices of a learner go to, to be chosen again. */
export const billingAddress = pgTable(
  'billing_address',
  {
    id: publicId(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    fullnameUser: text().notNull(),
    position: text().notNull(),
    picPhone: text().notNull(),
    picEmail: text().notNull(),
    billingAddress: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('billing_address_user').on(t.userId, t.createdAt)],
);

/** Interests on offer, and those a learner chose (at most 3). */
export const learningInterest = pgTable(
  'learning_interest',
  {
    name: text().primaryKey(),
    position: integer().notNull().default(0),
    /** What staff know one by: its name may change. */
    id: integer().notNull().generatedByDefaultAsIdentity(),
    version: version(),
  },
  (t) => [uniqueIndex('learning_interest_id').on(t.id)],
);
export const userLearningInterest = pgTable(
  'user_learning_interest',
  {
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    name: text()
      .notNull()
      .references(() => learningInterest.name, { onUpdate: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.name] }), index('user_learning_interest_name').on(t.name)],
);
