import { MOST_VIEW_LETTERS } from '@suluh/domain/staff';
import { z } from 'zod';

const field = z.string().min(1).max(60);
const said = z.union([z.string().max(300), z.number(), z.boolean()]);

/** What of a list a view shows: its filters, its order, and the columns that are left out. */
export const staffViewQuery = z.object({
  filter: z.record(field, said).refine((filter) => Object.keys(filter).length <= 30),
  sort: z.object({ field, order: z.enum(['ASC', 'DESC']) }),
  hiddenColumns: z.array(field).max(60),
});

/** What somebody says of a view. */
export const staffViewFields = z.object({
  name: z.string().trim().min(1).max(MOST_VIEW_LETTERS),
  isShared: z.boolean().describe('Everybody who may see the list may choose it'),
});

/** A view of a list, kept under a name (docs/product/staff.md#views). */
export const staffView = staffViewFields
  .extend({
    id: z.uuid(),
    isOwn: z.boolean(),
    by: z.string().describe('Name of whose it is'),
    query: staffViewQuery,
    isFitting: z.boolean().describe('False where the list has not all of its filters or its order any more'),
  })
  .meta({ id: 'StaffView' });
