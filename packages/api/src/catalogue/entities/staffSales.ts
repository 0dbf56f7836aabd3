import { REFUND_DOUBTS } from '@suluh/domain/refund';
import { PROMO_BEARERS } from '@suluh/domain/settlement';
import { z } from 'zod';
import { isEachOnce, twice } from '../eachOnce.ts';
import { typedInstant, rupiah } from '../envelope.ts';
import { refundAccount, refundStatus } from './order.ts';
import { LARGEST_INTEGER, rowId } from '../rowId.ts';

/** An order as finance and support see it. */
export const staffOrder = z
  .object({
    id: z.string(),
    invoiceId: z.string().describe('Number of the transaction'),
    invoiceNumber: z.string().nullable().describe('Number of its invoice; null until it is given'),
    invoiceStanding: z.enum(['none', 'numbering', 'numbered']),
    creditNotes: z.array(z.object({ id: z.uuid(), number: z.string(), amount: rupiah })),
    status: z.enum(['PAID', 'UNPAID', 'CANCEL', 'EXPIRED']),
    userId: z.uuid().describe('Of its learner'),
    fullname: z.string(),
    email: z.string(),
    courses: z.array(z.string()),
    purchaseTotal: rupiah,
    promoCode: z.string().nullable(),
    promoDiscount: rupiah,
    fee: rupiah,
    paymentTotal: rupiah,
    method: z.string().nullable(),
    createdAt: z.string(),
    paidAt: z.string().nullable(),
    timeline: z
      .array(
        z.object({
          at: z.string(),
          who: z.enum(['learner', 'provider', 'system', 'staff', 'rule']),
          by: z.string().nullable().describe('Name of who of staff did it'),
          what: z.string().describe('A word of a closed list, such as order.placed or mail.orderPaid'),
          detail: z.string().nullable(),
        }),
      )
      .optional()
      .describe('What happened to it, the earliest first; of one order alone'),
    refundable: z
      .object({
        whole: rupiah.describe('What would go back of all of it; 0: nothing, or it is asked back already'),
        courses: z.array(z.object({ courseId: z.int(), fullname: z.string(), amount: rupiah })),
      })
      .optional()
      .describe('What staff could give back of it now; of one order alone'),
  })
  .meta({ id: 'StaffOrder' });

/** Why staff give money back; its learner reads it. */
export const staffRefundReason = z.string().trim().min(10).max(300);

/** Money to give back, as those who decide see it. */
export const staffRefund = z
  .object({
    id: z.uuid(),
    orderId: z.string(),
    invoiceId: z.string(),
    fullname: z.string(),
    email: z.string(),
    amount: rupiah,
    reason: z.string(),
    isAsked: z.boolean(),
    begunBy: z.string().nullable().describe('Name of who of staff began it; null: nobody did'),
    course: z.string().nullable().describe('The one course it is for; null: the whole order'),
    sum: rupiah.describe('What people gave back of its order so far, and this: two decide about a large sum'),
    status: refundStatus,
    doubts: z.array(z.enum(REFUND_DOUBTS)).describe('Why it waits for staff'),
    refusal: z.string().nullable(),
    account: refundAccount.nullable(),
    transferReference: z.string().nullable(),
    transferredBy: z.string().nullable().describe('Name of who made the transfer'),
    firstApprovedBy: z.string().nullable().describe('Name of who said yes first, where two have to'),
    lastError: z.string().nullable(),
    createdAt: z.string(),
    settledAt: z.string().nullable(),
  })
  .meta({ id: 'StaffRefund' });

/** A message of a payment provider that moved nothing. */
export const staffWebhook = z
  .object({
    id: z.string(),
    gateway: z.string(),
    orderId: z.string().nullable(),
    outcome: z.string().nullable(),
    timesReceived: z.int(),
    receivedAt: z.string(),
    body: z.unknown().describe('Without what signs it'),
    replayedAt: z.string().nullable().describe('When the provider was last asked about it'),
    replayedBy: z.string().nullable().describe('Name of who had it asked'),
    replayOutcome: z.string().nullable(),
  })
  .meta({ id: 'StaffWebhook' });

