import type { ApiResult } from '@suluh/api/client';
import { z } from 'zod';
import { number, returning, type Action } from '../parts/action/index.ts';
import { applyWith } from './calls.ts';

/** Applies for a vacancy, and returns to see how it stands; no file is an empty one, which the API refuses. */
export const jobApply: Action<{ id: number }, ApiResult<object>> = {
  name: 'job-apply',
  input: z.object({ id: number }),
  run: (api, input, { files }) => applyWith(api, input, files?.file ?? new File([], '')),
  leadsTo: returning,
};
