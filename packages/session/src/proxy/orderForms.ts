import { pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { refusedTo, returningForm, type Form } from './formCall.ts';

const BILLING_FIELDS = ['fullnameUser', 'position', 'pic_phone', 'pic_email', 'billingAddress'] as const;

/** Forms of orders and of what is told about them, that work before JavaScript. */
export const ORDER_FORMS = {
  'payment-cancel': returningForm(({ orderId = '' }) => ({
    path: `/api/payment/invoice/${encodeURIComponent(orderId)}/cancel`,
  })),
  'billing-pic': returningForm((fields) => ({
    path: `/api/payment/invoice?slug=${encodeURIComponent(fields.slug ?? '')}`,
    body: {
      orderId: fields.orderId ?? '',
      billingPIC: Object.fromEntries(BILLING_FIELDS.map((field) => [field, fields[field] ?? ''])),
    },
  })),
  'refund-request': returningForm(({ orderId = '', reason = '' }) => ({
    path: `/api/payment/${encodeURIComponent(orderId)}/refund`,
    body: { reason },
  })),
  /** Leads to the cart, which then says what of the order cannot be had any more. */
  'order-again': {
    back: ({ target }) => target,
    send: async (posted, back, call) => {
      const { orderId = '' } = posted.fields;
      const answer = await call({ path: `/api/payment/${encodeURIComponent(orderId)}/again` });
      if (!answer.ok) return refusedTo(answer, posted, back);
      const { cart, missing, undated } = answer.data as { cart: string[]; missing: number[]; undated: number[] };
      return withQuery(pathTo(posted.routes, 'cart', cart.length > 0 ? { cart: cart.join(',') } : {}), {
        again: orderId,
        missing: missing.join(','),
        undated: undated.join(','),
      });
    },
  },
  'notification-read-all': returningForm(() => ({ path: '/api/notification/read-all' })),
} satisfies Record<string, Form>;
