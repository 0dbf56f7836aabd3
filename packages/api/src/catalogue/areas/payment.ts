import { MAX_HISTORY_WORDS } from '@suluh/domain/transaction';
import { payoutAccountSchema } from '@suluh/domain/validation';
import { z } from 'zod';
import { defineEntry, fileData } from '../entry.ts';
import {
  billingPic,
  paymentInstruction,
  paymentProduct,
  paymentStatus,
  refund,
  refundAccount,
  transaction,
  transactionStatus,
} from '../entities/index.ts';
import { pageQuery, slug } from '../envelope.ts';

const orderId = z.string().min(1).max(60);
const orderParams = z.object({ orderId });
const productCode = z.string().min(1).max(60);
/** Which line of business pays (docs/product/api.md): 'reguler' unless a programme says otherwise. */
const lineQuery = z.object({ slug: slug.default('reguler') });
const orderToken = z.string().min(1).max(500);

export const paymentMethods = defineEntry({
  id: 'payment.method',
  method: 'GET',
  path: '/api/payment/method',
  auth: 'B',
  summary: 'Ways to pay for these carts, or for an order that waits',
  query: z.object({
    cart: z.array(z.uuid()).max(50).default([]),
    orderId: orderId.optional(),
    program: slug.optional(),
  }),
  description:
    'The balance of a linked wallet is asked of its provider, for a second at most; null when it does not answer, and for a look of staff.',
  data: z.array(paymentProduct),
  errors: [404],
});

export const paymentChoose = defineEntry({
  id: 'payment.choose',
  method: 'POST',
  path: '/api/payment/choose',
  auth: 'B',
  summary: 'Pay an order by this method',
  description:
    'Voids what an earlier choice opened: one live payment per order. The same method again answers with the payment that is open. 409 PAYMENT_CLOSED, METHOD_UNAVAILABLE, PROMO_UNUSABLE (the order’s promo is bound to another method), CONFLICT (another method was chosen at the same moment). 503 when the provider cannot be reached; nothing is changed then. Accepts Idempotency-Key.',
  query: lineQuery,
  body: z.object({ orderId, productCode }),
  data: transaction,
  errors: [404, 409, 422, 503],
});

export const walletLink = defineEntry({
  id: 'payment.walletLink',
  method: 'POST',
  path: '/api/payment/wallet',
  auth: 'B',
  summary: 'Begin to link a wallet, to see its balance and pay by it',
  description:
    '`url` is where the learner agrees, or `page` again when the wallet is linked already. `page` is where they are: address and query of the choice of a method, to return to. The same again within a minute is the same try. 409 METHOD_UNAVAILABLE for what cannot be linked, PHONE_MISSING for an account without a phone. 503 when the provider cannot be reached.',
  body: z.object({ productCode, page: z.string().max(4000).default('') }),
  data: z.object({ url: z.url() }),
  errors: [409, 503],
});

export const walletBack = defineEntry({
  id: 'payment.walletBack',
  method: 'POST',
  path: '/api/payment/wallet/{code}/back',
  auth: 'B',
  summary: 'Come back from the page a wallet is linked on',
  description: 'Asks the provider what became of it. Again changes nothing. 503 when the provider cannot be reached.',
  params: z.object({ code: productCode }),
  data: z.object({ isLinked: z.boolean() }),
  errors: [503],
});

export const walletUnlink = defineEntry({
  id: 'payment.walletUnlink',
  method: 'DELETE',
  path: '/api/payment/wallet/{code}',
  auth: 'B',
  summary: 'Unlink a wallet',
  description:
    'Also at the provider; one that is not linked is left as it is. 503 when the provider cannot be reached: it stays linked.',
  params: z.object({ code: productCode }),
  data: z.object({}),
  errors: [503],
});

export const paymentInvoice = defineEntry({
  id: 'payment.invoice',
  method: 'POST',
  path: '/api/payment/invoice',
  auth: 'B',
  summary: 'Pay an order on invoice, by bank transfer',
  description: 'billingPIC is the person the invoice goes to; required for PostPaid methods. Accepts Idempotency-Key.',
  query: lineQuery,
  body: z.object({ orderId, billingPIC: billingPic.optional() }),
  data: transaction,
  errors: [404, 409, 422, 503],
});

