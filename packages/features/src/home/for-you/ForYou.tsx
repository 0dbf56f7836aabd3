'use client';
import { hasPage } from '@suluh/domain/address';
import { readSummary } from '@suluh/session/browser';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useNear } from '../../parts/near/index.ts';
import { recentViews } from '../../parts/recent-views/index.ts';
import { useTenant } from '../../parts/tenant/index.ts';

const Here = lazy(() => import('./ForYouRows.tsx').then((module) => ({ default: module.ForYouHere })));

/** Rows of the same cards that every home has one of, by their ids. */
const LIKE = ['terbaik', 'terbaru'];

/** How many rows are to come for whoever uses the device: none for a visitor who looked at nothing. Browser only. */
function rowsToCome({ id, routes, capabilities }: TenantConfig): number {
  const isLearner = readSummary(id) !== null;
  const hasViews = recentViews(id).length > 0;
  if (!isLearner && !hasViews) return 0;
  return 1 + Number(hasViews) + Number(isLearner && hasPage(routes, capabilities, 'memberCollection'));
}

/** How tall a row is on this page, as the tallest of those that stand there; their cards differ by a line. Browser only. */
function rowHeightPx(): number {
  const heights = LIKE.map((id) => {
    const section = document.getElementById(id)?.closest('section');
    if (!section) return 0;
    // what is in it: a section that was never near has the height it is taken to have
    const content = section.firstElementChild!.getBoundingClientRect().height;
    return content + parseFloat(getComputedStyle(section).paddingTop);
  });
  return Math.max(...heights);
}

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
