'use client';
import type { Routes } from '@suluh/domain/address';
import { readSummary } from '@suluh/session/browser';
import { useEffect, useSyncExternalStore } from 'react';
import { browserApi } from '../api-client/index.ts';
import { useTenant } from '../tenant/index.ts';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { NONE, MarksStore, type CourseMarks, type MarksAnswer } from './store.ts';

const stores = new Map<string, MarksStore>();

async function loadMarks(routes: Routes, courseId: number[]): Promise<MarksAnswer | null> {
  const { data } = await browserApi(routes).GET('/api/course/marks', { params: { query: { courseId } } });
  return data?.data ?? null; // docs/product/errors.md: errors in wishlist and card callbacks are swallowed
}

/** The page's store of marks of a tenant. Browser only. */
export function marksStore({ id, routes }: TenantConfig): MarksStore {
  const known = stores.get(id);
  if (known) return known;
  const store = new MarksStore(async (ids) => (readSummary(id) === null ? null : loadMarks(routes, ids)));
  stores.set(id, store);
  return store;
}

/** What the visitor wished for and owns of one course; nothing on the server and for anonymous visitors. */
export function useCourseMarks(courseId: number): CourseMarks {
  const tenant = useTenant();
  useEffect(() => marksStore(tenant).request(courseId), [tenant, courseId]);
  return useSyncExternalStore(
    (listener) => marksStore(tenant).subscribe(listener),
    () => marksStore(tenant).marksOf(courseId),
    () => NONE,
  );
}

/**
 * Whether the visitor wishes for a course, and whether that may be shown: until somebody said, a heart shows neither.
 * @param assumed what the page itself says of it
 */
export function useWish(courseId: number, assumed: boolean | null = null): { wished: boolean; isSettled: boolean } {
  const tenant = useTenant();
  useEffect(() => marksStore(tenant).request(courseId), [tenant, courseId]);
  const wish = useSyncExternalStore(
    (listener) => marksStore(tenant).subscribe(listener),
    () => marksStore(tenant).wishOf(courseId),
    () => undefined,
  );
  return { wished: wish ?? assumed ?? false, isSettled: wish !== undefined || assumed !== null };
}
