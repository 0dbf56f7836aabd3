import { PERMISSIONS } from '@suluh/domain/staff';
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

/** A role as somebody may give it. */
export const staffRoleChoice = z
  .object({
    name: z.string(),
    permissions: z.array(z.string()).describe('Of the list, or * for all'),
    isPowerful: z.boolean().describe('A second person has to say yes'),
    mayGive: z.boolean().describe('The caller holds all of it everywhere'),
  })
  .meta({ id: 'StaffRoleChoice' });

/** What staff say of a role. */
export const staffRoleFields = z.object({
  name: z.string().trim().min(3).max(60),
  permissions: z.array(z.enum(PERMISSIONS)).min(1).max(PERMISSIONS.length),
});

/** A role as it is looked after. */
export const staffRole = z
  .object({
    id: z.int(),
    name: z.string(),
    permissions: z.array(z.string()).describe('Of the list, or * for all'),
    isFirst: z.boolean().describe('Of the beginning: neither removed nor named anew'),
    isPowerful: z.boolean().describe('A second person has to say yes when it is given'),
    holders: z.int().describe('People who hold it now or will'),
    asked: z
      .object({
        permissions: z.array(z.string()),
        by: z.string().nullable().describe('Name of who asked'),
        byId: z.uuid().nullable(),
        at: z.string(),
      })
      .nullable()
      .describe('What it is to do, once a second person says so'),
    version: z.int(),
  })
  .meta({ id: 'StaffRole' });
