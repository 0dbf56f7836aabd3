import type { ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { z } from 'zod';
import { refusedTo, returning, text, type Action } from '../parts/action/index.ts';

/** Keeps a listing with its filters by a name; a refusal keeps the name that was typed. */
export const filterSave: Action<{ name: string; path: string }, ApiResult<object>> = {
  name: 'filter-save',
  input: z.object({ name: text, path: text }),
  run: (api, body) => api.POST('/api/saved-filter', { body }),
  back: ({ path = '' }, routes) => pathTo(routes, 'savedFilters', { dari: path }),
  keeps: ({ name = '' }) => ({ name }),
  leadsTo: ({ error }, routes, { back }) =>
    error ? refusedTo(error, routes, back) : withQuery(pathTo(routes, 'savedFilters'), { tersimpan: '1' }),
};

/** Keeps it no longer. */
export const filterRemove: Action<{ id: string }, ApiResult<object>> = {
  name: 'filter-remove',
  input: z.object({ id: text }),
  run: (api, { id }) => api.DELETE('/api/saved-filter/{id}', { params: { path: { id } } }),
  leadsTo: returning,
};
