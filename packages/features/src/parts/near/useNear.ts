'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the screen a place may be when what belongs there is asked for. */
export const AHEAD = '600px';

interface Near {
  /** Whether the place came near; once it did, it stays so. */
  isNear: boolean;
  place: RefObject<HTMLDivElement | null>;
}

/**
 * Watches a place of the page until it comes near the screen.
 * @param options.wasNear whether it was before, in this document
 * @param options.onNear says false where coming near means nothing, as on a wide screen; read when it happens
 */
export function useNear({ wasNear = false, onNear }: { wasNear?: boolean; onNear?: () => boolean } = {}): Near {
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(onNear);
  const [isNear, setNear] = useState(wasNear);
  useEffect(() => {
    asked.current = onNear;
  });
  useEffect(() => {
    if (isNear) return;
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && asked.current?.() !== false && setNear(true),
      { rootMargin: AHEAD },
    );
    watcher.observe(place.current!);
    return () => watcher.disconnect();
  }, [isNear]);
  return { isNear, place };
}
