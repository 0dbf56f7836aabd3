import type { ApiClient } from '@suluh/api/client';
import type { MyCourseDetail } from '@suluh/api/types';
import { useEffect, useState } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';

/** Parts of a page that wake within so long of each other share one answer; who comes back later is told anew. */
const SHARED_MS = 5_000;

const asked = new Map<number, Promise<MyCourseDetail | null>>();

/** Asks for an owned course, once for all parts of a page; null where it does not come, which is asked again. */
function askOwned(api: ApiClient, courseId: number): Promise<MyCourseDetail | null> {
  const known = asked.get(courseId);
  if (known) return known;
  const forget = () => void asked.delete(courseId);
  const answer = api.GET('/api/my-course/{id}', { params: { path: { id: String(courseId) } } }).then(({ data }) => {
    if (data) setTimeout(forget, SHARED_MS);
    else forget();
    return data?.data ?? null;
  });
  answer.catch(forget);
  asked.set(courseId, answer);
  return answer;
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
