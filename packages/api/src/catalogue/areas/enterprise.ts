import { enterpriseLeadSchema } from '@suluh/domain/validation';
import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { company } from '../entities/index.ts';

export const companies = defineEntry({
  id: 'company.list',
  method: 'GET',
  path: '/api/companies',
  auth: 'O',
  summary: 'Businesses whose teams learn here',
  data: z.array(company),
});

export const lead = defineEntry({
  id: 'enterprise.lead',
  method: 'POST',
  path: '/api/enterprise/lead',
  auth: 'P',
  summary: 'Ask for training of a team',
  description: 'Staff and sender are mailed. 429 TOO_MANY_REQUESTS after three from one e-mail address in a day.',
  keptFromAnybody: { maxBodyBytes: 16 * 1024, shareOfCalls: 1 / 60 },
  body: enterpriseLeadSchema,
  data: z.object({ id: z.int() }),
  status: 201,
});
