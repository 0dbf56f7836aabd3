'use client';
import { useEffect, useState, type RefObject } from 'react';

/** What the controls show of a player. */
export interface VideoState {
  seconds: number;
  /** 0 until the recording is known. */
  lengthSeconds: number;
  isPlaying: boolean;
  isMuted: boolean;
  hasCaptions: boolean;
  showsCaptions: boolean;
}

const EVENTS = [
  'timeupdate',
  'seeking',
  'play',
  'pause',
  'ended',
  'emptied',
  'volumechange',
  'durationchange',
  'loadedmetadata',
] as const;

const stateOf = (video: HTMLVideoElement | null): VideoState => {
  const tracks = [...(video?.textTracks ?? [])];
  return {
    seconds: video?.currentTime ?? 0,
    lengthSeconds: Number.isFinite(video?.duration) ? (video?.duration ?? 0) : 0,
    isPlaying: video !== null && !video.paused && !video.ended,
    isMuted: video?.muted ?? false,
    hasCaptions: tracks.length > 0,
    showsCaptions: tracks.some(({ mode }) => mode === 'showing'),
  };
};

/** Follows a player. */
export function useVideo(player: RefObject<HTMLVideoElement | null>): VideoState {
  const [state, setState] = useState<VideoState>(() => stateOf(player.current));
  useEffect(() => {
    const video = player.current;
    const look = () => setState(stateOf(video));
    look();
    for (const name of EVENTS) video?.addEventListener(name, look);
    video?.textTracks.addEventListener('change', look);
    return () => {
      for (const name of EVENTS) video?.removeEventListener(name, look);
      video?.textTracks.removeEventListener('change', look);
    };
  }, [player]);
  return state;
}
