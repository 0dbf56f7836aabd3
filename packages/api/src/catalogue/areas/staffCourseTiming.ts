import { z } from 'zod';
import { staffCourseTiming } from '../entities/index.ts';
import { defineEntry } from '../entry.ts';
import { typedInstant, rupiah } from '../envelope.ts';
import { rowIdInAddress } from '../rowId.ts';

const params = z.object({ id: rowIdInAddress });
const common = { auth: 'A', scope: 'partner', data: staffCourseTiming, errors: [404] } as const;

export const timing = defineEntry({
  ...common,
  id: 'admin.course.timing',
  permission: 'course.read',
  method: 'GET',
  path: '/api/admin/course/{id}/timing',
  summary: 'What is planned for a course: when it comes and goes, and its prices for a time',
  params,
});

export const timingSet = defineEntry({
  ...common,
  id: 'admin.course.timingSet',
  permission: 'course.publish',
  method: 'PUT',
  path: '/api/admin/course/{id}/timing',
  summary: 'Plan when a course is published and when it is taken off the pages; null: never',
  description: '409 NOT_PUBLISHABLE while something is missing: data says what.',
  params,
  body: z.object({ publishAt: typedInstant.nullable(), unpublishAt: typedInstant.nullable() }),
  errors: [404, 409],
  errorData: z.object({ missing: z.array(z.string()) }),
});

export const priceAdd = defineEntry({
  ...common,
  id: 'admin.course.priceAdd',
  isRepeatable: true,
  permission: 'course.edit',
  method: 'POST',
  path: '/api/admin/course/{id}/price',
  summary: 'A lower price of a course for a time',
  description: 'Lists, filters, sorts, carts and pages follow at its first moment and at its last.',
  params,
  body: z.object({ price: rupiah.max(1_000_000_000), startAt: typedInstant, endAt: typedInstant }),
  status: 201,
});

export const priceEnd = defineEntry({
  ...common,
  id: 'admin.course.priceEnd',
  permission: 'course.edit',
  method: 'DELETE',
  path: '/api/admin/course/{id}/price/{priceId}',
  summary: 'End a price for a time now; one that has not begun goes',
  params: params.extend({ priceId: rowIdInAddress }),
});
