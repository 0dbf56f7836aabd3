import type { ApiResult } from '@suluh/api/client';
import { z } from 'zod';
import { returning, text, ticked, type Action } from '../parts/action/index.ts';
import { makeInvoice, type Billing } from './calls.ts';

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

/** Makes the invoice of an order and returns to it, which then shows where to pay it. */
export const billingPic: Action<Billing, ApiResult<object>> = {
  name: 'billing-pic',
  input: billing,
  run: makeInvoice,
  leadsTo: returning,
};
