import { SESSION_TYPES } from '@suluh/domain/session';
import { LOOK_REASON } from '@suluh/domain/staff';
import { z } from 'zod';
import { lookBegun, staffLearner } from '../entities/index.ts';
import { defineEntry } from '../entry.ts';
import { defineStaffList, staffChange } from '../staffEntity.ts';
import { rowId } from '../rowId.ts';

const key = z.uuid();
const reason = z.string().trim().min(LOOK_REASON.least).max(LOOK_REASON.most);

export const learners = defineStaffList({
  name: 'learner',
  title: 'Learners who may be looked at',
  key,
  row: staffLearner,
  filters: {},
  sorts: ['createdAt'],
  isTurned: true,
  showsPeople: true,
  read: 'learner.look',
  scope: 'programme',
});

export const lookMake = defineEntry({
  id: 'admin.learner.look',
  method: 'POST',
  path: '/api/admin/learner/{id}/look',
  auth: 'A',
  permission: 'learner.look',
  scope: 'programme',
  summary: 'A link that opens the pages of a learner as they see them, to read alone; it opens once, within a minute',
  description:
    'For a reason, which the learner is told with a notification and a mail as soon as it is opened, and which is on record. The look ends 15 minutes after. 404 for an area the learner is not in, or the caller does not reach; 409 LOOK_CLOSED for staff and closed accounts; 429 beyond 20 in an hour.',
  params: z.object({ id: key }),
  body: z.object({
    sessionType: z.enum(SESSION_TYPES),
    programId: rowId.nullable().default(null),
    reason,
  }),
  data: z.object({ url: z.string(), opensUntil: z.string() }),
  status: 201,
  errors: [404, 409],
});

const block = { method: 'POST', auth: 'A', permission: 'learner.block', scope: 'all', isRepeatable: true } as const;

export const learnerBlock = defineEntry({
  ...block,
  id: 'admin.learner.block',
  path: '/api/admin/learner/{id}/block',
  summary: 'Block an account: every login ends at once and none begins, until it is unblocked; its owner is mailed why',
  description:
    'Also in the week in which a closed account can be opened again. 409 BLOCK_CLOSED for who works here. Again changes nothing but the reason.',
  params: z.object({ id: key }),
  body: z.object({ reason }),
  data: staffLearner,
  errors: [404, 409],
});

export const learnerUnblock = defineEntry({
  ...block,
  id: 'admin.learner.unblock',
  path: '/api/admin/learner/{id}/unblock',
  summary: 'Let an account in again, for a reason that is put on record; its owner is mailed',
  params: z.object({ id: key }),
  body: z.object({ reason }),
  data: staffLearner,
  errors: [404],
});

export const learnerClose = defineEntry({
  ...block,
  permission: 'learner.close',
  id: 'admin.learner.close',
  path: '/api/admin/learner/{id}/close',
  summary: 'Close an account for its owner, who asked for it: every login ends, and it is erased a week later',
  description:
    'Its owner is mailed why, and opens it again by logging in before. 409 BLOCK_CLOSED for who works here. Again changes nothing.',
  params: z.object({ id: key }),
  body: z.object({ reason, certificates: z.enum(['keep', 'revoke']) }),
  data: staffLearner,
  errors: [404, 409],
});

export const learnerHistory = defineEntry({
  id: 'admin.learner.history',
  method: 'GET',
  path: '/api/admin/learner/{id}/history',
  auth: 'A',
  permission: 'learner.look',
  scope: 'programme',
  summary: 'What staff did about a learner’s account, the latest first',
  params: z.object({ id: key }),
  data: z.array(staffChange),
  errors: [404],
});

export const lookBegin = defineEntry({
  id: 'auth.look',
  method: 'POST',
  path: '/api/auth/look',
  auth: 'P',
  guarded: true,
  summary: 'Begin a look of staff by its code, for the server of the site it was made for',
  description:
    'Once, within a minute, on the site it was made for, and as long as there is the right to it: 404 for all else. What it gives reads alone and ends by itself; there is nothing to renew it by.',
  body: z.object({ code: z.string().min(1).max(100), sessionType: z.enum(SESSION_TYPES) }),
  data: lookBegun,
  errors: [404],
});
