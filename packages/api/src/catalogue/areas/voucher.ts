import { VOUCHER_KINDS } from '@suluh/domain/voucher';
import { z } from 'zod';
import { defineEntry, fileData } from '../entry.ts';
import { courseCard, ownVoucher, voucherBatch } from '../entities/index.ts';
import { typedInstant } from '../envelope.ts';
import { defineStaffList, staffChange } from '../staffEntity.ts';
import { LARGEST_INTEGER, rowId, rowIdInAddress } from '../rowId.ts';

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
  body: z.object({ code, courseId: rowId, eventId: rowId.optional() }),
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
  params: z.object({ courseId: rowIdInAddress }),
  data: z.object({ voucherCode: z.string() }),
  errors: [404],
});

const batchDeed = {
  auth: 'A',
  permission: 'voucher.batch',
  scope: 'all',
  params: z.object({ id: rowIdInAddress }),
} as const;

export const voucherBatches = defineStaffList({
  name: 'voucher-batch',
  title: 'Batches of codes',
  key: rowIdInAddress,
  row: voucherBatch,
  filters: { kind: z.enum(VOUCHER_KINDS).optional() },
  sorts: ['createdAt'],
  isTurned: true,
  read: 'voucher.batch',
  scope: 'all',
});

export const voucherBatchHistory = defineEntry({
  ...batchDeed,
  id: 'admin.voucher-batch.history',
  method: 'GET',
  path: '/api/admin/voucher-batch/{id}/history',
  summary: 'What was done to a batch of codes, the latest first',
  data: z.array(staffChange),
  errors: [404],
});

export const voucherBatchStop = defineEntry({
  ...batchDeed,
  id: 'admin.voucher-batch.stop',
  method: 'POST',
  path: '/api/admin/voucher-batch/{id}/stop',
  summary: 'Stop a batch for good: none of its codes is redeemed or given any more',
  description: 'Again it changes nothing. What was redeemed stays.',
  data: voucherBatch,
  errors: [404],
});

export const voucherBatchCodes = defineEntry({
  ...batchDeed,
  id: 'admin.voucher-batch.codes',
  method: 'GET',
  path: '/api/admin/voucher-batch/{id}/codes.csv',
  summary: 'Codes of a batch with which were used, of nobody by name',
  description: 'Who took them out is on record.',
  data: fileData,
  file: 'text/csv; charset=utf-8',
  carries: 'nobody',
  errors: [404],
});

/** A batch of codes to make, or to take over from a provider. */
export const newVoucherBatch = z
  .object({
    name: z.string().trim().min(1).max(200),
    kind: z.enum(VOUCHER_KINDS),
    courseId: rowId.nullable().default(null),
    partnerId: rowId.nullable().default(null),
    programId: rowId.nullable().default(null),
    startsAt: typedInstant.nullable().default(null),
    expiresAt: typedInstant.nullable().default(null),
    quota: z.int().min(1).max(LARGEST_INTEGER).nullable().default(null),
    count: z.int().min(1).max(10_000).optional().describe('How many codes to make; only of kind redeem'),
    codes: z.array(code).min(1).max(10_000).optional().describe('Codes that are there already'),
  })
  .refine(({ courseId, partnerId, programId }) => courseId ?? partnerId ?? programId, {
    path: ['courseId'],
    params: { said: 'required' },
  })
  .refine(({ kind, courseId }) => kind === 'redeem' || courseId !== null, {
    path: ['courseId'],
    params: { said: 'required' },
  })
  .refine(({ kind, codes }) => kind === 'redeem' || codes !== undefined, {
    path: ['codes'],
    params: { said: 'required' },
  })
  .refine(({ kind, quota }) => kind === 'redeem' || quota === null, { path: ['quota'] }) // each is given to who owns the course
  .refine(
    ({ kind, count, codes }) =>
      kind === 'given' ? count === undefined : (count === undefined) !== (codes === undefined),
    {
      path: ['count'],
      params: { said: 'required' },
    },
  )
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
    'Codes of a provider go to the owners of its course who wait for one, the oldest first. 400 at the field of a course, partner or programme that is not there, of an end that is over, and at the codes when one is there already.',
  body: newVoucherBatch,
  data: z.object({ id: z.int(), codes: z.array(z.string()), given: z.int().describe('Learners who waited for one') }),
  status: 201,
});
