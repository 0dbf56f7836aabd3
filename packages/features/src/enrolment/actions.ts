import type { ApiResult } from '@suluh/api/client';
import { z } from 'zod';
import { number, refusedTo, text, type Action } from '../parts/action/index.ts';

interface Session {
  /** Slug or id. */
  course: string;
  no: number;
}

/** Checks in to a session; what Prakerja verifies leads to its dashboard (docs/product/check-in.md#who-verifies). */
export const checkIn: Action<Session, ApiResult<{ data: { redirectUrl: string | null } }>> = {
  name: 'check-in',
  input: z.object({ course: text, no: number }),
  run: (api, { course, no }) =>
    api.POST('/api/my-course/{id}/session/{no}/check-in', { params: { path: { id: course, no } } }),
  leadsTo: ({ data, error }, routes, { back }) =>
    error ? refusedTo(error, routes, back) : (data.data.redirectUrl ?? back),
};
