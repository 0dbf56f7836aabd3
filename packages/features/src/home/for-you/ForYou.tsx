'use client';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useNear } from '../../parts/near/index.ts';
import { useTenant } from '../../parts/tenant/index.ts';
import { rowHeightPx, rowsToCome } from './room.ts';

const Here = lazy(() => import('./ForYouHere.tsx').then((module) => ({ default: module.ForYouHere })));

/**
 * What the visitor looked at last and what may suit them, in one request and only once the place of it comes near: a
 * home page is the same for everybody. Their room is taken while the place is still below the screen, so that nothing
 * moves when they come; who has nothing to come gets no room. @param hasMembers members of an area see their collection
 * before it (docs/product/home.md#for-you).
 */
export function ForYou({ hasMembers = false }: { hasMembers?: boolean }): ReactElement {
  const tenant = useTenant();
  const [roomPx, setRoomPx] = useState(0);
  const { isNear, place } = useNear({
    onNear: () => {
      const rows = rowsToCome(tenant);
      const isBelow = place.current!.getBoundingClientRect().top >= window.innerHeight;
      if (rows > 0 && isBelow) setRoomPx(rows * rowHeightPx());
      return rows > 0 && isBelow; // after a leap past it the rows would push what is read
    },
  });
  return (
    <div ref={place} style={roomPx > 0 ? { minHeight: roomPx } : undefined}>
      {isNear && (
        <Suspense fallback={null}>
          <Here hasMembers={hasMembers} place={place} setRoomPx={setRoomPx} />
        </Suspense>
      )}
    </div>
  );
}
