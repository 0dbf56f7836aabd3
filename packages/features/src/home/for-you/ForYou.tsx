'use client';
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';

const Rows = lazy(() => import('./ForYouRows.tsx').then((module) => ({ default: module.ForYouRows })));

/** How far below the screen the rows may be when they are asked for. */
const AHEAD = '600px';

/**
 * What the visitor looked at last and what may suit them, in one request and only once the place of it comes near: a
 * home page is the same for everybody (docs/product/home.md#for-you).
 */
export function ForYou(): ReactElement {
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
          <Rows />
        </Suspense>
      )}
    </div>
  );
}
