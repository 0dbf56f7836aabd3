import { SESSION_TYPES } from '@suluh/domain/session';
import { z } from 'zod';
import { staffMembership, staffMembershipFields } from '../entities/index.ts';
import { defineStaffEntity } from '../staffEntity.ts';
import { rowId, rowIdInAddress } from '../rowId.ts';

export const memberships = defineStaffEntity({
  name: 'membership',
  title: 'Where people belong',
  key: rowIdInAddress,
  row: staffMembership,
  filters: { sessionType: z.enum(SESSION_TYPES).optional(), programId: rowIdInAddress.optional() },
  sorts: ['createdAt'],
  isTurned: true,
  read: 'membership.edit',
  scope: 'all',
  edit: 'membership.edit',
  create: staffMembershipFields.extend({
    email: z.string().trim().toLowerCase().max(254).describe('Of an account that is there'),
    sessionType: z.enum(SESSION_TYPES),
    programId: rowId.nullable().default(null),
  }),
  update: staffMembershipFields,
});
