import type { ApiResult } from '@suluh/api/client';
import { withQuery } from '@suluh/domain/query';
import { z } from 'zod';
import { refusedTo, text, type Action } from '../parts/action/index.ts';
import { adjustName } from './calls.ts';

/** Sets the name on a certificate and returns to the list; a refusal returns to the form, with the name as it was typed. */
export const certificateName: Action<{ id: string; fullname: string }, ApiResult<object>> = {
  name: 'certificate-name',
  input: z.object({ id: text, fullname: text }),
  run: adjustName,
  back: ({ id }, _routes, target) => withQuery(target, { adjust: id }),
  keeps: ({ id = '', fullname = '' }) => ({ id, fullname }),
  leadsTo: ({ error }, routes, { target, back }) => (error ? refusedTo(error, routes, back) : target),
};
