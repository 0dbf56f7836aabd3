import { SESSION_TYPES } from '@suluh/domain/session';
import { z } from 'zod';
import { staffMembership, staffMembershipFields } from '../entities/index.ts';
import { defineStaffEntity } from '../staffEntity.ts';

const key = z.coerce.number<number>().int().min(1).max(2_147_483_647);

export const memberships = defineStaffEntity({
  name: 'membership',
  title: 'Where people belong',
  key,
  row: staffMembership,
  filters: { sessionType: z.enum(SESSION_TYPES).optional(), programId: key.optional() },
  sorts: ['createdAt'],
  isTurned: true,
  read: 'membership.edit',
  scope: 'all',
  edit: 'membership.edit',
  create: staffMembershipFields.extend({
    email: z.string().trim().toLowerCase().max(254).describe('Of an account that is there'),
    sessionType: z.enum(SESSION_TYPES),
    programId: z.int().min(1).max(2_147_483_647).nullable().default(null),
  }),
  update: staffMembershipFields,
});
