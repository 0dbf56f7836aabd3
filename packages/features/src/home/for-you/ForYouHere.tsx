'use client';
import { useEffect, useState, type ReactElement, type RefObject } from 'react';
import { ForYouRows } from './ForYouRows.tsx';
import { MemberRow } from './MemberRow.tsx';

/** Root of an observer for which all that is not below the screen counts as on it. */
const NOT_BELOW = { rootMargin: '1000000px 0px 0px' };

interface ForYouHereProps {
  hasMembers: boolean;
  /** Where they stand, with room for as many as may come. */
  place: RefObject<HTMLElement | null>;
  /** Room that is kept, in CSS pixels. */
  setRoomPx: (px: number) => void;
}

/** The rows that are for the visitor alone. What came may be less than there was room for, which goes once nobody sees it go. */
export function ForYouHere({ hasMembers, place, setRoomPx }: ForYouHereProps): ReactElement {
  const [answersToCome, setAnswersToCome] = useState(hasMembers ? 2 : 1);
  useEffect(() => {
    if (answersToCome > 0) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && setRoomPx(0), NOT_BELOW);
    watcher.observe(place.current!);
    return () => watcher.disconnect();
  }, [answersToCome, place, setRoomPx]);
  const onAnswer = () => setAnswersToCome((answers) => answers - 1);
  return (
    <>
      {hasMembers && <MemberRow onAnswer={onAnswer} />}
      <ForYouRows onAnswer={onAnswer} />
    </>
  );
}
