import { LOOK_REASON } from '@suluh/domain/staff';
import { z } from 'zod';
import { staffBackgroundJob, staffBackgroundKind } from '../entities/index.ts';
import { defineEntry } from '../entry.ts';

const read = { auth: 'A', permission: 'background.read', scope: 'all', method: 'GET' } as const;
const handle = {
  auth: 'A',
  permission: 'background.handle',
  scope: 'all',
  method: 'POST',
  isRepeatable: true,
} as const;
/** A mail by its number, or work on an order by what it is and the order's number. */
const params = z.object({ id: z.string().regex(/^(?:\d{1,15}|[a-z]{1,20}:[\w-]{1,40})$/) });
const data = z.object({ success: z.boolean() });

export const background = defineEntry({
  ...read,
  id: 'admin.background',
  path: '/api/admin/background',
  summary: 'How work in the background stands by kind, and what of it fails or was given up',
  data: z.object({ kinds: z.array(staffBackgroundKind), jobs: z.array(staffBackgroundJob) }),
});

export const backgroundCount = defineEntry({
  ...read,
  id: 'admin.background.count',
  path: '/api/admin/background/count',
  summary: 'How much was given up and waits for a person',
  data: z.object({ dead: z.int() }),
});

export const backgroundRetry = defineEntry({
  ...handle,
  id: 'admin.background.retry',
  path: '/api/admin/background/{id}/retry',
  summary: 'Let what was given up begin anew, with all its tries',
  params,
  data,
  errors: [404],
});

export const backgroundStop = defineEntry({
  ...handle,
  id: 'admin.background.stop',
  path: '/api/admin/background/{id}/stop',
  summary: 'Give up what fails and is tried again, for a reason, until somebody lets it begin anew',
  params,
  body: z.object({ reason: z.string().trim().min(LOOK_REASON.least).max(LOOK_REASON.most) }),
  data,
  errors: [404],
});
