'use client';
import { readSummary } from '@suluh/session/browser';
import { useEffect, useSyncExternalStore } from 'react';
import { useTenantFacts } from '../tenant-facts/index.ts';
import type { TenantFacts } from '../tenant-facts/index.ts';
import { NONE, MarksStore, type CourseMarks, type MarksAnswer } from './store.ts';

const NO_MARKS: MarksAnswer = { wishlisted: [], owned: [], ownedEvents: [], waiting: [] };
const stores = new Map<string, MarksStore>();

async function loadMarks(apiPath: string, courseIds: number[]): Promise<MarksAnswer> {
  try {
    const query = courseIds.map((id) => `courseId[]=${id}`).join('&');
    const response = await fetch(`${apiPath}/course/overlay?${query}`);
    if (!response.ok) return NO_MARKS;
    return ((await response.json()) as { data: MarksAnswer }).data;
  } catch {
    return NO_MARKS; // spec 8: thrown errors in wishlist and card callbacks are swallowed
  }
}

/** The page's store of marks of a tenant. Browser only. */
export function marksStore({ scopeId, apiPath }: TenantFacts): MarksStore {
  const known = stores.get(scopeId);
  if (known) return known;
  const store = new MarksStore((ids) =>
    readSummary(scopeId) === null ? Promise.resolve(NO_MARKS) : loadMarks(apiPath, ids),
  );
  stores.set(scopeId, store);
  return store;
}

/** What the visitor wished for and owns of one course; nothing on the server and for anonymous visitors. */
export function useCourseMarks(courseId: number): CourseMarks {
  const facts = useTenantFacts();
  useEffect(() => marksStore(facts).request(courseId), [facts, courseId]);
  return useSyncExternalStore(
    (listener) => marksStore(facts).subscribe(listener),
    () => marksStore(facts).marksOf(courseId),
    () => NONE,
  );
}
