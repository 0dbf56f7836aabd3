import type { ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { highlightsIn, REPORT_REASONS, type ReportReason, type ReviewHighlight } from '@suluh/domain/review';
import { z } from 'zod';
import { number, refusedTo, returning, text, ticked, type Action } from '../action/index.ts';
import { HAS_DRAFT, keptDraft } from './draft.ts';
import { reportAsking } from './query.ts';

interface Written {
  /** Slug, for the way back. */
  course: string;
  courseId: number;
  rating: number;
  comment: string;
  highlights: ReviewHighlight[];
  isNamed: boolean;
}

/**
 * Writes a review, or changes it, and returns to it. What is missing the API refuses; its page keeps what was written
 * then, also over a login that ended.
 */
export const reviewWrite: Action<Written, ApiResult<object>> = {
  name: 'review-write',
  input: z.object({
    course: text,
    courseId: number,
    rating: z.preprocess((value) => value ?? 0, number),
    comment: text,
    highlights: text.transform((words) => highlightsIn(words.split(','))),
    isNamed: ticked,
  }),
  run: (api, { course: _course, ...body }) => api.POST('/api/rating', { body }),
  back: ({ course = '' }, routes) => pathTo(routes, 'review', { course }),
  keeps: keptDraft,
  leadsTo: ({ error }, routes, { back }) =>
    error ? refusedTo(error, routes, withQuery(back, HAS_DRAFT)) : withQuery(back, { terkirim: '1' }),
};

/** Says that a review helped, or no longer. */
export const reviewLike: Action<{ id: string; isLiked: boolean }, ApiResult<object>> = {
  name: 'review-like',
  input: z.object({ id: text, isLiked: z.preprocess((value) => value !== 'false', z.boolean()) }),
  run: (api, { id, isLiked }) => api.POST('/api/rating/{id}/like', { params: { path: { id } }, body: { isLiked } }),
  leadsTo: returning,
};

/** Reports a review with a reason; without one its form asks for it. */
export const reviewReport: Action<{ id: string; reason: ReportReason | null }, ApiResult<object> | null> = {
  name: 'review-report',
  input: z.object({ id: text, reason: z.enum(REPORT_REASONS).nullable().catch(null) }),
  run: async (api, { id, reason }) =>
    reason && api.POST('/api/rating/{id}/report', { params: { path: { id } }, body: { reason } }),
  leadsTo: (outcome, routes, { back }, { id }) => {
    // Without its fragment: where an address names a place, browsers put the cursor nowhere else.
    if (outcome === null) return withQuery(back.split('#', 1)[0]!, reportAsking(id));
    return outcome.error ? refusedTo(outcome.error, routes, back) : withQuery(back, { dilaporkan: '1' });
  },
};
