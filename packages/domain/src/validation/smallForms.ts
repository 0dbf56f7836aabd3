import { z } from 'zod';
import { MAX_RATING } from '../number/index.ts';
import { REVIEW_HIGHLIGHTS } from '../review/index.ts';
import { ACCOUNT_LIMITS, FREE_TEXT_MAX_LENGTH } from './accountLimits.ts';
import { alphanumeric, maxLengthInclusive, minThreeWords, name, required } from './generic.ts';
import { textField } from './schema.ts';

/**
 * A review: 1 to 5 stars and at least three words (docs/product/validation.md#generic-rules;
 * docs/product/review.md#fields), what stood out, and whether its writer is named.
 */
export const reviewSchema = z.object({
  rating: z
    .number({ error: 'ratingRequired' })
    .int('ratingRequired')
    .min(1, 'ratingRequired')
    .max(MAX_RATING, 'ratingRequired'),
  comment: textField([required, minThreeWords, maxLengthInclusive(FREE_TEXT_MAX_LENGTH)]),
  highlights: z
    .array(z.enum(REVIEW_HIGHLIGHTS))
    .max(REVIEW_HIGHLIGHTS.length)
    .refine((chosen) => new Set(chosen).size === chosen.length)
    .default([]),
  /** Without it a review stays named as it was, and a new one is not (R31). */
  isNamed: z.boolean().optional(),
});

/** The name on a certificate (docs/product/certificate.md#name). */
export const certificateNameSchema = z.object({
  fullname: textField([required, name, maxLengthInclusive(ACCOUNT_LIMITS.fullname)]),
});

/** A redeem code: letters and digits (docs/product/addresses.md#main-site; R15). */
export const redeemCodeSchema = textField([required, alphanumeric, maxLengthInclusive(ACCOUNT_LIMITS.code)]);
