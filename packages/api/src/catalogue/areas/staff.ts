import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { staffEvent } from '../entities/index.ts';
import { staffPageQuery } from '../envelope.ts';

export const staffEvents = defineEntry({
  id: 'admin.event',
  method: 'GET',
  path: '/api/admin/event',
  auth: 'A',
  permission: 'event.read',
  scope: 'event',
  summary: 'Schedules the caller looks after, the latest first',
  query: staffPageQuery.extend({ q: z.string().trim().max(100).default('').describe("Part of the course's name") }),
  data: z.array(staffEvent),
  paged: true,
});
