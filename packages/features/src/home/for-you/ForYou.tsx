'use client';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useNear } from '../../parts/near/index.ts';
import { useTenant } from '../../parts/tenant/index.ts';
import { rowHeightPx, rowsToCome } from './room.ts';

const Rows = lazy(() => import('./ForYouRows.tsx').then((module) => ({ default: module.ForYouRows })));
const Members = lazy(() => import('./MemberRow.tsx').then((module) => ({ default: module.MemberRow })));

/** Root of an observer for which all that is not below the screen counts as on it. */
const NOT_BELOW = { rootMargin: '1000000px 0px 0px' };

/**
 * What the visitor looked at last and what may suit them, in one request and only once the place of it comes near: a
 * home page is the same for everybody. Their room is taken while the place is still below the screen, so that nothing
 * moves when they come; who has nothing to come gets no room. @param hasMembers members of an area see their collection
 * before it (docs/product/home.md#for-you).
 */
export function ForYou({ hasMembers = false }: { hasMembers?: boolean }): ReactElement {
  const tenant = useTenant();
  const [roomPx, setRoomPx] = useState(0);
  const [answersToCome, setAnswersToCome] = useState(hasMembers ? 2 : 1);
  const { isNear, place } = useNear({
    onNear: () => {
      const rows = rowsToCome(tenant);
      const isBelow = place.current!.getBoundingClientRect().top >= window.innerHeight;
      if (rows > 0 && isBelow) setRoomPx(rows * rowHeightPx());
      return rows > 0 && isBelow; // after a leap past it the rows would push what is read
    },
  });
  useEffect(() => {
    if (roomPx === 0 || answersToCome > 0) return;
    // what came may be less than there was room for, which goes once nobody sees it go
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && setRoomPx(0), NOT_BELOW);
    watcher.observe(place.current!);
    return () => watcher.disconnect();
  }, [roomPx, answersToCome, place]);
  const onAnswer = () => setAnswersToCome((answers) => answers - 1);
  return (
    <div ref={place} style={roomPx > 0 ? { minHeight: roomPx } : undefined}>
      {isNear && (
        <Suspense fallback={null}>
          {hasMembers && <Members onAnswer={onAnswer} />}
          <Rows onAnswer={onAnswer} />
        </Suspense>
      )}
    </div>
  );
}
