import { VOUCHER_KINDS } from '@suluh/domain/voucher';
import { z } from 'zod';
import { courseCategory } from './course.ts';

/**
 * A voucher of a learner: the code of a voucher course, 'dalam proses' until there is one, or a redeem code that was
 * exchanged for the course, with the instant of that.
 */
export const ownVoucher = z
  .object({
    courseId: z.int(),
    slug: z.string(),
    courseFullname: z.string(),
    provider: z.string(),
    voucherCode: z.string(),
    redeemedAt: z
      .string()
      .nullable()
      .describe('When a redeem code was exchanged; null for the code of a voucher course'),
    expiresAt: z
      .string()
      .nullable()
      .describe('Until when the code of a provider is to be used, where its batch says so'),
    externalUrl: z.string().nullable(),
    categories: z.array(courseCategory),
  })
  .meta({ id: 'OwnVoucher' });

/** A batch of codes as staff see it. */
export const voucherBatch = z
  .object({
    id: z.int(),
    name: z.string(),
    kind: z.enum(VOUCHER_KINDS),
    courseId: z.int().nullable(),
    partnerId: z.int().nullable(),
    programId: z.int().nullable(),
    course: z.string().nullable().describe('Names of what it opens'),
    partner: z.string().nullable(),
    program: z.string().nullable(),
    startsAt: z.string().nullable(),
    expiresAt: z.string().nullable(),
    stoppedAt: z.string().nullable(),
    state: z.enum(['coming', 'running', 'over', 'stopped']),
    createdAt: z.string(),
    quota: z.int().nullable(),
    codes: z.int(),
    used: z.int(),
  })
  .meta({ id: 'VoucherBatch' });
