import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { waitingPlace } from '../entities/index.ts';
import { rowIdInAddress } from '../rowId.ts';

const params = z.object({ id: rowIdInAddress.describe('Schedule') });

export const waitingList = defineEntry({
  id: 'waiting.list',
  method: 'GET',
  path: '/api/waitlist',
  auth: 'B',
  summary: 'Schedules the learner waits for or follows, offers first',
  data: z.array(waitingPlace),
});

export const waitingPlaceOf = defineEntry({
  id: 'waiting.place',
  method: 'GET',
  path: '/api/event/{id}/waitlist',
  auth: 'B',
  summary: 'How the learner stands with a schedule',
  params,
  data: waitingPlace,
  errors: [404],
});

export const waitingJoin = defineEntry({
  id: 'waiting.join',
  method: 'POST',
  path: '/api/event/{id}/waitlist',
  auth: 'B',
  summary: 'Wait for a seat of a full schedule, or follow one that is not on sale yet; again, the place is kept',
  description: '409 WAITING_CLOSED for one that is on sale or over, 409 WAITING_LIMIT when too many are waited for.',
  params,
  data: waitingPlace,
  errors: [404, 409],
  errorData: z.string(),
});

export const waitingLeave = defineEntry({
  id: 'waiting.leave',
  method: 'DELETE',
  path: '/api/event/{id}/waitlist',
  auth: 'B',
  summary: 'Leave the line; a seat that was offered goes to the next',
  params,
  data: waitingPlace,
  errors: [404],
});
