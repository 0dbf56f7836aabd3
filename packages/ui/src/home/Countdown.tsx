'use client';
import { countdown } from '@suluh/domain/countdown';
import { useEffect, useState, type ReactElement } from 'react';

interface CountdownProps {
  /** End in milliseconds since 1970. */
  endsAtMs: number;
  /** When the server rendered, in milliseconds since 1970, so that both render the same. */
  renderedAtMs: number;
  /**
   * '{hours} jam {minutes} menit {seconds} detik' with its introduction; the three words are replaced by two digits.
   */
  labelTemplate: string;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Hours (days converted), minutes and seconds left (docs/product/display.md#times). Stops at zero. */
export function Countdown({ endsAtMs, renderedAtMs, labelTemplate }: CountdownProps): ReactElement {
  const [nowMs, setNowMs] = useState(renderedAtMs);
  useEffect(() => {
    const update = (): void => setNowMs(Date.now());
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, []);
  const left = countdown({ now: new Date(nowMs), endAt: new Date(endsAtMs) });
  const hours = twoDigits(left.hours);
  const minutes = twoDigits(left.minutes);
  const rest = twoDigits(left.seconds);
  const label = labelTemplate.replace('{hours}', hours).replace('{minutes}', minutes).replace('{seconds}', rest);
  return (
    <div className="countdown" role="timer" aria-label={label} aria-live="off">
      <span className="countdown-digits">{hours}</span>
      <span>:</span>
      <span className="countdown-digits">{minutes}</span>
      <span>:</span>
      <span className="countdown-digits">{rest}</span>
    </div>
  );
}
