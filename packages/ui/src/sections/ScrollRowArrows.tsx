'use client';
import { useEffect, useState, type ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';

interface ScrollRowArrowsProps {
  /** Id of the `ScrollRow`. */
  targetId: string;
  labels: { previous: string; next: string };
}

interface Ends {
  start: boolean;
  end: boolean;
}

/** Scrolls a row by one screenful of whole slides. */
export function scrollBySlides(row: HTMLElement, direction: 1 | -1): void {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement)) return;
  const step = second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
  const visible = Math.max(1, Math.floor(row.clientWidth / step));
  row.scrollBy({ left: direction * visible * step, behavior: 'smooth' });
}

/**
 * Previous and next of a row, disabled at its ends. The caller decides by the number of items whether they show at all.
 */
export function ScrollRowArrows({ targetId, labels }: ScrollRowArrowsProps): ReactElement {
  const [ends, setEnds] = useState<Ends>({ start: true, end: false });
  useEffect(() => {
    const row = document.getElementById(targetId);
    if (!row) return;
    const update = (): void =>
      setEnds({ start: row.scrollLeft < 2, end: row.scrollLeft + row.clientWidth > row.scrollWidth - 2 });
    const observer = new ResizeObserver(update); // tells at once, after the frame's own layout: asking here would force one
    observer.observe(row);
    row.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', update);
    };
  }, [targetId]);
  function move(direction: 1 | -1): void {
    const row = document.getElementById(targetId);
    if (row) scrollBySlides(row, direction);
  }
  return (
    <div className="section-arrows">
      <button
        type="button"
        className="section-arrow"
        disabled={ends.start}
        aria-label={labels.previous}
        aria-controls={targetId}
        onClick={() => move(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className="section-arrow"
        disabled={ends.end}
        aria-label={labels.next}
        aria-controls={targetId}
        onClick={() => move(1)}
      >
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}
