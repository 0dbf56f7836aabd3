import type { ApiResult } from '@suluh/api/client';
import { z } from 'zod';
import { returning, type Action } from '../parts/action/index.ts';

/** Forgets what the learner looked for, and returns. */
export const searchHistoryClear: Action<object, ApiResult<object>> = {
  name: 'search-history-clear',
  input: z.object({}),
  run: (api) => api.DELETE('/api/search-history', { body: {} }),
  leadsTo: returning,
};
