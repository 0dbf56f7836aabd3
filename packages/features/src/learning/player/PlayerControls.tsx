'use client';
import { clock, playerText, speed as speedText } from '@suluh/i18n-id/learning';
import { Icon } from '@suluh/ui/icons/Icon';
import type { IconName } from '@suluh/ui/icons/iconNames.ts';
import { useEffect, useState, type ReactElement, type RefObject } from 'react';
import { DEEDS, deedOf, type Deed } from './deeds.ts';
import { rememberedSpeed, rememberSpeed, SPEEDS, wantsCaptions } from './preferences.ts';
import { useVideo } from './useVideo.ts';

export interface PlayerControlsProps {
  /** What goes over the whole screen, and hears the keys. */
  box: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  /** Length as the lesson tells it, until the recording does. */
  lengthSeconds: number;
  startSeconds: number;
}

interface ControlProps {
  icon: IconName;
  label: string;
  isPressed?: boolean;
  onPress: () => void;
}

const Control = ({ icon, label, isPressed, onPress }: ControlProps): ReactElement => (
  <button
    type="button"
    className="player-button"
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    onClick={onPress}
  >
    <Icon name={icon} size={24} />
  </button>
);

function setSpeed(video: HTMLVideoElement | null, speed: number): void {
  if (!video) return;
  video.defaultPlaybackRate = speed; // stays when another quality is loaded
  video.playbackRate = speed;
}

/** Our controls over the browser's player; loaded when the page is there (docs/look.md#learning-rooms). */
export function PlayerControls({ box, video, lengthSeconds, startSeconds }: PlayerControlsProps): ReactElement {
  const state = useVideo(video);
  const [speed, chooseSpeed] = useState(1);
  const length = state.lengthSeconds || lengthSeconds;
  const seconds = state.lengthSeconds > 0 ? state.seconds : Math.max(state.seconds, startSeconds);
  const does = (deed: Deed) => () => video.current && DEEDS[deed](video.current, box.current);

  useEffect(() => {
    const kept = rememberedSpeed();
    chooseSpeed(kept);
    setSpeed(video.current, kept);
    const [track] = video.current?.textTracks ?? [];
    if (track && !wantsCaptions()) track.mode = 'hidden';
  }, [video]);
  useEffect(() => {
    const element = box.current;
    const onKey = (event: KeyboardEvent) => {
      const deed = deedOf(event);
      if (!deed || !video.current) return;
      event.preventDefault();
      DEEDS[deed](video.current, element);
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [box, video]);
  useEffect(() => {
    const element = video.current;
    const onPress = () => element && DEEDS.toggle(element);
    element?.addEventListener('click', onPress);
    return () => element?.removeEventListener('click', onPress);
  }, [video]);

  return (
    <div role="group" aria-label={playerText.shortcuts}>
      <input
        className="player-seek"
        type="range"
        min={0}
        max={Math.max(1, Math.floor(length))}
        step={1}
        value={Math.floor(seconds)}
        aria-label={playerText.position}
        aria-valuetext={playerText.positionOf(seconds, length)}
        onChange={(event) => video.current && (video.current.currentTime = Number(event.target.value))}
      />
      <div className="player-bar">
        <Control
          icon={state.isPlaying ? 'pause-on' : 'play-on'}
          label={state.isPlaying ? playerText.pause : playerText.play}
          onPress={does('toggle')}
        />
        <Control icon="back-10" label={playerText.back10} onPress={does('back')} />
        <Control icon="forward-10" label={playerText.forward10} onPress={does('forward')} />
        <Control
          icon={state.isMuted ? 'sound-off' : 'sound'}
          label={state.isMuted ? playerText.unmute : playerText.mute}
          onPress={does('mute')}
        />
        <span className="player-time type-tabular">
          <b>{clock(seconds)}</b>
          <span className="player-length"> / {clock(length)}</span>
        </span>
        {state.hasCaptions && (
          <Control
            icon="captions"
            label={playerText.captions}
            isPressed={state.showsCaptions}
            onPress={does('captions')}
          />
        )}
        <select
          className="player-speed"
          aria-label={playerText.speed}
          value={speed}
          onChange={(event) => {
            const chosen = Number(event.target.value);
            chooseSpeed(chosen);
            setSpeed(video.current, chosen);
            rememberSpeed(chosen);
          }}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {speedText(each)}
            </option>
          ))}
        </select>
        <Control icon="full-screen" label={playerText.fullScreen} onPress={does('fullScreen')} />
      </div>
    </div>
  );
}
