import type { ApiResult } from '@suluh/api/client';
import { z } from 'zod';
import { number, returning, type Action } from '../parts/action/index.ts';

const input = z.object({ year: number });

/** Lets everybody who has its address see the recap of a year, and returns to it (docs/product/recap.md#sharing). */
export const recapShare: Action<{ year: number }, ApiResult<object>> = {
  name: 'recap-share',
  input,
  run: (api, { year }) => api.POST('/api/recap/share', { body: { year } }),
  leadsTo: returning,
};

/** Takes it away again. */
export const recapUnshare: Action<{ year: number }, ApiResult<object>> = {
  name: 'recap-unshare',
  input,
  run: (api, { year }) => api.DELETE('/api/recap/share/{year}', { params: { path: { year } } }),
  leadsTo: returning,
};
