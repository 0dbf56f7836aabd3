import { z } from 'zod';
import { staffSessions } from '../entities/index.ts';
import { defineEntry } from '../entry.ts';
import { typedInstant } from '../envelope.ts';
import { conflictWith } from '../staffEntity.ts';
import { rowIdInAddress } from '../rowId.ts';

/** Sessions a course or a schedule may have. */
export const MOST_SESSIONS = 60;

const common = { auth: 'A', data: staffSessions, errors: [404] } as const;
const saved = { method: 'PUT', errors: [404, 409], errorData: conflictWith(staffSessions) } as const;
const BY_VERSION =
  'If-Match names the version they were read with. 409 CONFLICT when somebody saved another since: data says what is there now, who saved it and when.';
const ofCourse = {
  ...common,
  scope: 'partner',
  path: '/api/admin/course/{id}/session',
  params: z.object({ id: rowIdInAddress }),
} as const;
const ofEvent = {
  ...common,
  scope: 'event',
  path: '/api/admin/event/{eventId}/session',
  params: z.object({ eventId: rowIdInAddress }),
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
  ...saved,
  id: 'admin.course.sessionsSet',
  permission: 'course.edit',
  summary: 'Say how many sessions a course learned alone has',
  description: `404 for any other kind: its sessions belong to its schedules. ${BY_VERSION}`,
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
  ...saved,
  id: 'admin.event.sessionsSet',
  permission: 'event.edit',
  summary: 'Give a schedule of a hybrid its sessions, in order and within its hours',
  description: `404 for any other kind: its sessions follow the hours of the schedule. ${BY_VERSION}`,
  body: z.object({ sessions: z.array(z.object({ startAt: typedInstant, endAt: typedInstant })).max(MOST_SESSIONS) }),
});
