import { z } from 'zod';
import {
  promoTrial,
  promoUse,
  staffOrder,
  staffPaymentChoice,
  staffPaymentMethod,
  staffPaymentMethodFields,
  staffPromo,
  staffPromoCode,
  staffPromoFields,
  staffRefund,
  staffRefundReason,
  staffWebhook,
} from '../entities/index.ts';
import { defineEntry, fileData } from '../entry.ts';
import { typedDay, typedInstant } from '../envelope.ts';
import { defineStaffEntity, defineStaffList } from '../staffEntity.ts';
import { PICTURE_BYTES } from './staffCourse.ts';
import { rowId, rowIdInAddress } from '../rowId.ts';

const name = z.string().min(1).max(100);
const refundParams = z.object({ id: z.uuid() });

/** What a list of orders is narrowed by. */
export const orderFilters = {
  status: z.enum(['PAID', 'UNPAID', 'CANCEL', 'EXPIRED']).optional(),
  from: typedDay.optional().describe('Day of Jakarta’s clocks it was ordered on, at the earliest'),
  until: typedDay.optional().describe('The same at the latest'),
  productCode: z.string().min(1).max(60).optional().describe('Payment method that was chosen'),
  courseId: rowIdInAddress.optional(),
};

/** What a list of promos is narrowed by. */
export const promoFilters = { when: z.enum(['running', 'coming', 'over']).optional() };

export const orders = defineStaffList({
  name: 'order',
  title: 'Orders',
  key: name,
  row: staffOrder,
  filters: orderFilters,
  sorts: ['createdAt'],
  isTurned: true,
  showsPeople: true,
  read: 'order.read',
  scope: 'all',
});

export const orderMail = defineEntry({
  id: 'admin.order.mail',
  isRepeatable: true,
  method: 'POST',
  path: '/api/admin/order/{id}/mail',
  auth: 'A',
  permission: 'order.mail',
  scope: 'all',
  summary: 'Mail an order to its learner again, as it stands',
  params: z.object({ id: name }),
  data: z.object({ success: z.boolean() }),
  errors: [404],
});

const paper = {
  auth: 'A',
  permission: 'order.read',
  scope: 'all',
  method: 'GET',
  data: fileData,
  file: 'application/pdf',
  carries: 'onePerson',
  errors: [404],
} as const;

export const orderInvoice = defineEntry({
  ...paper,
  id: 'admin.order.invoice',
  path: '/api/admin/order/{id}/invoice.pdf',
  summary: 'Invoice of an order, as its learner has it',
  params: z.object({ id: name }),
});

export const creditNote = defineEntry({
  ...paper,
  id: 'admin.creditNote',
  path: '/api/admin/credit-note/{id}/file',
  summary: 'A credit note, as its learner has it',
  params: refundParams,
});

export const refunds = defineStaffList({
  name: 'refund',
  title: 'Refunds',
  key: z.uuid(),
  row: staffRefund,
  filters: { status: staffRefund.shape.status.optional() },
  sorts: ['createdAt'],
  read: 'refund.read',
  scope: 'all',
});

export const refundBegin = defineEntry({
  id: 'admin.order.refund',
  isRepeatable: true,
  method: 'POST',
  path: '/api/admin/order/{id}/refund',
  auth: 'A',
  permission: 'refund.begin',
  scope: 'all',
  summary: 'Begin to give the money of an order, or of one of its courses, back',
  description:
    'The learner is told why. Of who may decide about refunds it counts as their yes; any other waits for one who may. 409 CONFLICT when it is asked back already, REFUND_CLOSED when there is nothing to give back, SECOND_PERSON_REQUIRED of money of one’s own.',
  params: z.object({ id: name }),
  body: z.object({
    reason: staffRefundReason,
    courseId: rowId.nullable().default(null).describe('One course; null: the whole order'),
  }),
  data: staffRefund,
  status: 201,
  errors: [404, 409],
});

