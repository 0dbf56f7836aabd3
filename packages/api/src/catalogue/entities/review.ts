import { z } from 'zod';

/** Review of a course. `liked` holds a mark for each who liked it, which says nothing of them. */
export const review = z
  .object({
    _id: z.string(),
    fullname: z.string(),
    foto: z.string(),
    comment: z.string(),
    rating: z.int().min(1).max(5),
    liked: z.array(z.string()),
    likes: z.int().describe('Those, and whoever found it helpful before it came here'),
    isLike: z.boolean(),
    createdAt: z.string(),
    isVerified: z.boolean().describe('Its writer owns the course, or is known to have taken it'),
    isMine: z.boolean(),
    answer: z.object({ text: z.string(), by: z.string(), at: z.string() }).nullable(),
  })
  .meta({ id: 'Review' });

/** A learner's own review. */
export const ownReview = z
  .object({ _id: z.string(), rating: z.int().min(1).max(5), comment: z.string(), isHidden: z.boolean() })
  .meta({ id: 'OwnReview' });

/** A review as staff see it. */
export const staffReview = z
  .object({
    id: z.string(),
    courseId: z.int(),
    courseFullname: z.string(),
    fullname: z.string(),
    rating: z.int(),
    comment: z.string(),
    isHidden: z.boolean(),
    answer: z.string().nullable(),
    reports: z.int(),
    reasons: z.array(z.string()),
    createdAt: z.string(),
  })
  .meta({ id: 'StaffReview' });

/** Average, number of ratings and share per star, five first. `rate` is the star, `count` its ratings. */
export const ratingSummary = z
  .object({
    rating: z.number(),
    totalRater: z.int(),
    breakdown: z.array(z.object({ rate: z.int(), count: z.int() })),
  })
  .meta({ id: 'RatingSummary' });
