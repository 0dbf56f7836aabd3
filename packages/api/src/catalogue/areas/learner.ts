import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { wishedCourse } from '../entities/index.ts';
import { pageQuery } from '../envelope.ts';
import { rowId, rowIdInAddress } from '../rowId.ts';

const uuid = z.uuid();

export const wishlist = defineEntry({
  id: 'wishlist.list',
  method: 'GET',
  path: '/api/wishlist',
  auth: 'B',
  summary: 'Courses wished for, newest first',
  query: pageQuery,
  data: z.array(wishedCourse),
  paged: true,
});

export const wishlistAdd = defineEntry({
  id: 'wishlist.add',
  method: 'POST',
  path: '/api/wishlist',
  auth: 'B',
  summary: 'Wish for a course',
  description: 'Wishing twice changes nothing.',
  body: z.object({ courseId: rowId }),
  data: z.object({ success: z.boolean() }),
  errors: [404],
});

export const wishlistRemove = defineEntry({
  id: 'wishlist.remove',
  method: 'DELETE',
  path: '/api/wishlist/{courseId}',
  auth: 'B',
  summary: 'Stop wishing for a course',
  params: z.object({ courseId: rowIdInAddress }),
  data: z.object({ success: z.boolean() }),
});

export const courseOrder = defineEntry({
  id: 'course.order',
  method: 'POST',
  path: '/api/course/order',
  auth: 'B',
  summary: 'Put a course into a cart and get the cart’s id',
  description:
    '409 ALREADY_PENDING: it waits in a cart already, whose id is data; ORDER_WAITING: in an order, whose id is data. 404 ALREADY_BOUGHT: kursus telah dibeli sebelumnya.',
  body: z.object({ courseId: rowId }),
  data: uuid,
  errors: [403, 404, 409],
  errorData: z.string(),
});
