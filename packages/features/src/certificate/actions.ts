import type { ApiResult } from '@suluh/api/client';
import { z } from 'zod';
import { returning, text, type Action } from '../parts/action/index.ts';
import { adjustName } from './calls.ts';

/** Sets the name on a certificate and returns to the list. */
export const certificateName: Action<{ id: string; fullname: string }, ApiResult<object>> = {
  name: 'certificate-name',
  input: z.object({ id: text, fullname: text }),
  run: adjustName,
  leadsTo: returning,
};
