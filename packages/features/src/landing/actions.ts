import { pathTo } from '@suluh/domain/address';
import { ENTERPRISE_LEAD_FORM, type TeamSize } from '@suluh/domain/validation';
import { z } from 'zod';
import { refusedTo, text, type Action } from '../parts/action/index.ts';
import { withDraft } from '../parts/rule-form/draft.ts';
import type { Submitted } from '../parts/rule-form/submitted.ts';
import { sendLead, type Lead } from './calls.ts';

/** Asks for training of a team, and says on a page of its own that it was taken; a refusal keeps what was typed. */
export const enterpriseLead: Action<Lead, Submitted> = {
  name: 'enterprise-lead',
  input: z.object({
    name: text,
    company: text,
    email: text,
    phone: text,
    teamSize: text as z.ZodType<TeamSize>, // the API refuses what is none
    field: text,
    need: text,
  }),
  run: sendLead,
  back: (_fields, routes) => pathTo(routes, 'enterpriseLead'),
  leadsTo: (outcome, routes, { back }, lead) =>
    outcome.kind === 'done'
      ? pathTo(routes, 'enterpriseLead', { terkirim: '1' })
      : withDraft(refusedTo(outcome.failure, routes, back), ENTERPRISE_LEAD_FORM, lead),
};
