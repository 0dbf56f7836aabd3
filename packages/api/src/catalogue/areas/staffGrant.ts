import { z } from 'zod';
import { staffGrant, staffGrantRequest, staffRole, staffRoleChoice, staffRoleFields } from '../entities/index.ts';
import { defineEntry } from '../entry.ts';
import { typedInstant } from '../envelope.ts';
import { conflictWith, defineStaffEntity, defineStaffList, removalOf, removalReason } from '../staffEntity.ts';
import { rowId, rowIdInAddress } from '../rowId.ts';

const read = { permission: 'staff.read', scope: 'all' } as const;
const give = { auth: 'A', permission: 'staff.grant', scope: 'all', method: 'POST' } as const;
const params = z.object({ id: z.uuid() });

export const grants = defineStaffList({
  name: 'grant',
  title: 'Who has which role, and where',
  key: z.uuid(),
  row: staffGrant,
  filters: {
    role: z.string().min(1).max(60).optional(),
    state: z.enum(['live', 'over']).default('live').describe('Those that hold or will, or those that ended'),
  },
  sorts: ['startsAt'],
  isTurned: true,
  read: read.permission,
  scope: read.scope,
});

export const grantRequests = defineStaffList({
  name: 'grant-request',
  title: 'Roles that wait for a second person',
  key: z.uuid(),
  row: staffGrantRequest,
  filters: {},
  sorts: ['askedAt'],
  read: read.permission,
  scope: read.scope,
});

export const roleChoices = defineEntry({
  ...read,
  auth: 'A',
  id: 'admin.role-choice',
  method: 'GET',
  path: '/api/admin/role-choice',
  summary: 'Roles there are, and which of them the caller may give',
  data: z.array(staffRoleChoice),
});

export const roles = defineStaffEntity({
  name: 'role',
  title: 'Roles',
  key: rowIdInAddress,
  row: staffRole,
  filters: {},
  sorts: ['name'],
  read: read.permission,
  scope: read.scope,
  edit: give.permission,
  create: staffRoleFields,
  update: staffRoleFields,
});

export const roleDecide = defineEntry({
  ...give,
  id: 'admin.role.decide',
  path: '/api/admin/role/{id}/decision',
  summary: 'Give or refuse, as the second person, what a role is to do beyond what it does',
  description:
    'If-Match names the version that was read. 409 SECOND_GRANTER_REQUIRED when it is given by who asked for it or who holds the role, CONFLICT when nothing waits or somebody saved since. Who asked may refuse it, which takes it back.',
  params: z.object({ id: rowIdInAddress }),
  body: z.object({ decision: z.enum(['give', 'refuse']) }),
  data: staffRole,
  errors: [404, 409],
  errorData: conflictWith(staffRole),
});

export const roleRemove = defineEntry({
  ...removalOf({ name: 'role', key: rowIdInAddress, edit: give.permission, scope: read.scope }),
  summary: 'Take a role away that nobody holds and nobody is asked for',
  description:
    'If-Match names the version that was read. 409 CONFLICT when somebody saved another since, for a role of the beginning, and where it is used: the message says by how many.',
  body: removalReason,
});

export const grantGive = defineEntry({
  ...give,
  id: 'admin.grant.give',
  isRepeatable: true,
  path: '/api/admin/grant',
  summary: 'Give somebody a role, everywhere or at one place',
  description:
    'Who has no account gets one when the role is given, not before, and needs a name; all are mailed how to come in. A role that moves money or gives roles waits for a second person: `isWaiting`. 400 at `email` for oneself, at `fullname` for somebody new without a name, at `role` for what the caller does not hold. 409 CONFLICT for what they have, or is asked for.',
  body: z
    .object({
      email: z.email().max(254),
      fullname: z.string().trim().min(1).max(120).optional(),
      role: z.string().min(1).max(60),
      partnerId: rowId.nullable().default(null),
      programId: rowId.nullable().default(null),
      eventId: rowId.nullable().default(null),
      teacherId: rowId.nullable().default(null).describe('Somebody who teaches: the courses that name them'),
      endsAt: typedInstant.nullable().default(null),
    })
    .refine(
      ({ partnerId, programId, eventId, teacherId }) =>
        [partnerId, programId, eventId, teacherId].filter(Boolean).length <= 1,
      { path: ['partnerId'] },
    ),
  data: z.object({ isWaiting: z.boolean() }),
  status: 201,
  errors: [409],
});

export const grantEnd = defineEntry({
  ...give,
  id: 'admin.grant.end',
  path: '/api/admin/grant/{id}/end',
  summary: 'End a grant now',
  description: 'Twice changes nothing. 409 LAST_OPERATOR for the last one who may do everything.',
  params,
  data: staffGrant,
  errors: [404, 409],
});

export const grantDecide = defineEntry({
  ...give,
  id: 'admin.grant-request.decide',
  isRepeatable: true,
  path: '/api/admin/grant-request/{id}/decision',
  summary: 'Give or refuse a role as the second person',
  description:
    '409 SECOND_GRANTER_REQUIRED when it is given by who asked for it or who gets it, CONFLICT when it was decided already. Who asked may refuse it, which takes it back.',
  params,
  body: z.object({ decision: z.enum(['give', 'refuse']) }),
  data: z.object({ success: z.boolean() }),
  errors: [404, 409],
});
