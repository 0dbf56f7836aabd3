import type { ApiResult } from '@suluh/api/client';
import { z } from 'zod';
import { number, returning, type Action } from '../parts/action/index.ts';

const input = z.object({ eventId: number });

/** Joins the line of a schedule, or follows it, and returns to its page. */
export const waitingJoin: Action<{ eventId: number }, ApiResult<object>> = {
  name: 'waiting-join',
  input,
  run: (api, { eventId }) => api.POST('/api/event/{id}/waitlist', { params: { path: { id: eventId } } }),
  leadsTo: returning,
};

/** Leaves the line, gives an offered seat up, or stops following. */
export const waitingLeave: Action<{ eventId: number }, ApiResult<object>> = {
  name: 'waiting-leave',
  input,
  run: (api, { eventId }) => api.DELETE('/api/event/{id}/waitlist', { params: { path: { id: eventId } } }),
  leadsTo: returning,
};
