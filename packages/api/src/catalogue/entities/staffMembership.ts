import { SESSION_TYPES } from '@suluh/domain/session';
import { z } from 'zod';
import { typedDay } from '../envelope.ts';

const day = typedDay.nullable();

/** From when until when somebody belongs to an area or a programme; without a day there is no such end. */
export const staffMembershipFields = z.object({ startsOn: day, endsOn: day });

/** Where somebody belongs: an area of the site, and a programme of it. */
export const staffMembership = staffMembershipFields
  .extend({
    id: z.int(),
    userId: z.uuid(),
    fullname: z.string(),
    email: z.string(),
    sessionType: z.enum(SESSION_TYPES),
    programId: z.int().nullable(),
    programName: z.string().nullable(),
    createdAt: z.string(),
    version: z.int(),
  })
  .meta({ id: 'StaffMembership' });
