'use client';
import { cameraText } from '@suluh/i18n-id/camera';
import { Button } from '@suluh/ui/buttons/Button';
import type { ButtonLook } from '@suluh/ui/buttons/buttonClass.ts';
import { Note } from '@suluh/ui/feedback/Note';
import type { IconName } from '@suluh/ui/icons/iconNames.ts';
import { useEffect, useRef, useState, type ReactElement } from 'react';

/** How often a picture of the camera is read, in milliseconds. */
const LOOK_MS = 200;

/** A code that is held before the camera is read once, until it was away for so many pictures. */
const AWAY_LOOKS = 5;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

/** The browser's own reader, else one we serve ourselves. */
async function openDetector(): Promise<Detector> {
  const native = (
    globalThis as { BarcodeDetector?: { new (options: object): Detector; getSupportedFormats(): Promise<string[]> } }
  ).BarcodeDetector;
  if (native && (await native.getSupportedFormats()).includes('qr_code')) return new native({ formats: ['qr_code'] });
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  prepareZXingModule({ overrides: { locateFile: () => '/_ui/zxing_reader.wasm' } });
  return new BarcodeDetector({ formats: ['qr_code'] });
}

/** Turns the torch beside a camera on or off. */
type Light = (isOn: boolean) => Promise<void>;

/** The torch of a camera; null where there is none. Types of browsers do not know it yet. */
function lightOf(stream: MediaStream): Light | null {
  const [track] = stream.getVideoTracks();
  if (!(track?.getCapabilities?.() as { torch?: boolean } | undefined)?.torch) return null;
  return (torch) => track!.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] });
}

interface CameraProps {
  isPaused: boolean;
  onCode: (code: string) => void;
  /** The button that turns it on. */
  label: string;
  icon?: IconName;
  look: ButtonLook;
  /** What it looks for, for whoever does not see it. */
  looksFor: string;
  /** What else can be done where there is no camera. */
  noCamera: string;
}

/** Reads codes by the camera once somebody turns it on; a browser without one says so. Needs the sheet of its styles. */
export function Camera(props: CameraProps): ReactElement {
  const { isPaused, onCode, label, icon = 'camera', look, looksFor, noCamera } = props;
  const [isOn, setOn] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [light, setLight] = useState<Light | null>(null);
  const [isLit, setLit] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const said = useRef(onCode);
  const paused = useRef(isPaused);
  useEffect(() => {
    said.current = onCode;
    paused.current = isPaused;
  });
  useEffect(() => {
    if (!isOn) return;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      setLight(() => lightOf(stream!)); // it is a function itself, which React would call
      const detector = await openDetector();
      if (isGone || !video.current) return;
      video.current.srcObject = stream;
      await video.current.play();
      let last = '';
      let away = 0;
      const look = async () => {
        if (isGone) return;
        if (!paused.current && video.current) {
          const [found] = await detector.detect(video.current).catch(() => []); // a picture that is not there yet
          away = found ? 0 : away + 1;
          if (away >= AWAY_LOOKS) last = '';
          if (found && found.rawValue !== last && !isGone) {
            last = found.rawValue;
            said.current(last);
          }
        }
        timer = setTimeout(() => void look(), LOOK_MS);
      };
      void look();
    };
    begin().catch(() => setFailed(true));
    return () => {
      isGone = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
      setLight(null);
      setLit(false);
    };
  }, [isOn]);
  async function turn(torch: Light): Promise<void> {
    await torch(!isLit);
    setLit(!isLit);
  }
  if (hasFailed) return <Note tone="warning">{noCamera}</Note>;
  return isOn ? (
    <div className="camera">
      <video ref={video} muted playsInline aria-label={looksFor} />
      {light && (
        <Button kind="line" size="small" className="camera-torch" onClick={() => void turn(light)}>
          {isLit ? cameraText.torchOff : cameraText.torch}
        </Button>
      )}
    </div>
  ) : (
    <Button {...look} icon={icon} onClick={() => setOn(true)}>
      {label}
    </Button>
  );
}
