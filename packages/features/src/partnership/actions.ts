import type { ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { PARTNERSHIP_FORM, type PartnershipType } from '@suluh/domain/validation';
import { z } from 'zod';
import { number, refusedTo, text, type Action } from '../parts/action/index.ts';
import { typedIn } from '../parts/rule-form/draft.ts';
import type { Submitted } from '../parts/rule-form/submitted.ts';
import { addFile, apply, type Applied } from './calls.ts';

/** Applies, and shows how the application stands; a refusal keeps what was typed. */
export const partnershipApply: Action<Applied, Submitted> = {
  name: 'partnership-apply',
  input: z.object({
    type: text as z.ZodType<PartnershipType>, // the API refuses what is none
    name: text,
    phone: text,
    website: text,
    fields: text,
    profile: text,
  }),
  run: apply,
  back: ({ type = '' }, routes) => pathTo(routes, 'partnershipApplication', { jenis: type }),
  keeps: (applied) => typedIn(PARTNERSHIP_FORM, applied),
  leadsTo: (outcome, routes, { back }) =>
    outcome.kind === 'done'
      ? pathTo(routes, 'partnershipApplication', { terkirim: '1' })
      : refusedTo(outcome.failure, routes, back),
};

/** Adds a file and returns to the application; no file is an empty one, which the API refuses. */
export const partnershipFile: Action<{ id: number }, ApiResult<object>> = {
  name: 'partnership-file',
  input: z.object({ id: number }),
  run: (api, input, { files }) => addFile(api, input, files?.file ?? new File([], '')),
  back: (_fields, routes) => pathTo(routes, 'partnershipApplication'),
  leadsTo: ({ error }, routes, { back }) =>
    error ? refusedTo(error, routes, back) : withQuery(back, { tersimpan: '1' }),
};
