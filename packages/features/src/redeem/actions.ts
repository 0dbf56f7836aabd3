import type { ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { z } from 'zod';
import { number, refusedTo, text, type Action } from '../parts/action/index.ts';

interface Redeem {
  code: string;
  courseId: number;
  eventId: number | null;
}

/** Exchanges a code, and leads to the course it opened; a refusal returns to the code. */
export const voucherRedeem: Action<Redeem, ApiResult<{ data: { slug: string } }>> = {
  name: 'voucher-redeem',
  input: z.object({
    code: text,
    courseId: number,
    eventId: z.preprocess((value) => (value === '' || value === undefined ? null : value), number.nullable()),
  }),
  run: (api, { code, courseId, eventId }) =>
    api.POST('/api/payment/redeem', { body: { code, courseId, ...(eventId === null ? {} : { eventId }) } }),
  back: (fields, routes) =>
    pathTo(routes, 'redeemVoucher', { kode: fields.code ?? null, kursus: fields.courseId ?? null }),
  leadsTo: ({ data, error }, routes, { back }) =>
    error
      ? refusedTo(error, routes, back)
      : withQuery(pathTo(routes, 'enrolment', { course: data.data.slug }), { voucher: 'ditukar' }),
};
