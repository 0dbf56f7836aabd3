'use client';
import type { ApiClient } from '@suluh/api/client';
import type { CourseCard } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { cartText } from '@suluh/i18n-id/cart';
import { useEffect, useState, type ReactElement } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import { CourseRow } from '../parts/courses/index.ts';
import { recentViews } from '../parts/recent-views/index.ts';
import { useTenant } from '../parts/tenant/index.ts';

/** Most courses that others are found by. */
const MOST_VIEWED = 10;
/** Cards of the row. */
const MOST_SHOWN = 8;

/** Courses near to these; else those that most people take. None where they do not come: the cart is whole without them. */
async function suggested(api: ApiClient, viewed: number[]): Promise<readonly CourseCard[]> {
  const near = await api.GET('/api/course/for-you', { params: { query: { viewed } } });
  if (near.data && near.data.data.suggested.length > 0) return near.data.data.suggested;
  const known = await api.GET('/api/course/filter');
  return known.data?.data ?? [];
}

/** A row of courses for who buys these, or has nothing in the cart yet. */
export function SuggestedRow({ courseIds }: { courseIds: readonly number[] }): ReactElement | null {
  const tenant = useTenant();
  const api = useApiClient();
  const [courses, setCourses] = useState<readonly CourseCard[]>([]);
  const held = courseIds.join();
  useEffect(() => {
    const inCart = held === '' ? [] : held.split(',').map(Number);
    const viewed = [...inCart, ...recentViews(tenant.id)].slice(0, MOST_VIEWED);
    let isCurrent = true;
    void suggested(api, viewed).then(
      (found) => isCurrent && setCourses(found.filter(({ id }) => !inCart.includes(id)).slice(0, MOST_SHOWN)),
    );
    return () => void (isCurrent = false);
  }, [api, tenant.id, held]);
  if (courses.length === 0) return null;
  return (
    <aside aria-label={cartText.suggested}>
      <CourseRow
        id="saran"
        title={cartText.suggested}
        courses={courses}
        tenant={tenant}
        seeAllHref={pathTo(tenant.routes, 'courses')}
      />
    </aside>
  );
}
