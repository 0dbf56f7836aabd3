import { returningForm, type Form } from './formCall.ts';

const BILLING_FIELDS = ['fullnameUser', 'position', 'pic_phone', 'pic_email', 'billingAddress'] as const;

/** Forms of orders and of what is told about them, that work before JavaScript. */
export const ORDER_FORMS = {
  'payment-cancel': returningForm(({ orderId = '' }) => ({ path: `/api/payment/invoice/${encodeURIComponent(orderId)}/cancel` })),
  'billing-pic': returningForm((fields) => ({
    path: `/api/payment/invoice?slug=${encodeURIComponent(fields.slug ?? '')}`,
    body: { orderId: fields.orderId ?? '', billingPIC: Object.fromEntries(BILLING_FIELDS.map((field) => [field, fields[field] ?? ''])) },
  })),
  'notification-read-all': returningForm(() => ({ path: '/api/notification/read-all' })),
} satisfies Record<string, Form>;
