import { z } from 'zod';
import { staffSession } from '../entities/index.ts';
import { defineEntry } from '../entry.ts';
import { instant } from '../envelope.ts';

/** Sessions a course or a schedule may have. */
export const MOST_SESSIONS = 60;

const key = z.coerce.number<number>().int().min(1).max(2_147_483_647);
const common = { auth: 'A', data: z.array(staffSession), errors: [404] } as const;
const ofCourse = {
  ...common,
  scope: 'partner',
  path: '/api/admin/course/{id}/session',
  params: z.object({ id: key }),
} as const;
const ofEvent = {
  ...common,
  scope: 'event',
  path: '/api/admin/event/{eventId}/session',
  params: z.object({ eventId: key }),
} as const;

export const courseSessions = defineEntry({
  ...ofCourse,
  id: 'admin.course.sessions',
  permission: 'course.read',
  method: 'GET',
  summary: 'Sessions of a course learned alone, which are checked in to one a day',
});

export const courseSessionsSet = defineEntry({
  ...ofCourse,
  id: 'admin.course.sessionsSet',
  permission: 'course.edit',
  method: 'PUT',
  summary: 'Say how many sessions a course learned alone has',
  description: '404 for any other kind: its sessions belong to its schedules.',
  body: z.object({ count: z.int().min(0).max(MOST_SESSIONS) }),
});

export const eventSessions = defineEntry({
  ...ofEvent,
  id: 'admin.event.sessions',
  permission: 'event.read',
  method: 'GET',
  summary: 'Sessions of a schedule with their hours',
});

export const eventSessionsSet = defineEntry({
  ...ofEvent,
  id: 'admin.event.sessionsSet',
  permission: 'event.edit',
  method: 'PUT',
  summary: 'Give a schedule of a hybrid its sessions, in order and within its hours',
  description: '404 for any other kind: its sessions follow the hours of the schedule.',
  body: z.object({ sessions: z.array(z.object({ startAt: instant, endAt: instant })).max(MOST_SESSIONS) }),
});
