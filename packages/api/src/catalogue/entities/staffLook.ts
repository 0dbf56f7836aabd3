import { z } from 'zod';
import { instant } from '../envelope.ts';
import { sessionType } from './account.ts';

/** A place a learner is in, and whose site it has. */
const area = z.object({
  sessionType,
  programId: z.int().nullable(),
  programName: z.string().nullable(),
});

/** A learner as those see them who help: who it is, and where they are, without number, papers or what they do. */
export const staffLearner = z
  .object({
    id: z.uuid(),
    fullname: z.string(),
    email: z.string(),
    createdAt: z.string(),
    isStaff: z.boolean().describe('Works here: is not looked at'),
    blockedAt: z.string().nullable().describe('Since when the account lets nobody in'),
    blockReason: z.string().nullable(),
    erasedAt: z.string().nullable().describe('When it is erased, of an account that is closed'),
    areas: z
      .array(area)
      .optional()
      .describe('Where they are a member today, as far as the caller reaches; of one learner alone'),
    looks: z
      .array(
        z.object({
          id: z.uuid(),
          by: z.string().nullable(),
          reason: z.string(),
          startedAt: z.string(),
        }),
      )
      .optional()
      .describe('Who looked and why, the last first, at most 20; of one learner alone'),
  })
  .meta({ id: 'StaffLearner' });

/** What the server of a site needs to let somebody of staff look. */
export const lookBegun = z
  .object({
    token: z.string(),
    endsAt: instant,
    sessionType,
    user: z.object({
      id: z.uuid(),
      fullname: z.string(),
      email: z.string(),
      foto: z.string(),
      isVerified: z.boolean(),
    }),
  })
  .meta({ id: 'LookBegun' });
