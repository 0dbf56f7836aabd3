'use client';
import { useCallback, useRef, type RefObject } from 'react';
import { outboxOf, useSending, type Taken } from '../../parts/outbox/index.ts';
import { useTenant } from '../../parts/tenant/index.ts';
import { useRoom } from '../room/RoomProvider.tsx';
import type { PlayedReport } from './played.ts';
import { usePlayback } from './usePlayback.ts';

/** A clock that is off by less, in milliseconds, is left alone: the server tells its own in whole seconds. */
const CLOCK_SLACK_MS = 5_000;

/**
 * Sends what was played, by the server's clock, and shows in the room what came of it
 * (docs/product/learning.md#progress).
 */
export function useReports(
  player: RefObject<HTMLVideoElement | null>,
  { course, lessonId }: { course: string; lessonId: number },
  account: string,
): void {
  const tenant = useTenant();
  const { setLearning } = useRoom();
  const offsetMs = useRef(0);
  const onReport = useCallback(
    ({ watched, positionSeconds, sinceMs, untilMs }: PlayedReport, isLeaving: boolean) => {
      const instant = (ms: number) => new Date(ms + offsetMs.current).toISOString();
      const report = { watched, positionSeconds, since: instant(sinceMs), at: instant(untilMs) };
      void outboxOf(tenant, account).post({ kind: 'progress', course, lessonId, report }, { isLeaving });
    },
    [tenant, account, course, lessonId],
  );
  const onTaken = useCallback(
    (taken: Taken) => {
      if (taken.kind !== 'progress') return;
      const { message, learning, serverMs } = taken;
      const offBy = serverMs === null ? 0 : serverMs - Date.now();
      offsetMs.current = Math.abs(offBy) > CLOCK_SLACK_MS ? offBy : 0;
      if (message.course === course) setLearning(learning);
    },
    [course, setLearning],
  );
  usePlayback(player, onReport);
  useSending(account, onTaken);
}
