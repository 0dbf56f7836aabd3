import { z } from 'zod';
import { rupiah } from '../envelope.ts';
import { courseCard } from './course.ts';
import { event } from './event.ts';

/** Course the learner owns (docs/product/api.md). `classStatus` full: no seat is left in its class. */
export const myCourseItem = courseCard
  .extend({
    courseId: z.int(),
    courseFullname: z.string(),
    classStatus: z.enum(['open', 'full']),
    progressPercent: z.int().min(0).max(100),
    enrolledAt: z.string(),
    orderId: z.string(),
    event: event.nullable().describe('The schedule that was bought; `date` is the next one on sale'),
  })
  .meta({ id: 'MyCourseItem' });

/** Owned course with what its page needs to open lessons and tests. */
export const myCourseDetail = myCourseItem
  .extend({
    allowAccess: z.boolean(),
    paymentMethod: z.object({ productCode: z.string() }),
    voucherCode: z.string().nullable(),
    externalUrl: z.string().nullable(),
    url_lp: z.string().nullable(),
  })
  .meta({ id: 'MyCourseDetail' });

/** Data of a refused course order: the cart that already waits. */
export const pendingCart = z.string();

/** Row of a 409 PRICE_CHANGED. */
export const priceChange = z
  .object({ cartId: z.string(), fullname: z.string(), before: rupiah, after: rupiah })
  .meta({ id: 'PriceChange' });
