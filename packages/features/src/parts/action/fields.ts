import { z } from 'zod';

/** A text as a form posts it; one that is missing is empty, for the API to refuse. */
export const text = z.string().default('');

/** A number as a form posts it, or as an island gives it. */
export const number = z.coerce.number<unknown>();

/** A box that was ticked: a form posts some text for it, or nothing. */
export const ticked = z
  .union([z.boolean(), z.string()])
  .optional()
  .transform((value) => value !== undefined && value !== false && value !== '');
