import type { ApiResult } from '@suluh/api/client';
import { withQuery } from '@suluh/domain/query';
import { z } from 'zod';
import { number, refusedTo, text, type Action } from '../parts/action/index.ts';

/** Asks for the money of a class its organiser changed, and returns to its ticket (docs/product/ticket.md#organiser). */
export const classRefund: Action<{ course: string }, ApiResult<object>> = {
  name: 'class-refund',
  input: z.object({ course: text }),
  run: (api, { course }) => api.POST('/api/my-course/{id}/refund', { params: { path: { id: course } } }),
  leadsTo: ({ error }, routes, { back }) =>
    error ? refusedTo(error, routes, back) : withQuery(back, { refunded: '1' }),
};

/** Takes another date and returns to the new ticket (docs/product/ticket.md#another-date). */
export const ticketReschedule: Action<{ course: string; eventId: number }, ApiResult<object>> = {
  name: 'ticket-reschedule',
  input: z.object({ course: text, eventId: number }),
  run: (api, { course, eventId }) =>
    api.POST('/api/my-course/{id}/reschedule', { params: { path: { id: course } }, body: { eventId } }),
  leadsTo: ({ error }, routes, { back }) =>
    error ? refusedTo(error, routes, back) : withQuery(back, { rescheduled: '1' }),
};
