'use client';
import type { CourseCard } from '@suluh/api/types';
import { hasPage, pathTo } from '@suluh/domain/address';
import { memberCollectionText } from '@suluh/i18n-id/memberCollection';
import { readSummary } from '@suluh/session/browser';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useApiClient } from '../../parts/api-client/index.ts';
import { CourseRow } from '../../parts/courses/index.ts';
import { useTenant } from '../../parts/tenant/index.ts';

const ROW_LENGTH = 30;

interface Row {
  title: string;
  lead: string;
  courses: CourseCard[];
  total: number;
}

/**
 * The collection that only members of the area see, as a row of its home; nothing for a visitor, for who is no member,
 * nor where it did not come (docs/product/home.md#for-you). @param onAnswer is told once it is known which
 */
export function MemberRow({ onAnswer }: { onAnswer: () => void }): ReactElement | null {
  const tenant = useTenant();
  const api = useApiClient();
  const [row, setRow] = useState<Row | null>(null);
  const told = useRef(onAnswer);
  useEffect(() => {
    if (readSummary(tenant.id) === null) {
      told.current();
      return;
    }
    let isCurrent = true;
    void api.GET('/api/collection/mysooltan', { params: { query: { limit: ROW_LENGTH } } }).then(({ data }) => {
      if (!isCurrent) return;
      told.current();
      if (!data) return;
      const { collection, courses } = data.data;
      setRow({ title: collection.title, lead: collection.description, courses, total: data.meta.totalData });
    });
    return () => void (isCurrent = false);
  }, [api, tenant.id]);
  if (row === null) return null;
  const hasList = hasPage(tenant.routes, tenant.capabilities, 'memberCollection'); // elsewhere the row holds them all
  return (
    <CourseRow
      id="anggota"
      title={row.title || memberCollectionText.title}
      lead={row.lead}
      courses={row.courses}
      totalCourses={row.total}
      tenant={tenant}
      seeAllHref={hasList ? pathTo(tenant.routes, 'memberCollection') : null}
    />
  );
}
