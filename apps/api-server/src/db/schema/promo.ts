import { PROMO_BEARERS } from '@suluh/domain/settlement';
import type { VoucherKind } from '@suluh/domain/voucher';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userAccount } from './account.ts';
import { createdAt, instant, publicId, rupiah, version } from './columns.ts';
import { category, course } from './course.ts';
import { orders } from './order.ts';
import { partner, program } from './partner.ts';

/** Promo code (upper case). `productCode` 'all' or one payment method; `maxItems` by R3. */
export const promo = pgTable(
  'promo',
  {
    code: text().primaryKey(),
    title: text().notNull(),
    description: text().notNull().default(''),
    kind: text().notNull().default('amount'),
    amount: rupiah().notNull().default(0),
    percent: integer().notNull().default(0),
    maxDiscount: rupiah(),
    minPayment: rupiah().notNull().default(0),
    maxItems: integer().notNull().default(1),
    productCode: text().notNull().default('all'),
    isMobileOnly: boolean().notNull().default(false),
    /** Only while the learner has no other order with a price. */
    isFirstPurchase: boolean().notNull().default(false),
    isListed: boolean().notNull().default(true),
    /** Who does without the money: the platform, or the partner whose course it is (docs/product/invoice.md#statements). */
    borneBy: text({ enum: PROMO_BEARERS }).notNull().default('platform'),
    /** Days of the week it holds on, on Jakarta's clocks, 1 is Monday; none: every day. */
    weekdays: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    quota: integer(),
    quotaPerUser: integer().notNull().default(1),
    used: integer().notNull().default(0),
    programId: integer().references(() => program.id),
    /** Whose it is alone; everybody's when null (docs/product/account.md#referral). */
    ownerId: uuid().references(() => userAccount.id),
    version: version(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('promo_period').on(t.endAt, t.code),
    index('promo_start').on(t.startAt, t.code),
    index('promo_program').on(t.programId),
    index('promo_owner').on(t.ownerId),
    check('promo_code_upper', sql`${t.code} = upper(${t.code})`),
    check('promo_borne_by', sql`${t.borneBy} in ('platform', 'partner')`),
    check('promo_kind', sql`${t.kind} in ('amount', 'percent')`),
    check(
      'promo_money',
      sql`${t.amount} >= 0 and ${t.minPayment} >= 0 and ${t.maxDiscount} >= 0 and ${t.percent} between 0 and 100`,
    ),
    check('promo_weekdays', sql`${t.weekdays} <@ array[1, 2, 3, 4, 5, 6, 7]`),
    check('promo_quota', sql`${t.used} >= 0 and (${t.quota} is null or ${t.used} <= ${t.quota})`),
  ],
);

/** Courses a promo is limited to; none means every course. */
export const promoCourse = pgTable(
  'promo_course',
  {
    promoCode: text()
      .notNull()
      .references(() => promo.code, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.promoCode, t.courseId] }), index('promo_course_course').on(t.courseId)],
);

/** Categories a promo is limited to; none means every category. */
export const promoCategory = pgTable(
  'promo_category',
  {
    promoCode: text()
      .notNull()
      .references(() => promo.code, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.promoCode, t.categoryId] }), index('promo_category_category').on(t.categoryId)],
);

/** Partners a promo is limited to; none means every partner. */
export const promoPartner = pgTable(
  'promo_partner',
  {
    promoCode: text()
      .notNull()
      .references(() => promo.code, { onDelete: 'cascade' }),
    partnerId: integer()
      .notNull()
      .references(() => partner.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.promoCode, t.partnerId] }), index('promo_partner_partner').on(t.partnerId)],
);

/** Use of a promo by an order. */
export const promoUsage = pgTable(
  'promo_usage',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    promoCode: text()
      .notNull()
      .references(() => promo.code),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id),
    discount: rupiah().notNull(),
    releasedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('promo_usage_promo').on(t.promoCode, t.userId),
    index('promo_usage_user').on(t.userId),
    check('promo_usage_discount', sql`${t.discount} >= 0`),
  ],
);

/** Promo a learner means to use with the next order; one at a time. */
export const promoChoice = pgTable(
  'promo_choice',
  {
    userId: uuid()
      .primaryKey()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    promoCode: text()
      .notNull()
      .references(() => promo.code, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('promo_choice_promo').on(t.promoCode)],
);

/**
 * Codes, made or handed in by batch (R15). `redeem`: codes of ours, each opens one course, of those the batch names by
 * course, partner and programme together. `given`: codes of a provider, one goes to each owner of its voucher course.
 */
export const voucherBatch = pgTable(
  'voucher_batch',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    kind: text().$type<VoucherKind>().notNull().default('redeem'),
    courseId: integer().references(() => course.id),
    partnerId: integer().references(() => partner.id),
    programId: integer().references(() => program.id),
    startsAt: instant(),
    expiresAt: instant(),
    /** When staff stopped it for good; null: they did not. */
    stoppedAt: instant(),
    /** How many of its codes may be used; all when null. `used` counts them, in the statement that uses one. */
    quota: integer(),
    used: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('voucher_batch_created').on(t.createdAt, t.id),
    index('voucher_batch_program').on(t.programId),
    index('voucher_batch_partner').on(t.partnerId),
    index('voucher_batch_course').on(t.courseId),
    check('voucher_batch_kind', sql`${t.kind} in ('redeem', 'given')`),
    check('voucher_batch_opens', sql`num_nonnulls(${t.courseId}, ${t.partnerId}, ${t.programId}) > 0`),
    check('voucher_batch_given', sql`${t.kind} = 'redeem' or ${t.courseId} is not null`),
    check('voucher_batch_quota', sql`${t.quota} > 0 and ${t.used} <= ${t.quota}`),
  ],
);
/** A code as it is compared (see `voucherCodeOf`), and `shown` as it was handed in. Used once, by whoever is named. */
export const voucher = pgTable(
  'voucher',
  {
    code: text().primaryKey(),
    shown: text().notNull(),
    batchId: integer()
      .notNull()
      .references(() => voucherBatch.id, { onDelete: 'cascade' }),
    courseId: integer().references(() => course.id),
    userId: uuid().references(() => userAccount.id),
    orderId: text().references(() => orders.id),
    redeemedAt: instant(),
  },
  (t) => [
    index('voucher_batch_of').on(t.batchId),
    index('voucher_user').on(t.userId),
    index('voucher_course').on(t.courseId),
    index('voucher_order').on(t.orderId),
    index('voucher_free')
      .on(t.batchId, t.code)
      .where(sql`${t.userId} is null`),
  ],
);

/** Referral of one learner by another. */
export const referral = pgTable(
  'referral',
  {
    id: publicId(),
    referrerId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    friendId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    rewardAmount: rupiah().notNull().default(0),
    /** When the friend paid for what the reward is for. */
    rewardedAt: instant(),
    /** The reward, as a promo of the referrer alone. */
    promoCode: text().references(() => promo.code),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('referral_friend').on(t.friendId),
    index('referral_referrer').on(t.referrerId),
    index('referral_promo').on(t.promoCode),
    check('referral_reward', sql`${t.rewardAmount} >= 0`),
  ],
);
