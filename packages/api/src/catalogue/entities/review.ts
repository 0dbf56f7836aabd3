import { z } from 'zod';

/** Review of a course. `liked` holds the public ids of those who liked it. */
export const review = z
  .object({
    _id: z.string(),
    fullname: z.string(),
    foto: z.string(),
    comment: z.string(),
    rating: z.int().min(1).max(5),
    liked: z.array(z.string()),
    isLike: z.boolean(),
    createdAt: z.string(),
  })
  .meta({ id: 'Review' });

/** Average, number of ratings and share per star, five first. `rate` is the star, `count` its ratings. */
export const ratingSummary = z
  .object({
    rating: z.number(),
    totalRater: z.int(),
    breakdown: z.array(z.object({ rate: z.int(), count: z.int() })),
  })
  .meta({ id: 'RatingSummary' });