export const paymentInstructions = defineEntry({
  id: 'payment.instruction',
  method: 'GET',
  path: '/api/payment/instruction/{code}',
  auth: 'P',
  summary: 'How to pay by a method, channel by channel',
  params: z.object({ code: productCode }),
  data: z.array(paymentInstruction),
  errors: [404],
});

/** Which orders of the learner are meant; days by Jakarta's clocks. */
const historyQuery = z.object({
  status: z.enum(['finished', 'waiting', 'failed']).default('finished').describe('Tab'),
  program: slug.optional(),
  q: z
    .string()
    .trim()
    .max(MAX_HISTORY_WORDS)
    .optional()
    .describe('Name of a course, or number of the order or invoice'),
  from: z.iso.date().optional().describe('First day it was ordered on'),
  to: z.iso.date().optional().describe('Last day it was ordered on'),
  method: productCode.optional().describe('Payment method it was, or is to be paid by'),
});

export const paymentHistory = defineEntry({
  id: 'payment.history',
  method: 'GET',
  path: '/api/payment/history',
  auth: 'B',
  summary: 'Transactions of the learner, newest first',
  query: pageQuery.extend(historyQuery.shape),
  data: z.array(transaction),
  paged: true,
});

export const paymentHistoryFile = defineEntry({
  id: 'payment.historyFile',
  method: 'GET',
  path: '/api/payment/history.csv',
  auth: 'B',
  summary: 'Transactions of the learner as a table, newest first',
  query: historyQuery,
  data: fileData,
  file: 'text/csv',
});

export const paymentDetail = defineEntry({
  id: 'payment.detail',
  method: 'GET',
  path: '/api/payment/history/{orderId}',
  auth: 'B',
  summary: 'A transaction',
  params: orderParams,
  data: transaction,
  errors: [404],
});

export const paymentQr = defineEntry({
  id: 'payment.qr',
  method: 'GET',
  path: '/api/payment/{orderId}/qr',
  auth: 'B',
  summary: 'The QR code an order is paid by, as a picture to keep',
  description: '404 unless the order waits to be paid by one.',
  params: orderParams,
  data: fileData,
  file: 'image/png',
  errors: [404],
});

export const paymentStatusOf = defineEntry({
  id: 'payment.status',
  method: 'GET',
  path: '/api/payment/status/{orderId}',
  auth: 'B',
  summary: 'Status of a transaction, for pages that follow it',
  params: orderParams,
  data: paymentStatus,
  errors: [404],
});

export const paymentCancel = defineEntry({
  id: 'payment.cancel',
  method: 'POST',
  path: '/api/payment/invoice/{orderId}/cancel',
  auth: 'B',
  summary: 'Cancel an order that waits for payment',
  description:
    'Gives back seat and promo use. Cancelling twice changes nothing. 409 PAYMENT_CLOSED once it was paid or has expired.',
  params: orderParams,
  data: transaction,
  errors: [404, 409],
});

export const paymentInvoiceFile = defineEntry({
  id: 'payment.invoiceFile',
  method: 'GET',
  path: '/api/payment/invoice/{orderId}/file',
  auth: 'B',
  summary: 'Invoice of an order, as PDF',
  description:
    'For orders that were paid, and for orders that are paid on invoice; 404 for all others. As it was written, once it has its number.',
  params: orderParams,
  data: fileData,
  file: 'application/pdf',
  errors: [404],
});

export const paymentCreditNoteFile = defineEntry({
  id: 'payment.creditNoteFile',
  method: 'GET',
  path: '/api/payment/credit-note/{id}/file',
  auth: 'B',
  summary: 'Credit note of an order of the learner, as PDF',
  params: z.object({ id: z.uuid() }),
  data: fileData,
  file: 'application/pdf',
  errors: [404],
});

