import { REPORT_REASONS } from '@suluh/domain/review';
import { FREE_TEXT_MAX_LENGTH, reviewSchema } from '@suluh/domain/validation';
import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { ownReview, ratingSummary, review, staffReview } from '../entities/index.ts';
import { pageQuery, staffPageQuery } from '../envelope.ts';
import { rowId, rowIdInAddress } from '../rowId.ts';

const reviewParams = z.object({ id: z.uuid() });
const done = z.object({ success: z.boolean() });

export const ratings = defineEntry({
  id: 'rating.list',
  method: 'GET',
  path: '/api/rating/{courseId}',
  auth: 'O',
  summary: 'Reviews of a course',
  params: z.object({ courseId: rowIdInAddress }),
  query: pageQuery.extend({
    sort: z.enum(['desc', 'asc']).default('desc').describe('By date: newest or oldest first'),
    rating: z.coerce.number<number>().int().min(1).max(5).optional().describe('Only this many stars'),
  }),
  data: z.array(review),
  paged: true,
  errors: [404],
});

export const ratingSummaryOf = defineEntry({
  id: 'rating.summary',
  method: 'GET',
  path: '/api/rating/{courseId}/summary',
  auth: 'O',
  summary: 'Rating of a course, star by star',
  params: z.object({ courseId: rowIdInAddress }),
  data: ratingSummary,
  errors: [404],
});

export const ratingWrite = defineEntry({
  id: 'rating.write',
  method: 'POST',
  path: '/api/rating',
  auth: 'B',
  summary: 'Review a course one owns, or change that review',
  description:
    'One review per learner and course. 403 NOT_OWNED. A review that was hidden stays hidden. What cannot stand out of the course is left out.',
  body: reviewSchema.extend({ courseId: rowId }),
  data: ownReview,
  errors: [403, 404],
});

export const ratingOwn = defineEntry({
  id: 'rating.own',
  method: 'GET',
  path: '/api/rating/{courseId}/own',
  auth: 'B',
  summary: "The caller's review of a course; null without one",
  params: z.object({ courseId: rowIdInAddress }),
  data: ownReview.nullable(),
});

export const ratingLike = defineEntry({
  id: 'rating.like',
  method: 'POST',
  path: '/api/rating/{id}/like',
  auth: 'B',
  summary: 'Say that a review helped, or no longer',
  description: 'Saying it twice changes nothing. 409 OWN_REVIEW.',
  params: reviewParams,
  body: z.object({ isLiked: z.boolean().default(true) }),
  data: z.object({ isLiked: z.boolean(), likes: z.int() }),
  errors: [404, 409],
});

export const ratingReport = defineEntry({
  id: 'rating.report',
  method: 'POST',
  path: '/api/rating/{id}/report',
  auth: 'B',
  summary: 'Report a review',
  description: 'Once per reader; again changes nothing. Many reports hide it until staff have looked. 409 OWN_REVIEW.',
  params: reviewParams,
  body: z.object({ reason: z.enum(REPORT_REASONS) }),
  data: done,
  errors: [404, 409],
});

export const ratingReminder = defineEntry({
  id: 'rating.reminder',
  method: 'GET',
  path: '/api/rating/reminder',
  auth: 'B',
  summary: 'The course finished last that its learner has not reviewed; null for none',
  data: z
    .object({ courseId: z.int(), slug: z.string(), courseFullname: z.string(), isPrakerja: z.boolean() })
    .nullable(),
});

export const staffReviews = defineEntry({
  id: 'admin.rating',
  method: 'GET',
  path: '/api/admin/rating',
  auth: 'A',
  permission: 'review.read',
  scope: 'partner',
  summary: 'Reviews of the courses the caller looks after, the most reported first',
  query: staffPageQuery,
  data: z.array(staffReview),
  paged: true,
});

export const reviewHide = defineEntry({
  id: 'admin.ratingHide',
  method: 'POST',
  path: '/api/admin/rating/{id}/hide',
  auth: 'A',
  permission: 'review.moderate',
  scope: 'partner',
  summary: 'Hide a review, or show it again and forget its reports',
  params: reviewParams,
  body: z.object({ isHidden: z.boolean() }),
  data: done,
  errors: [404],
});

export const reviewAnswer = defineEntry({
  id: 'admin.ratingAnswer',
  method: 'POST',
  path: '/api/admin/rating/{id}/answer',
  auth: 'A',
  permission: 'review.answer',
  scope: 'partner',
  summary: 'Answer a review for the institution; an empty answer takes it back',
  params: reviewParams,
  body: z.object({ answer: z.string().trim().max(FREE_TEXT_MAX_LENGTH) }),
  data: done,
  errors: [404],
});
