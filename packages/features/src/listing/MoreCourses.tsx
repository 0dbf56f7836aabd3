'use client';
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import type { MorePagesProps } from './MorePages.tsx';

const MorePages = lazy(() => import('./MorePages.tsx').then((module) => ({ default: module.MorePages })));

/** How far below the screen the end of the list may be when more is asked for. */
const AHEAD = '600px';
const PHONE = '(max-width: 1023px)';

/** Lists whose later pages were begun in this document, so that who comes back finds them where they were. */
const begun = new Set<string>();

/**
 * On a phone the rest of a listing, which comes as its end is neared, in place of links to pages
 * (docs/product/listing.md#phone). Its code comes with it.
 */
export function MoreCourses(props: MorePagesProps): ReactElement {
  const end = useRef<HTMLDivElement>(null);
  const [isOn, setOn] = useState(() => begun.has(props.listKey));
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    if (isOn) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || !window.matchMedia(PHONE).matches) return;
        begun.add(props.listKey);
        setOn(true);
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(end.current!);
    return () => watcher.disconnect();
  }, [isOn, props.listKey]);
  // The links go once there is something in their place.
  useEffect(() => setLoading(true), []);
  return (
    <div ref={end} className="listingPage-more" data-loads={isLoading || undefined}>
      {isOn && (
        <Suspense fallback={null}>
          <MorePages {...props} />
        </Suspense>
      )}
    </div>
  );
}
