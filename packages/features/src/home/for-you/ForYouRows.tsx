'use client';
import type { CourseCard } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { homeText } from '@suluh/i18n-id/home';
import { readSummary } from '@suluh/session/browser';
import { useEffect, useState, type ReactElement } from 'react';
import { useApiClient } from '../../parts/api-client/index.ts';
import { CourseRow } from '../../parts/courses/index.ts';
import { onInterestsSaved } from '../../parts/interests/index.ts';
import { recentViews } from '../../parts/recent-views/index.ts';
import { useTenant } from '../../parts/tenant/index.ts';

interface Rows {
  viewed: CourseCard[];
  suggested: CourseCard[];
}

/**
 * Nothing is asked for a visitor who looked at nothing. A failure leaves the page as it is: the rows are an extra. Asked
 * again when the learner saves other interests (docs/product/interest.md#dialog).
 */
export function ForYouRows(): ReactElement | null {
  const tenant = useTenant();
  const api = useApiClient();
  const [rows, setRows] = useState<Rows | null>(null);
  const [timesSaved, setTimesSaved] = useState(0);
  useEffect(() => onInterestsSaved(() => setTimesSaved((times) => times + 1)), []);
  useEffect(() => {
    const viewed = [...recentViews(tenant.id)];
    if (viewed.length === 0 && readSummary(tenant.id) === null) return;
    let isCurrent = true;
    void api
      .GET('/api/course/for-you', { params: { query: { viewed } } })
      .then(({ data }) => isCurrent && data && setRows(data.data));
    return () => void (isCurrent = false);
  }, [api, tenant.id, timesSaved]);
  if (rows === null) return null;
  const seeAllHref = pathTo(tenant.routes, 'courses');
  return (
    <>
      <CourseRow id="dilihat" title={homeText.viewed} courses={rows.viewed} tenant={tenant} seeAllHref={seeAllHref} />
      <CourseRow
        id="untukmu"
        title={homeText.forYou}
        courses={rows.suggested}
        tenant={tenant}
        seeAllHref={seeAllHref}
      />
    </>
  );
}
