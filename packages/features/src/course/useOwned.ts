import type { ApiClient } from '@suluh/api/client';
import type { MyCourseDetail } from '@suluh/api/types';
import { useEffect, useState } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';

/** Questions on their way: the parts of a page that ask at once share one. */
const asking = new Map<number, Promise<MyCourseDetail | null>>();

/** Asks for an owned course, once at a time; null where it does not come. */
function askOwned(api: ApiClient, courseId: number): Promise<MyCourseDetail | null> {
  const known = asking.get(courseId);
  if (known) return known;
  const asked = api
    .GET('/api/my-course/{id}', { params: { path: { id: String(courseId) } } })
    .then(({ data }) => data?.data ?? null)
    .finally(() => asking.delete(courseId));
  asking.set(courseId, asked);
  return asked;
}

/** The course as its owner has it; null until that came, and where it does not. */
export function useOwned(courseId: number): MyCourseDetail | null {
  const api = useApiClient();
  const [owned, setOwned] = useState<MyCourseDetail | null>(null);
  useEffect(() => {
    let isHere = true;
    void askOwned(api, courseId).then((found) => isHere && found && setOwned(found));
    return () => {
      isHere = false;
    };
  }, [api, courseId]);
  return owned;
}
