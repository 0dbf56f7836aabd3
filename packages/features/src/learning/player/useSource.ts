'use client';
import type { LessonAsset } from '@suluh/api/types';
import { isSparing, startQuality, type Connection, type Quality } from '@suluh/domain/learning';
import { cookieValue } from '@suluh/session/browser';
import { isSavingHere } from '@suluh/ui/foundations/dataSaver.ts';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { QUALITY_COOKIE, rememberQuality } from './preferences.ts';
import { recordingsOf, type Recording } from './recording.ts';

/** A second refusal so soon after fresh addresses, in milliseconds, is no matter of addresses. */
const RENEW_PAUSE_MS = 10_000;

interface Source {
  assets: readonly LessonAsset[];
  quality: Quality;
  /** Second at which it begins, and whether it plays at once. */
  start: { seconds: number; isPlaying: boolean };
  /** Counts how often it was loaded anew. */
  round: number;
}

const connection = (): Connection => {
  const told = (navigator as { connection?: Connection }).connection;
  return { effectiveType: told?.effectiveType, saveData: told?.saveData === true || isSavingHere() };
};

/**
 * What the player plays: the chosen quality, from the second it was at. Addresses that expired are fetched anew, and it
 * goes on at the same second.
 * @param fetchAssets null when nobody answers
 */
export function useSource(
  player: RefObject<HTMLVideoElement | null>,
  initial: Pick<Source, 'assets' | 'quality'> & { seconds: number },
  fetchAssets: () => Promise<readonly LessonAsset[] | null>,
) {
  const [source, setSource] = useState<Source>({
    assets: initial.assets,
    quality: initial.quality,
    start: { seconds: initial.seconds, isPlaying: false },
    round: 0,
  });
  const [hasFailed, setFailed] = useState(false);
  const renewedAtMs = useRef(0);

  const change = useCallback(
    (to: Partial<Pick<Source, 'assets' | 'quality'>>, isPlaying?: boolean) =>
      setSource((now) => {
        const video = player.current;
        const hasBegun = video !== null && video.currentTime > 0;
        return {
          ...now,
          ...to,
          start: {
            seconds: hasBegun ? video.currentTime : now.start.seconds,
            isPlaying: isPlaying ?? (video !== null && !video.paused && !video.ended),
          },
          round: now.round + 1,
        };
      }),
    [player],
  );

  useEffect(() => {
    const video = player.current;
    if (source.round === 0 || !video) return;
    video.load();
    if (source.start.isPlaying) video.play().catch(() => undefined); // the browser wants a press first: it stays paused
  }, [player, source.round, source.start.isPlaying]);

  useEffect(() => {
    const kept = cookieValue(QUALITY_COOKIE) !== undefined;
    if (kept || !isSparing(connection()) || player.current?.currentTime) return;
    const available = recordingsOf(initial.assets).map(({ kind }) => kind);
    const light = startQuality(available, null, connection());
    if (light && light !== initial.quality) change({ quality: light });
  }, [change, initial.assets, initial.quality, player]);

  const renew = useCallback(
    async (isPlaying?: boolean) => {
      const assets = await fetchAssets();
      setFailed(assets === null);
      if (assets) change({ assets }, isPlaying);
    },
    [change, fetchAssets],
  );
  const onError = useCallback(() => {
    const isAgain = Date.now() - renewedAtMs.current < RENEW_PAUSE_MS;
    if (isAgain) return setFailed(true);
    renewedAtMs.current = Date.now();
    void renew(true);
  }, [renew]);

  const recordings = recordingsOf(source.assets);
  return {
    assets: source.assets,
    recordings,
    recording: recordings.find(({ kind }) => kind === source.quality) ?? recordings[0],
    startSeconds: source.start.seconds,
    hasFailed,
    onError,
    retry: () => void renew(true),
    choose: (quality: Recording['kind']) => {
      rememberQuality(quality);
      change({ quality });
    },
  };
}
