import type { ApiResult } from '@suluh/api/client';
import { withQuery } from '@suluh/domain/query';
import { z } from 'zod';
import { refusedTo, returning, text, type Action } from '../parts/action/index.ts';

interface Named {
  /** Slug or id. */
  course: string;
}

const input = z.object({ course: text });

/** Takes a course off the list and returns there, where it can be undone. */
export const courseHide: Action<Named, ApiResult<object>> = {
  name: 'course-hide',
  input,
  run: (api, { course }) => api.DELETE('/api/my-course/{id}', { params: { path: { id: course } } }),
  leadsTo: ({ error }, routes, { back }, { course }) =>
    error ? refusedTo(error, routes, back) : withQuery(back, { hidden: course }),
};

/** Puts it back. */
export const courseShow: Action<Named, ApiResult<object>> = {
  name: 'course-show',
  input,
  run: (api, { course }) => api.POST('/api/my-course/{id}/show', { params: { path: { id: course } } }),
  leadsTo: returning,
};
