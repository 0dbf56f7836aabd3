'use client';
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { useTenant } from '../../parts/tenant/index.ts';

const Rows = lazy(() => import('./ForYouRows.tsx').then((module) => ({ default: module.ForYouRows })));
const Members = lazy(() => import('./MemberRow.tsx').then((module) => ({ default: module.MemberRow })));

/** How far below the screen the rows may be when they are asked for. */
const AHEAD = '600px';

/**
 * What the visitor looked at last and what may suit them, in one request and only once the place of it comes near: a
 * home page is the same for everybody. Members of an area see their collection before it (docs/product/home.md#for-you).
 */
export function ForYou(): ReactElement {
  const { hasMemberCollection } = useTenant().capabilities;
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    });
    watcher.observe(place.current!);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={place}>
      {isNear && (
        <Suspense fallback={null}>
          {hasMemberCollection && <Members />}
          <Rows />
        </Suspense>
      )}
    </div>
  );
}
