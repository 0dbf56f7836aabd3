'use client';
import { useEffect, useState, type ReactElement } from 'react';

interface CountdownProps {
  /** End in milliseconds since 1970. */
  endsAtMs: number;
  /** Seconds left when the server rendered, so that both render the same. */
  initialSeconds: number;
  /** '{hours} jam {minutes} menit {seconds} detik' with its introduction; the three words are replaced by two digits. */
  labelTemplate: string;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Hours (days converted), minutes and seconds left (specification section 9, flash sale countdown). Stops at zero. */
export function Countdown({ endsAtMs, initialSeconds, labelTemplate }: CountdownProps): ReactElement {
  const [seconds, setSeconds] = useState(Math.max(0, Math.floor(initialSeconds)));
  useEffect(() => {
    const update = (): void => setSeconds(Math.max(0, Math.floor((endsAtMs - Date.now()) / 1000)));
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [endsAtMs]);
  const hours = twoDigits(Math.floor(seconds / 3600));
  const minutes = twoDigits(Math.floor(seconds / 60) % 60);
  const rest = twoDigits(seconds % 60);
  const label = labelTemplate.replace('{hours}', hours).replace('{minutes}', minutes).replace('{seconds}', rest);
  return (
    <div className="count" role="timer" aria-label={label} aria-live="off">
      <span className="d">{hours}</span>
      <span className="s">:</span>
      <span className="d">{minutes}</span>
      <span className="s">:</span>
      <span className="d">{rest}</span>
    </div>
  );
}
