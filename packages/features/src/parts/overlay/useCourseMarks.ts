'use client';
import { readSummary } from '@suluh/session/browser';
import { useEffect, useSyncExternalStore } from 'react';
import { useTenantFacts } from '../tenant-facts/index.ts';
import type { TenantFacts } from '../tenant-facts/index.ts';
import { NONE, OverlayStore, type CourseMarks } from './store.ts';

const stores = new Map<string, OverlayStore>();

async function loadMarks(apiPath: string, courseIds: number[]): Promise<{ wishlisted: number[]; owned: number[] }> {
  try {
    const query = courseIds.map((id) => `courseId[]=${id}`).join('&');
    const response = await fetch(`${apiPath}/course/overlay?${query}`);
    if (!response.ok) return { wishlisted: [], owned: [] };
    return ((await response.json()) as { data: { wishlisted: number[]; owned: number[] } }).data;
  } catch {
    return { wishlisted: [], owned: [] }; // spec 8: thrown errors in wishlist and card callbacks are swallowed
  }
}

/** The page's overlay store of a tenant. Browser only. */
export function overlayStore({ scopeId, apiPath }: TenantFacts): OverlayStore {
  const known = stores.get(scopeId);
  if (known) return known;
  const store = new OverlayStore((ids) => (readSummary(scopeId) === null ? Promise.resolve({ wishlisted: [], owned: [] }) : loadMarks(apiPath, ids)));
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
