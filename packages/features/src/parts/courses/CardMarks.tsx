'use client';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useTenant } from '../tenant/index.ts';
import type { HeartWords } from './heartLabel.ts';

interface CardMarksProps {
  words: HeartWords;
  /** 'Terdaftar', drawn once and copied onto cards of owned courses. */
  children: ReactNode;
}

/** Calls `then` once, as soon as the page has a course card. Gives the way to stop waiting. */
function onceThereAreCards(then: () => void): () => void {
  const look = () => {
    if (!document.querySelector('[data-course]')) return;
    observer.disconnect();
    then();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/**
 * Hearts and 'Terdaftar' (docs/product/course.md#labels) of all course cards, once in each layout; its code is loaded
 * with the first card a visitor sees.
 */
export function CardMarks({ words: { add, remove }, children }: CardMarksProps): ReactElement {
  const tenant = useTenant();
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const ends: (() => void)[] = [];
    let isOver = false;
    const begin = async () => {
      const { layMarks } = await import('./layMarks.ts');
      if (!isOver) ends.push(layMarks(tenant, { add, remove }, mark.current!.firstElementChild!));
    };
    // A chunk that does not come leaves the cards without marks: docs/product/errors.md
    ends.push(onceThereAreCards(() => void begin().catch(() => undefined)));
    return () => {
      isOver = true;
      for (const end of ends) end();
    };
  }, [tenant, add, remove]);
  return (
    <span hidden ref={mark}>
      {children}
    </span>
  );
}
