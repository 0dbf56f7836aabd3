import { rememberCaptions } from './preferences.ts';

/** Safari on phones puts a video, and nothing else, over the whole screen. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

const STEP_SECONDS = 10;

/** What controls and keys do with a player. Browser only. */
export const DEEDS = {
  toggle: (video: HTMLVideoElement): void => {
    if (video.paused || video.ended) video.play().catch(() => undefined); // refused by the browser: it stays paused
    else video.pause();
  },
  back: (video: HTMLVideoElement): void => void (video.currentTime = Math.max(0, video.currentTime - STEP_SECONDS)),
  forward: (video: HTMLVideoElement): void => void (video.currentTime += STEP_SECONDS),
  mute: (video: HTMLVideoElement): void => void (video.muted = !video.muted),
  captions: (video: HTMLVideoElement): void => {
    const [track] = video.textTracks;
    if (!track) return;
    track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
    rememberCaptions(track.mode === 'showing');
  },
  fullScreen: (video: PhoneVideo, box: HTMLElement | null): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (box?.requestFullscreen) void box.requestFullscreen();
    else video.webkitEnterFullscreen?.();
  },
} as const;

export type Deed = keyof typeof DEEDS;

const KEYS: Readonly<Record<string, Deed>> = {
  ' ': 'toggle',
  k: 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  m: 'mute',
  c: 'captions',
  f: 'fullScreen',
};

/** What a key does; nothing on a control that answers to it itself, or with a modifier. */
export function deedOf(event: KeyboardEvent): Deed | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target as Element;
  if (target.matches('select, input') || (event.key === ' ' && target.matches('button, a'))) return undefined;
  return KEYS[event.key];
}
