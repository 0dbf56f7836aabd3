'use client';
import { lazy, Suspense, type ReactElement } from 'react';
import { useNear } from '../parts/near/index.ts';

const Row = lazy(() => import('./SuggestedRow.tsx').then((module) => ({ default: module.SuggestedRow })));

/** Courses near to those of the cart, asked for once their place comes near (docs/product/cart.md#beside-it). */
export function CartSuggestions({ courseIds }: { courseIds: readonly number[] }): ReactElement {
  const { isNear, place } = useNear();
  return (
    <div ref={place}>
      {isNear && (
        <Suspense fallback={null}>
          <Row courseIds={courseIds} />
        </Suspense>
      )}
    </div>
  );
}
