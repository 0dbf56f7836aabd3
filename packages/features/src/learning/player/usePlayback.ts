'use client';
import { REPORT_EVERY_MS } from '@suluh/domain/learning';
import { useEffect, type RefObject } from 'react';
import { Played, type PlayedReport } from './played.ts';

/**
 * Reports what was played every ten seconds, at each pause and when the page is left.
 * @param onReport must stay the same; `isLeaving`: the page goes away
 */
export function usePlayback(
  player: RefObject<HTMLVideoElement | null>,
  onReport: (report: PlayedReport, isLeaving: boolean) => void,
): void {
  useEffect(() => {
    const video = player.current;
    if (!video) return;
    const played = new Played();
    const report = (isLeaving = false) => {
      const found = played.take(video.currentTime, Date.now());
      if (found) onReport(found, isLeaving);
    };
    const rest = () => {
      played.rest(video.currentTime);
      report();
    };
    const on: Record<string, () => void> = {
      playing: () => played.begin(video.currentTime, Date.now()),
      timeupdate: () => !video.seeking && played.reach(video.currentTime),
      seeking: () => played.jump(Date.now()),
      seeked: () => !video.paused && played.begin(video.currentTime, Date.now()),
      pause: rest,
      ended: rest,
    };
    const leave = () => report(true);
    const hide = () => document.visibilityState === 'hidden' && report(true);
    const timer = setInterval(report, REPORT_EVERY_MS);
    for (const [name, listener] of Object.entries(on)) video.addEventListener(name, listener);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(timer);
      for (const [name, listener] of Object.entries(on)) video.removeEventListener(name, listener);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      report();
    };
  }, [player, onReport]);
}
