'use client';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { lazyDialog } from '../parts/dialogs/index.ts';
import { INTEREST_DIALOG } from '../parts/menu/index.ts';

const LearningInterests = lazyDialog(() =>
  import('./LearningInterests.tsx').then((module) => module.LearningInterests),
);

/**
 * Opens the learning interests wherever a page's menu says 'Minat Pelatihan' (docs/product/navigation.md#drawer). Each
 * opening asks anew (docs/product/display.md#cache: 0).
 */
export function InterestDialog(): ReactElement | null {
  const [opening, setOpening] = useState(0);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(`[data-opens="${INTEREST_DIALOG}"]`))
        setOpening((count) => count + 1);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  if (opening === 0) return null;
  return (
    <Suspense fallback={null}>
      <LearningInterests key={opening} />
    </Suspense>
  );
}