export const refundDecide = defineEntry({
  id: 'admin.refund.decide',
  isRepeatable: true,
  method: 'POST',
  path: '/api/admin/refund/{id}/decision',
  auth: 'A',
  permission: 'refund.decide',
  scope: 'all',
  summary: 'Approve or refuse what a learner asks back, or somebody of staff began',
  description:
    'From Rp1.000.000 on, of all that is asked back of an order, two people have to approve: the first answer has status requested still; 409 SECOND_PERSON_REQUIRED when the same person approves twice. 409 CONFLICT when it was decided already.',
  params: refundParams,
  body: z
    .object({ decision: z.enum(['approve', 'refuse']), refusal: z.string().trim().min(3).max(500).optional() })
    .refine(({ decision, refusal }) => decision === 'approve' || refusal !== undefined, {
      path: ['refusal'],
      params: { said: 'required' },
    }),
  data: staffRefund,
  errors: [404, 409],
});

export const refundRetry = defineEntry({
  id: 'admin.refund.retry',
  isRepeatable: true,
  method: 'POST',
  path: '/api/admin/refund/{id}/retry',
  auth: 'A',
  permission: 'refund.decide',
  scope: 'all',
  summary: 'Send a refund anew that was given up',
  description:
    '409 SECOND_PERSON_REQUIRED of money of one’s own, and to who began one of a large sum as long as nobody else said yes to it.',
  params: refundParams,
  data: staffRefund,
  errors: [404, 409],
});

export const refundAccount = defineEntry({
  id: 'admin.refund.account',
  method: 'GET',
  path: '/api/admin/refund/{id}/account',
  auth: 'A',
  permission: 'refund.decide',
  scope: 'all',
  summary: 'The account a refund is to be transferred to, its number whole',
  description: 'Only while it waits for its transfer. Who looked is on record.',
  params: refundParams,
  data: z.object({ bank: z.string(), number: z.string(), holder: z.string() }),
  errors: [404],
});

export const refundTransfer = defineEntry({
  id: 'admin.refund.transfer',
  isRepeatable: true,
  method: 'POST',
  path: '/api/admin/refund/{id}/transfer',
  auth: 'A',
  permission: 'refund.decide',
  scope: 'all',
  summary: 'Record a transfer by hand, or confirm it as the second person',
  description:
    'With a reference it is recorded, without one confirmed. 409 ACCOUNT_UNREAD when whoever records it has not read the account as it is now, SECOND_PERSON_REQUIRED when the same person does both, of money of one’s own, and of a large sum for who began it; CONFLICT when it is not that far or over.',
  params: refundParams,
  body: z
    .object({
      reference: z.string().trim().min(3).max(100).optional(),
      numberEnd: z
        .string()
        .regex(/^\d{4}$/)
        .optional()
        .describe('Of the number it went to: 409 when the learner named another one since'),
    })
    .refine(({ reference, numberEnd }) => (reference === undefined) === (numberEnd === undefined), {
      path: ['numberEnd'],
      params: { said: 'required' },
    }),
  data: staffRefund,
  errors: [404, 409],
});

export const refundTransferWithdraw = defineEntry({
  id: 'admin.refund.transferWithdraw',
  isRepeatable: true,
  method: 'POST',
  path: '/api/admin/refund/{id}/transfer/withdrawal',
  auth: 'A',
  permission: 'refund.decide',
  scope: 'all',
  summary: 'Take back the word that a transfer was made',
  description:
    'Until a second person confirmed it: the refund waits for a transfer again. 409 CONFLICT when nothing is recorded, or something else than what was read.',
  params: refundParams,
  body: z.object({
    reference: z.string().min(1).max(100).describe('Of the transfer that is taken back, as it was read'),
    reason: z.string().trim().min(3).max(500),
  }),
  data: staffRefund,
  errors: [404, 409],
});

export const webhooks = defineStaffList({
  name: 'webhook',
  title: 'Messages of payment providers that moved nothing',
  key: z.string().min(1).max(300),
  row: staffWebhook,
  filters: { outcome: z.string().min(1).max(40).optional() },
  sorts: ['receivedAt'],
  isTurned: true,
  read: 'webhook.read',
  scope: 'all',
});

export const unsignedWebhooks = defineEntry({
  id: 'admin.webhook.unsigned',
  method: 'GET',
  path: '/api/admin/unsigned-webhook',
  auth: 'A',
  permission: 'webhook.read',
  scope: 'all',
  summary: 'How many messages came unsigned and about no payment of ours, by provider, in the last 24 hours',
  description: 'Anybody can make them up, so they are counted and not kept. Providers of which none came are left out.',
  data: z.array(z.object({ gateway: z.string(), lastDay: z.int() })),
});

