'use client';
import { useEffect, useEffectEvent } from 'react';

/** Calls when the browser shows a page again that it had kept just as it was left, with whatever was under way then. */
export function useComingBack(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => persisted && back();
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);
}
