'use client';
import { lazy, Suspense, type ReactElement } from 'react';
import { useNear } from '../../parts/near/index.ts';

const Rows = lazy(() => import('./ForYouRows.tsx').then((module) => ({ default: module.ForYouRows })));
const Members = lazy(() => import('./MemberRow.tsx').then((module) => ({ default: module.MemberRow })));

/**
 * What the visitor looked at last and what may suit them, in one request and only once the place of it comes near: a
 * home page is the same for everybody. @param hasMembers members of an area see their collection before it (docs/product/home.md#for-you).
 */
export function ForYou({ hasMembers = false }: { hasMembers?: boolean }): ReactElement {
  const { isNear, place } = useNear();
  return (
    <div ref={place}>
      {isNear && (
        <Suspense fallback={null}>
          {hasMembers && <Members />}
          <Rows />
        </Suspense>
      )}
    </div>
  );
}
