import { pathTo } from '@suluh/domain/address';
import { ENTERPRISE_LEAD_FORM, type TeamSize } from '@suluh/domain/validation';
import { z } from 'zod';
import { refusedTo, text, type Action } from '../parts/action/index.ts';
import { typedIn } from '../parts/rule-form/draft.ts';
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
  keeps: (lead) => typedIn(ENTERPRISE_LEAD_FORM, lead),
  leadsTo: (outcome, routes, { back }) =>
    outcome.kind === 'done'
      ? pathTo(routes, 'enterpriseLead', { terkirim: '1' })
      : refusedTo(outcome.failure, routes, back),
};
