import { VOUCHER_KINDS } from '@suluh/domain/voucher';
import { z } from 'zod';
import { courseCategory } from './course.ts';

/** Voucher of a voucher course its learner owns; `voucherCode` is 'dalam proses' until there is one. */
export const ownVoucher = z
  .object({
    courseId: z.int(),
    slug: z.string(),
    courseFullname: z.string(),
    provider: z.string(),
    voucherCode: z.string(),
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
    startsAt: z.string().nullable(),
    expiresAt: z.string().nullable(),
    quota: z.int().nullable(),
    codes: z.int(),
    used: z.int(),
  })
  .meta({ id: 'VoucherBatch' });
