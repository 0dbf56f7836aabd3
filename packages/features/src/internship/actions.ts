import type { ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { z } from 'zod';
import { number, refusedTo, type Action } from '../parts/action/index.ts';
import { sendReport } from './calls.ts';

/** Hands in the report of a month, and returns; no file is an empty one, which the API refuses. */
export const internshipReport: Action<{ id: number }, ApiResult<object>> = {
  name: 'internship-report',
  input: z.object({ id: number }),
  run: (api, { id: month }, { files }) => sendReport(api, { month }, files?.file ?? new File([], '')),
  back: (_fields, routes) => pathTo(routes, 'onJob'),
  leadsTo: ({ error }, routes, { back }, { id }) =>
    `${error ? refusedTo(error, routes, withQuery(back, { bulan: String(id) })) : withQuery(back, { bulan: String(id), terkirim: '1' })}#laporan`,
};
