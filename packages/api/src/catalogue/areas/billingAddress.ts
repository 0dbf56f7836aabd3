import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { billingAddress, billingPic } from '../entities/index.ts';

const named = z.object({ id: z.uuid() });

export const list = defineEntry({
  id: 'billingAddress.list',
  method: 'GET',
  path: '/api/billing-address',
  auth: 'B',
  summary: 'Whom invoices of the learner may go to, the last kept first',
  data: z.array(billingAddress),
});

export const add = defineEntry({
  id: 'billingAddress.add',
  method: 'POST',
  path: '/api/billing-address',
  auth: 'B',
  summary: 'Keep whom an invoice goes to',
  description: 'At most 10: 409 CONFLICT for one more. What is kept already changes nothing.',
  body: billingPic,
  data: z.array(billingAddress),
  errors: [409],
});

export const change = defineEntry({
  id: 'billingAddress.change',
  method: 'PUT',
  path: '/api/billing-address/{id}',
  auth: 'B',
  summary: 'Change one; invoices that were made keep what they say',
  description: '409 CONFLICT for one that would equal another.',
  params: named,
  body: billingPic,
  data: z.array(billingAddress),
  errors: [404, 409],
});

export const remove = defineEntry({
  id: 'billingAddress.remove',
  method: 'DELETE',
  path: '/api/billing-address/{id}',
  auth: 'B',
  summary: 'Keep one no longer',
  params: named,
  data: z.array(billingAddress),
});
