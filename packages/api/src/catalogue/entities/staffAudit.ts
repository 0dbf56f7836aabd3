import { z } from 'zod';

/** One change of the audit trail (docs/product/staff.md#audit-trail). */
export const staffAuditEntry = z
  .object({
    id: z.int(),
    createdAt: z.string(),
    by: z.string().nullable().describe('Name of who did it; null for a command, a rule or somebody who is gone'),
    email: z.string().nullable(),
    address: z
      .string()
      .nullable()
      .describe('Address they called from; null for a job or command, and of who is erased'),
    session: z.string().nullable().describe('Names their session of the back office, and opens nothing'),
    action: z.string(),
    area: z.string().describe('What comes before the dot of the action'),
    subject: z.string(),
    person: z.string().nullable().describe('Name of the learner it was done to, where it was done to one'),
    before: z.record(z.string(), z.unknown()).nullable().describe('Fields that differ, as they were'),
    after: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('The same fields as they are since, or what was said of the deed'),
  })
  .meta({ id: 'StaffAuditEntry' });
