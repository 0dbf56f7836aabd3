import { FILTER_NAME_MAX_LENGTH, isFilterPath } from '@suluh/domain/listing';
import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { savedFilter } from '../entities/index.ts';

export const list = defineEntry({
  id: 'savedFilter.list',
  method: 'GET',
  path: '/api/saved-filter',
  auth: 'B',
  summary: 'Listings with their filters that the learner keeps on this site, the last kept first',
  data: z.array(savedFilter),
});

export const save = defineEntry({
  id: 'savedFilter.save',
  method: 'POST',
  path: '/api/saved-filter',
  auth: 'B',
  summary: 'Keep a listing with its filters by a name',
  description: 'At most 20: 409 CONFLICT for one more. One of the same name is replaced; again, it changes nothing.',
  body: z.object({
    name: z.string().trim().min(1).max(FILTER_NAME_MAX_LENGTH),
    path: z.string().refine(isFilterPath).describe('Path of the site with its query'),
  }),
  data: z.array(savedFilter),
  errors: [409],
});

export const remove = defineEntry({
  id: 'savedFilter.remove',
  method: 'DELETE',
  path: '/api/saved-filter/{id}',
  auth: 'B',
  summary: 'Keep one no longer',
  params: z.object({ id: z.uuid() }),
  data: z.array(savedFilter),
});
