import type { ApiResult } from '@suluh/api/client';
import { withQuery } from '@suluh/domain/query';
import { z } from 'zod';
import { refusedTo, text, ticked, type Action } from '../parts/action/index.ts';
import { makeAndKeep, type KeptBilling } from '../parts/billing/keptAddress.ts';
import { billingTyped } from '../parts/billing/typed.ts';
import { keptOfOrder } from '../parts/transaction/orderDraft.ts';

const person = z.object({
  fullnameUser: text,
  position: text,
  pic_phone: text,
  pic_email: text,
  billingAddress: text,
});

/** An island names the person; a form posts their fields beside the order's. */
const billing = z.preprocess(
  (posted) =>
    typeof posted === 'object' && posted !== null && !('billingPIC' in posted)
      ? { ...posted, billingPIC: posted }
      : posted,
  z.object({ orderId: text, slug: text, billingPIC: person, remember: ticked }),
);

/**
 * Makes the invoice of an order and returns to it, which then shows where to pay it. A refusal returns to the form with
 * what was typed, also where the order has another method until its invoice is made.
 */
export const billingPic: Action<KeptBilling, ApiResult<object>> = {
  name: 'billing-pic',
  input: billing,
  run: makeAndKeep,
  back: ({ alamat }, _routes, target) => withQuery(target, { billing: '1', alamat }),
  keeps: (fields) =>
    keptOfOrder('billing-pic', fields.orderId, { ...billingTyped(fields), remember: fields.remember ?? '' }),
  leadsTo: ({ error }, routes, { target, back }) => (error ? refusedTo(error, routes, back) : target),
};