export const webhookReplay = defineEntry({
  id: 'admin.webhook.replay',
  method: 'POST',
  path: '/api/admin/webhook/{id}/replay',
  auth: 'A',
  permission: 'webhook.replay',
  scope: 'all',
  summary: 'Ask the provider about the payment a refused message is about, and apply what it says',
  description:
    'Nothing in the message is believed. Again changes nothing that was changed. What came of it stands in `replayOutcome`. 503 while the provider cannot be reached.',
  params: z.object({ id: z.string().min(1).max(300) }),
  data: staffWebhook,
  errors: [404, 503],
});

export const promos = defineStaffEntity({
  name: 'promo',
  title: 'Promos',
  key: z.string().min(1).max(60),
  row: staffPromo,
  filters: promoFilters,
  sorts: ['endAt', 'startAt'],
  isTurned: true,
  read: 'promo.read',
  scope: 'all',
  edit: 'promo.edit',
  create: staffPromoFields.extend({
    id: staffPromoCode,
    categoryIds: staffPromoFields.shape.categoryIds.default([]),
    partnerIds: staffPromoFields.shape.partnerIds.default([]),
    weekdays: staffPromoFields.shape.weekdays.default([]),
  }),
  update: staffPromoFields,
});

export const promoStop = defineEntry({
  id: 'admin.promo.stop',
  method: 'POST',
  path: '/api/admin/promo/{id}/stop',
  auth: 'A',
  permission: 'promo.edit',
  scope: 'all',
  summary: 'Stop a promo now',
  params: z.object({ id: z.string().min(1).max(60) }),
  data: staffPromo,
  errors: [404],
});

export const promoTry = defineEntry({
  id: 'admin.promo.try',
  method: 'POST',
  path: '/api/admin/promo-trial',
  auth: 'A',
  permission: 'promo.read',
  scope: 'all',
  summary: 'What a promo, as it is typed, comes to on a cart that is made up',
  description:
    'Judged by what checkout judges by; nothing is written. 400 at the field of a promo that could not be saved.',
  body: z.object({
    promo: staffPromoFields.extend({ id: z.string().max(60).optional().describe('Its code, where it is saved') }),
    courseIds: z.array(rowId).max(20),
    productCode: z.string().max(60).nullable(),
    isMobile: z.boolean().describe('Bought in the app for phones'),
    isFirstPurchase: z.boolean(),
    at: typedInstant,
  }),
  data: promoTrial,
});

export const promoUses = defineEntry({
  id: 'admin.promo.use',
  method: 'GET',
  path: '/api/admin/promo/{id}/use',
  auth: 'A',
  permission: 'promo.read',
  scope: 'all',
  summary: 'How a promo is used: how often, by how many, what was given, the last orders',
  params: z.object({ id: z.string().min(1).max(60) }),
  data: promoUse,
  errors: [404],
});

const { create: _never, ...editedMethods } = defineStaffEntity({
  name: 'payment-method',
  title: 'Payment methods',
  key: z.string().min(1).max(60),
  row: staffPaymentMethod,
  filters: { type: z.string().min(1).max(40).optional(), isEnabled: z.enum(['true', 'false']).optional() },
  sorts: ['type'],
  read: 'payment.edit',
  scope: 'all',
  edit: 'payment.edit',
  create: staffPaymentMethodFields,
  update: staffPaymentMethodFields,
});

export const paymentChoices = defineStaffList({
  name: 'payment-choice',
  title: 'Payment methods to choose from',
  key: z.string().min(1).max(60),
  row: staffPaymentChoice,
  filters: {},
  sorts: ['name'],
  read: 'choice.read',
  scope: 'partner',
});

/** Ways to pay; a new one is a matter of its provider. */
export const paymentMethods = editedMethods;

export const paymentMark = defineEntry({
  id: 'admin.paymentMark',
  method: 'POST',
  path: '/api/admin/payment-mark',
  auth: 'A',
  permission: 'payment.edit',
  scope: 'all',
  summary: 'Upload the mark of a way to pay, cut to its plate and encoded anew; a method names it when it is saved',
  upload: { field: 'file', maxBytes: PICTURE_BYTES },
  data: z.object({ path: z.string().describe('A file below payment/png of the storage') }),
  errors: [413, 415],
});
