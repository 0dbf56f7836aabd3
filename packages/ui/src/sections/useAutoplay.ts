import { useEffect, useState, type RefObject } from 'react';
import { isSavingHere } from '../foundations/dataSaver.ts';

interface Autoplay {
  /** False when reduced motion is wanted or data is saved: then there is nothing to pause. */
  available: boolean;
  playing: boolean;
  toggle: () => void;
}

/**
 * Calls `advance` every `intervalMs` until stopped by the button; rests while the pointer or focus is inside, the page
 * is hidden, or the system asks for reduced motion (docs/look.md#layout-and-motion, ScrollRow).
 */
export function useAutoplay(region: RefObject<HTMLElement | null>, intervalMs: number, advance: () => void): Autoplay {
  const [available, setAvailable] = useState(false);
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    const update = (): void => setAvailable(!query.matches && !isSavingHere());
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  const playing = available && !stopped;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      const resting = document.hidden || region.current?.matches(':hover, :focus-within');
      if (!resting) advance();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [playing, intervalMs, advance, region]);
  return { available, playing, toggle: () => setStopped((value) => !value) };
}
