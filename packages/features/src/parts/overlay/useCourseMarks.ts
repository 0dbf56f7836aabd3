'use client';
import { readSummary } from '@suluh/session/browser';
import { useEffect, useSyncExternalStore } from 'react';
import { useTenantFacts } from '../tenant-facts/index.ts';
import type { TenantFacts } from '../tenant-facts/index.ts';
import { NONE, OverlayStore, type CourseMarks, type MarksAnswer } from './store.ts';

const NO_MARKS: MarksAnswer = { wishlisted: [], owned: [], ownedEvents: [], waiting: [] };
const stores = new Map<string, OverlayStore>();

async function loadMarks(apiPath: string, courseIds: number[]): Promise<MarksAnswer> {
  try {
    const query = courseIds.map((id) => `courseId[]=${id}`).join('&');
    const response = await fetch(`${apiPath}/course/overlay?${query}`);
    if (!response.ok) return NO_MARKS;
    return ((await response.json()) as { data: MarksAnswer }).data;
  } catch {
    return NO_MARKS; // docs/product/errors.md: thrown errors in wishlist and card callbacks are swallowed
  }
}

/** The page's overlay store of a tenant. Browser only. */
export function overlayStore({ scopeId, apiPath }: TenantFacts): OverlayStore {
  const known = stores.get(scopeId);
  if (known) return known;
  const store = new OverlayStore((ids) =>
    readSummary(scopeId) === null ? Promise.resolve(NO_MARKS) : loadMarks(apiPath, ids),
  );
  stores.set(scopeId, store);
  return store;
}

/** What the visitor wished for and owns of one course; nothing on the server and for anonymous visitors. */
export function useCourseMarks(courseId: number): CourseMarks {
  const facts = useTenantFacts();
  useEffect(() => overlayStore(facts).request(courseId), [facts, courseId]);
  return useSyncExternalStore(
    (listener) => overlayStore(facts).subscribe(listener),
    () => overlayStore(facts).marksOf(courseId),
    () => NONE,
  );
}
