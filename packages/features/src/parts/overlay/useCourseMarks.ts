'use client';
import { apiPath, type Routes } from '@suluh/domain/address';
import { readSummary } from '@suluh/session/browser';
import { useEffect, useSyncExternalStore } from 'react';
import { useTenant } from '../tenant/index.ts';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { NONE, OverlayStore, type CourseMarks, type MarksAnswer } from './store.ts';

const NO_MARKS: MarksAnswer = { wishlisted: [], owned: [], ownedEvents: [], waiting: [] };
const stores = new Map<string, OverlayStore>();

async function loadMarks(routes: Routes, courseIds: number[]): Promise<MarksAnswer> {
  try {
    const query = courseIds.map((id) => `courseId[]=${id}`).join('&');
    const response = await fetch(apiPath(routes, `/api/course/overlay?${query}`));
    if (!response.ok) return NO_MARKS;
    return ((await response.json()) as { data: MarksAnswer }).data;
  } catch {
    return NO_MARKS; // docs/product/errors.md: thrown errors in wishlist and card callbacks are swallowed
  }
}

/** The page's overlay store of a tenant. Browser only. */
export function overlayStore({ id, routes }: TenantConfig): OverlayStore {
  const known = stores.get(id);
  if (known) return known;
  const store = new OverlayStore((ids) =>
    readSummary(id) === null ? Promise.resolve(NO_MARKS) : loadMarks(routes, ids),
  );
  stores.set(id, store);
  return store;
}

/** What the visitor wished for and owns of one course; nothing on the server and for anonymous visitors. */
export function useCourseMarks(courseId: number): CourseMarks {
  const tenant = useTenant();
  useEffect(() => overlayStore(tenant).request(courseId), [tenant, courseId]);
  return useSyncExternalStore(
    (listener) => overlayStore(tenant).subscribe(listener),
    () => overlayStore(tenant).marksOf(courseId),
    () => NONE,
  );
}
