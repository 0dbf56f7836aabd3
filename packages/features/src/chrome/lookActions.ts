import type { ApiResult } from '@suluh/api/client';
import { homePath } from '@suluh/domain/address';
import { z } from 'zod';
import type { Action } from '../parts/action/index.ts';

/** Ends a look of staff: the session it is goes as by 'Keluar', and the site is that of a visitor again. */
export const lookEnd: Action<object, ApiResult<object>> = {
  name: 'look-end',
  input: z.object({}),
  run: (api) => api.POST('/api/auth/logout'),
  back: (_fields, routes) => homePath(routes),
  leadsTo: (_outcome, routes) => homePath(routes),
};
