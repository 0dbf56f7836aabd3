'use client';
import { Suspense, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';

/** How far below the screen the end of the list may be when more is asked for. */
export const AHEAD = '600px';
const PHONE = '(max-width: 1023px)';

/** Lists whose later pages were begun in this document, so that who comes back finds them where they were. */
const begun = new Set<string>();

interface MoreOnPhoneProps {
  /** Names the list: its path and query. */
  listKey: string;
  /** Its later pages, whose code comes with them. */
  children: ReactNode;
}

/**
 * On a phone the rest of a list, which comes as its end is neared, in place of links to pages
 * (docs/product/listing.md#phone).
 */
export function MoreOnPhone({ listKey, children }: MoreOnPhoneProps): ReactElement {
  const end = useRef<HTMLDivElement>(null);
  const [isOn, setOn] = useState(() => begun.has(listKey));
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setReady(true); // from now on something comes in place of the links
    if (isOn) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || !window.matchMedia(PHONE).matches) return;
        begun.add(listKey);
        setOn(true);
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(end.current!);
    return () => watcher.disconnect();
  }, [isOn, listKey]);
  return (
    <div ref={end} className="listingPage-more" data-loads={isReady || undefined}>
      {isOn && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  );
}
