import { useEffect, useRef, useState, type RefObject } from 'react';

const keyOf = (attemptId: string) => `suluh-attempt-${attemptId}`;

/** Where this window was in a try; the first question when it was nowhere. */
function keptQuestion(attemptId: string, count: number): number {
  try {
    const kept = Number(sessionStorage.getItem(keyOf(attemptId)) ?? 0);
    return Number.isInteger(kept) && kept >= 0 && kept < count ? kept : 0;
  } catch {
    return 0; // a browser that keeps nothing: the first question
  }
}

function keep(attemptId: string, current: number): void {
  try {
    sessionStorage.setItem(keyOf(attemptId), String(current));
  } catch {
    // a browser that keeps nothing begins at the first question after a reload
  }
}

/**
 * The question that is shown, also after a reload and a login. Going to another moves the focus to `heading`; a page that
 * opens does not.
 */
export function useQuestion(
  attemptId: string,
  count: number,
): { current: number; go: (to: number) => void; heading: RefObject<HTMLLegendElement | null> } {
  const [current, setCurrent] = useState(0);
  const heading = useRef<HTMLLegendElement>(null);
  const isMoving = useRef(false);
  useEffect(() => setCurrent(keptQuestion(attemptId, count)), [attemptId, count]);
  useEffect(() => {
    if (isMoving.current) heading.current?.focus(); // another question: readers begin there
    isMoving.current = false;
  }, [current]);
  function go(to: number): void {
    isMoving.current = to !== current;
    keep(attemptId, to);
    setCurrent(to);
  }
  return { current, go, heading };
}