export const paymentWebhook = defineEntry({
  id: 'payment.webhook',
  method: 'POST',
  path: '/api/payment/webhook/{gateway}',
  auth: 'W',
  summary: 'Takes a message of a payment provider',
  description:
    'The body is read as bytes and verified before anything in it is believed. 200 once the message is stored, also for repeated, stale and unknown ones; 401 for a wrong or missing signature. Every message is on record with what became of it.',
  params: z.object({ gateway: z.string().min(1).max(40) }),
  data: z.object({}),
  errors: [404],
});

export const refundRequest = defineEntry({
  id: 'payment.refund',
  method: 'POST',
  path: '/api/payment/{orderId}/refund',
  auth: 'B',
  summary: 'Ask for the money of an order back',
  description:
    'What the refund policy lets go is approved at once, all else waits for staff. Once per order: asking again answers with the first. 409 REFUND_CLOSED unless it was paid for with money.',
  params: orderParams,
  body: z.object({ reason: z.string().trim().min(1).max(500) }),
  data: refund,
  status: 201,
  errors: [404, 409],
});

export const refundAccountGive = defineEntry({
  id: 'payment.refundAccount',
  method: 'PUT',
  path: '/api/payment/{orderId}/refund-account',
  auth: 'B',
  summary: 'Name the account money of an order goes back to',
  description:
    'For ways to pay that take nothing back, while a refund waits; again to change it. 409 ACCOUNT_CLOSED when none waits or it was transferred.',
  params: orderParams,
  body: payoutAccountSchema,
  data: refundAccount,
  errors: [404, 409],
});

export const paymentAgain = defineEntry({
  id: 'payment.again',
  method: 'POST',
  path: '/api/payment/{orderId}/again',
  auth: 'B',
  summary: 'Put the courses of an order into the cart again',
  description:
    'With the same dates, where they can still be had. Courses by id: `missing` cannot be bought any more; `undated` lost its date and needs another.',
  params: orderParams,
  data: z.object({ cart: z.array(z.uuid()), missing: z.array(z.int()), undated: z.array(z.int()) }),
  errors: [404, 409],
});

export const refunds = defineEntry({
  id: 'payment.refunds',
  method: 'GET',
  path: '/api/payment/refund',
  auth: 'B',
  summary: 'Refunds of the learner, newest first',
  query: pageQuery,
  data: z.array(refund),
  paged: true,
});

export const prakerjaSendOtp = defineEntry({
  id: 'payment.pmoSendOtp',
  method: 'POST',
  path: '/api/payment/pmo/send-otp',
  auth: 'O',
  summary: 'Have Prakerja send a code to the holder of this Prakerja code',
  description:
    '403 without a valid token of the order. 409 OTP_WAIT: data says how long to wait, and whether a code is out for this very card. 422: the Prakerja code is not accepted; the message says why.',
  body: z.object({ orderId, orderToken, prakerjaId: z.string().trim().min(1).max(40) }),
  data: z.object({
    wait: z.int().describe('Seconds until it can be sent again'),
    length: z.int().describe('Digits of the code'),
  }),
  errors: [403, 404, 409, 422, 503],
  errorData: z.union([
    z.int(),
    z.object({
      wait: z.int().describe('Seconds until a code can be sent'),
      isCodeOut: z.boolean().describe('A code that can be typed was sent to the holder of this very card'),
    }),
  ]),
  guarded: true,
});

export const prakerjaAuthorize = defineEntry({
  id: 'payment.pmoAuthorize',
  method: 'POST',
  path: '/api/payment/pmo/authorize',
  auth: 'O',
  summary: 'Pay with the code Prakerja sent',
  description: '422 OTP_INVALID for a wrong or expired code; 409 OTP_WAIT after too many: data is the seconds to wait.',
  body: z.object({ orderId, orderToken, otp: z.string().regex(/^\d{4,8}$/) }),
  data: z.object({ status: transactionStatus }),
  errors: [403, 404, 409, 422, 503],
  errorData: z.int(),
  guarded: true,
});

export const prakerjaCancel = defineEntry({
  id: 'payment.pmoCancel',
  method: 'POST',
  path: '/api/payment/pmo/cancel',
  auth: 'O',
  summary: 'Cancel a payment by Prakerja',
  body: z.object({ orderId, orderToken }),
  data: z.object({ status: transactionStatus }),
  errors: [403, 404, 409, 503],
});
