import { REVIEW_HIGHLIGHTS } from '@suluh/domain/review';
import { z } from 'zod';

const highlight = z.enum(REVIEW_HIGHLIGHTS);

/** Review of a course. `liked` holds a mark for each who liked it, which says nothing of them. */
export const review = z
  .object({
    _id: z.string(),
    fullname: z.string().describe('As its writer lets it be shown'),
    foto: z.string(),
    comment: z.string(),
    rating: z.int().min(1).max(5),
    highlights: z.array(highlight).describe('What stood out'),
    liked: z.array(z.string()),
    likes: z.int().describe('Those, and whoever found it helpful before it came here'),
    isLike: z.boolean(),
    createdAt: z.string(),
    isVerified: z.boolean().describe('Its writer owns the course, or is known to have taken it'),
    isMine: z.boolean(),
    answer: z
      .object({
        text: z.string(),
        by: z.string().describe('Name of the teacher, or of the institution'),
        isTeacher: z.boolean(),
        at: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'Review' });

/** A learner's own review. */
export const ownReview = review
  .extend({ isHidden: z.boolean(), isNamed: z.boolean().describe('Its short name is shown, or none') })
  .meta({ id: 'OwnReview' });

/** A review as staff see it. */
export const staffReview = z
  .object({
    id: z.string(),
    courseId: z.int(),
    courseFullname: z.string(),
    fullname: z.string(),
    rating: z.int(),
    highlights: z.array(highlight),
    comment: z.string(),
    isHidden: z.boolean(),
    answer: z.string().nullable(),
    reports: z.int(),
    reasons: z.array(z.string()),
    createdAt: z.string(),
  })
  .meta({ id: 'StaffReview' });

/**
 * Average, number of ratings and share per star, five first. `rate` is the star, `count` its ratings. What stood out
 * most comes first; what nobody named is left out.
 */
export const ratingSummary = z
  .object({
    rating: z.number(),
    totalRater: z.int(),
    breakdown: z.array(z.object({ rate: z.int(), count: z.int() })),
    highlights: z.array(z.object({ highlight, count: z.int() })),
  })
  .meta({ id: 'RatingSummary' });
