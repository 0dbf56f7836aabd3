import { z } from 'zod';

/** Largest number that PostgreSQL's `integer` holds. */
export const LARGEST_INTEGER = 2_147_483_647;

/** Key of a row in a body. */
export const rowId = z.int().min(1).max(LARGEST_INTEGER);

/** Key of a row in an address, where everything is text. */
export const rowIdInAddress = z.coerce.number<number>().int().min(1).max(LARGEST_INTEGER);
