import { MOST_IN_SERIES } from '@suluh/domain/schedule';
import { z } from 'zod';
import { seriesPattern, seriesPreview } from '../entities/index.ts';
import { defineEntry } from '../entry.ts';
import { typedInstant } from '../envelope.ts';
import { rowIdInAddress } from '../rowId.ts';

const params = z.object({ eventId: rowIdInAddress });
const common = { auth: 'A', permission: 'event.edit', scope: 'event', method: 'POST', params } as const;

export const seriesLook = defineEntry({
  ...common,
  id: 'admin.event.seriesPreview',
  path: '/api/admin/event/{eventId}/series/preview',
  summary: 'The schedules that would follow one by a pattern of days or weeks; nothing is made',
  description: 'Says what else takes place at the venue, or with the teacher, at that time. 409 EVENT_CALLED_OFF.',
  body: seriesPattern,
  data: seriesPreview,
  errors: [404, 409],
});

export const seriesMake = defineEntry({
  ...common,
  id: 'admin.event.seriesMake',
  path: '/api/admin/event/{eventId}/series',
  summary: 'Make the schedules that were shown, all or none',
  description:
    '409 CONFLICT when they would be others by now: data is what they would be. Twice under one key makes them once.',
  body: seriesPattern.extend({
    mark: z.string().min(1).max(100),
    requestKey: z.uuid(),
    except: z.array(typedInstant).max(MOST_IN_SERIES).default([]).describe('Starts that are left out'),
  }),
  data: z.object({ ids: z.array(z.int()) }),
  status: 201,
  errors: [404, 409],
  errorData: seriesPreview,
});
