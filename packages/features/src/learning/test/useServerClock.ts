'use client';
import { secondsLeft } from '@suluh/domain/learning';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Seconds that are left of a try, by the clock of the server; null without a limit. What the device's own clock says
 * does not matter.
 */
export function useServerClock(serverNow: string, deadlineAt: string | null) {
  const offsetMs = useRef<number | null>(null);
  const deadlineMs = deadlineAt === null ? null : Date.parse(deadlineAt);
  const [left, setLeft] = useState(() => secondsLeft(deadlineMs, Date.parse(serverNow)));
  const now = useCallback(() => {
    offsetMs.current ??= Date.parse(serverNow) - Date.now();
    return Date.now() + offsetMs.current;
  }, [serverNow]);
  useEffect(() => {
    if (deadlineMs === null) return;
    const look = () => setLeft(secondsLeft(deadlineMs, now()));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [deadlineMs, now]);
  return { left, now };
}
