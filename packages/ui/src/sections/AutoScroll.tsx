'use client';
import { useCallback, useEffect, useRef, type ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useAutoplay } from './useAutoplay.ts';

interface AutoScrollProps {
  /** Id of the scrolling row. */
  targetId: string;
  /** 3000 for testimonials, 5000 for benefits (docs/product/display.md#carousels). */
  intervalMs: number;
  labels: { pause: string; play: string };
}

/** Moves a row on by itself, one slide at a time and from the end back to the start, with its pause button. */
export function AutoScroll({ targetId, intervalMs, labels }: AutoScrollProps): ReactElement | null {
  const row = useRef<HTMLElement | null>(null);
  useEffect(() => {
    row.current = document.getElementById(targetId);
  }, [targetId]);
  const advance = useCallback(() => {
    const element = row.current;
    const [first, second] = element?.children ?? [];
    if (!element || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
    const atEnd = element.scrollLeft + element.clientWidth > element.scrollWidth - 2;
    const step = second.offsetLeft - first.offsetLeft;
    element.scrollTo({ left: atEnd ? 0 : element.scrollLeft + step, behavior: 'smooth' });
  }, []);
  const { available, playing, toggle } = useAutoplay(row, intervalMs, advance);
  if (!available) return null;
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={playing ? labels.pause : labels.play}
      aria-controls={targetId}
      onClick={toggle}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}
