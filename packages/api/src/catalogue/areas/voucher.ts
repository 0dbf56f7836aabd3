import { VOUCHER_KINDS } from '@suluh/domain/voucher';
import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { courseCard, ownVoucher, voucherBatch } from '../entities/index.ts';
import { typedInstant, staffPageQuery } from '../envelope.ts';

const id = z.int().min(1).max(2_147_483_647);
const code = z.string().min(1).max(200);

export const redeemCheck = defineEntry({
  id: 'voucher.check',
  method: 'POST',
  path: '/api/payment/redeem/check',
  auth: 'B',
  summary: 'What a redeem code opens',
  description:
    'Hyphens, blanks and the case of letters do not matter. 404 VOUCHER_UNKNOWN; 409 VOUCHER_EARLY, VOUCHER_EXPIRED, VOUCHER_USED, VOUCHER_QUOTA; 403 for courses the site one is signed in to does not offer. Wrong codes are counted: 429 after too many.',
  body: z.object({ code }),
  data: z.object({
    expiresAt: z.string().nullable(),
    eventId: z.int().nullable().describe('The schedule a code of Prakerja was bought for; null where one is chosen'),
    courses: z.array(courseCard).describe('At most 50'),
  }),
  errors: [403, 404, 409, 503],
});

export const redeem = defineEntry({
  id: 'voucher.redeem',
  method: 'POST',
  path: '/api/payment/redeem',
  auth: 'B',
  summary: 'Open a course, or a place on one of its schedules, by a redeem code',
  description:
    'An order that costs nothing, PAID at once. Refusals of voucher.check; besides 404 ALREADY_BOUGHT, NOT_FOUND for a course the code does not open; 409 EVENT_REQUIRED, EVENT_FULL, ORDER_WAITING.',
  body: z.object({ code, courseId: id, eventId: id.optional() }),
  data: z.object({ orderId: z.string(), slug: z.string() }),
  errors: [403, 404, 409, 503],
});

export const ownVouchers = defineEntry({
  id: 'voucher.own',
  isClosedToLooks: true,
  method: 'GET',
  path: '/api/payment/voucher',
  auth: 'B',
  summary: 'Vouchers of the voucher courses one owns, and the codes one redeemed, newest first',
  data: z.array(ownVoucher),
});

export const voucherOfCourse = defineEntry({
  id: 'voucher.course',
  isClosedToLooks: true,
  method: 'GET',
  path: '/api/payment/voucher/{courseId}',
  auth: 'B',
  summary: 'Voucher of an owned voucher course; `dalam proses` until there is one',
  params: z.object({ courseId: z.coerce.number<number>().int().min(1).max(2_147_483_647) }),
  data: z.object({ voucherCode: z.string() }),
  errors: [404],
});

export const voucherBatches = defineEntry({
  id: 'admin.voucherBatch',
  method: 'GET',
  path: '/api/admin/voucher-batch',
  auth: 'A',
  permission: 'voucher.batch',
  scope: 'all',
  summary: 'Batches of codes, the newest first',
  query: staffPageQuery,
  data: z.array(voucherBatch),
  paged: true,
});

/** A batch of codes to make, or to take over from a provider. */
export const newVoucherBatch = z
  .object({
    name: z.string().trim().min(1).max(200),
    kind: z.enum(VOUCHER_KINDS),
    courseId: id.nullable().default(null),
    partnerId: id.nullable().default(null),
    programId: id.nullable().default(null),
    startsAt: typedInstant.nullable().default(null),
    expiresAt: typedInstant.nullable().default(null),
    quota: id.nullable().default(null),
    count: z.int().min(1).max(10_000).optional().describe('How many codes to make; only of kind redeem'),
    codes: z.array(code).min(1).max(10_000).optional().describe('Codes that are there already'),
  })
  .refine(({ courseId, partnerId, programId }) => courseId ?? partnerId ?? programId, {
    path: ['courseId'],
    params: { said: 'required' },
  })
  .refine(({ kind, courseId, codes }) => kind === 'redeem' || (courseId !== null && codes !== undefined))
  .refine(({ kind, quota }) => kind === 'redeem' || quota === null, { path: ['quota'] }) // each is given to who owns the course
  .refine(({ count, codes }) => (count === undefined) !== (codes === undefined))
  .refine(({ startsAt, expiresAt }) => !startsAt || !expiresAt || Date.parse(startsAt) < Date.parse(expiresAt), {
    path: ['expiresAt'],
    params: { said: 'endsBefore' },
  });

export const voucherBatchMake = defineEntry({
  id: 'admin.voucherBatchMake',
  isRepeatable: true,
  method: 'POST',
  path: '/api/admin/voucher-batch',
  auth: 'A',
  permission: 'voucher.batch',
  scope: 'all',
  summary: 'Make a batch of redeem codes, or take over codes of a provider',
  description:
    'Codes of a provider go to the owners of its course who wait for one, the oldest first. 404 when course, partner or programme are not there; 409 CONFLICT when a code is there already.',
  body: newVoucherBatch,
  data: z.object({ id: z.int(), codes: z.array(z.string()), given: z.int().describe('Learners who waited for one') }),
  status: 201,
  errors: [404, 409],
});
