import { z } from 'zod';

/** How one kind of work in the background stands. */
export const staffBackgroundKind = z
  .object({
    kind: z.string().describe('`mail.` and its kind, `payment.`, `push.` or `work.` and the job'),
    waiting: z.int(),
    oldestSeconds: z.number().describe('For how long the oldest of them has waited'),
    failing: z.int().describe('Of these: what has failed at least once'),
    dead: z.int().describe('What was given up and waits for a person'),
  })
  .meta({ id: 'StaffBackgroundKind' });

/** Work that fails and is tried again, or was given up. */
export const staffBackgroundJob = z
  .object({
    id: z.string(),
    kind: z.string(),
    about: z.string().nullable().describe('Whom or what it is about'),
    state: z.enum(['failing', 'dead']),
    since: z.string().nullable(),
    lastError: z.string().nullable(),
    can: z.enum(['retry', 'stop']).nullable().describe('What may be done about it here; null: money, in its own room'),
  })
  .meta({ id: 'StaffBackgroundJob' });