/** What of a payment method staff change: its code and who takes its money stay. */
export const staffPaymentMethodFields = z.object({
  name: z.string().trim().min(1).max(80),
  image: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)+$/)
    .max(120)
    .nullable()
    .describe('A file below payment/png of the storage'),
  description: z.array(z.string().trim().min(1).max(300)).max(10).describe('Its terms, line by line'),
  isRecommended: z.boolean(),
  fee: rupiah.max(1_000_000),
  isEnabled: z.boolean(),
  position: z.int().min(0).max(10_000),
  validMinutes: z.int().min(5).max(43_200).describe('How long a payment by it may wait'),
  instructions: z
    .array(
      z.object({
        channel: z.string().trim().min(1).max(80),
        steps: z.array(z.string().trim().min(1).max(500)).min(1).max(30),
      }),
    )
    .max(12)
    .describe('How it is paid by, channel by channel; {number} and {amount} are filled in'),
});

/** A payment method that is chosen from. */
export const staffPaymentChoice = z.object({ id: z.string(), name: z.string() }).meta({ id: 'StaffPaymentChoice' });

/** A way to pay, as those who look after it see it. Its code is its id. */
export const staffPaymentMethod = staffPaymentMethodFields
  .extend({
    id: z.string(),
    type: z.string(),
    gateway: z.string().describe('Who takes its money'),
    isTaken: z.boolean().describe('False: who takes its money does not take it here, so that no learner can choose it'),
    version: z.int(),
  })
  .meta({ id: 'StaffPaymentMethod' });

const money = rupiah.max(1_000_000_000);

/** What a promo is made of. */
export const staffPromoFields = z.object({
  title: z.string().trim().min(1).max(120),
  description: z.string().trim().max(2000),
  kind: z.enum(['amount', 'percent']),
  amount: money,
  percent: z.int().min(0).max(100),
  maxDiscount: money.nullable(),
  minPayment: money,
  maxItems: z.int().min(1).max(100),
  productCode: z.string().min(1).max(60),
  isMobileOnly: z.boolean(),
  isFirstPurchase: z.boolean(),
  isListed: z.boolean(),
  borneBy: z.enum(PROMO_BEARERS).describe('Who does without its money'),
  quota: z.int().min(1).max(LARGEST_INTEGER).nullable(),
  quotaPerUser: z.int().min(1).max(1000),
  programId: rowId.nullable(),
  courseIds: z.array(rowId).max(200).describe('Courses it is limited to; none: every course'),
  categoryIds: z.array(rowId).max(50).describe('Categories it is limited to; none: every category'),
  partnerIds: z.array(rowId).max(50).describe('Partners it is limited to; none: every partner'),
  weekdays: z
    .array(z.int().min(1).max(7))
    .max(7)
    .refine(isEachOnce, twice)
    .describe('Days it holds on in Jakarta, 1 is Monday; none: every day'),
  startAt: typedInstant,
  endAt: typedInstant,
});

/** The code of a promo that is made, in whatever letters it is typed. */
export const staffPromoCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{3,30}$/);

/** A promo as those who look after it see it. Its code is its id. */
export const staffPromo = staffPromoFields
  .extend({ id: z.string(), used: z.int(), version: z.int(), startAt: z.string(), endAt: z.string() })
  .meta({ id: 'StaffPromo' });

/** What a promo comes to on a cart that is made up. */
export const promoTrial = z
  .object({
    total: rupiah.describe('What the courses cost at that moment'),
    discount: rupiah,
    refusal: z.string().nullable().describe('Why it does not count, as learners read it; null when it does'),
    condition: z.string().nullable().describe('Which condition refuses it, by a word of a closed list'),
  })
  .meta({ id: 'PromoTrial' });

/** How a promo is used. */
export const promoUse = z
  .object({
    used: z.int().describe('Orders that use it, paid or waiting'),
    learners: z.int(),
    given: rupiah.describe('What those orders were given'),
    orders: z
      .array(
        z.object({
          orderId: z.string(),
          number: z.string().describe('Of its invoice, or of the transaction'),
          status: z.enum(['PAID', 'UNPAID', 'CANCEL', 'EXPIRED']),
          discount: rupiah,
          at: z.string(),
        }),
      )
      .describe('The last ten'),
  })
  .meta({ id: 'PromoUse' });
