import { z } from 'zod';

const placed = {
  id: z.uuid(),
  userId: z.uuid(),
  fullname: z.string(),
  email: z.string(),
  role: z.string(),
  place: z
    .object({ kind: z.enum(['partner', 'program', 'event', 'teacher']), name: z.string() })
    .nullable()
    .describe('Where it holds; null: everywhere'),
};

/** Somebody's role, and where and until when it holds. */
export const staffGrant = z
  .object({ ...placed, startsAt: z.string(), endsAt: z.string().nullable() })
  .meta({ id: 'StaffGrant' });

/** A powerful role that waits for a second person. */
export const staffGrantRequest = z
  .object({
    ...placed,
    userId: z.uuid().nullable().describe('Null for who has no account yet'),
    endsAt: z.string().nullable(),
    askedBy: z.string().nullable().describe('Name of who asked for it'),
    askedById: z.uuid().nullable(),
    askedAt: z.string(),
  })
  .meta({ id: 'StaffGrantRequest' });

/** A role as it is given. */
export const staffRole = z
  .object({
    name: z.string(),
    permissions: z.array(z.string()).describe('Of the list, or * for all'),
    isPowerful: z.boolean().describe('A second person has to say yes'),
    mayGive: z.boolean().describe('The caller holds all of it everywhere'),
  })
  .meta({ id: 'StaffRole' });
