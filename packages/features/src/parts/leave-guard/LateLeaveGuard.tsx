'use client';
import { Suspense, type ReactElement } from 'react';
import { lazyDialog, useOnceOpen } from '../dialogs/index.ts';

const LeaveGuard = lazyDialog(() => import('./LeaveGuard.tsx').then((module) => module.LeaveGuard));

/** `LeaveGuard` whose code comes with the first change of a form (tooling/decisions/0051). */
export function LateLeaveGuard({ guarded }: { guarded: boolean }): ReactElement | null {
  if (!useOnceOpen(guarded)) return null;
  return (
    <Suspense fallback={null}>
      <LeaveGuard guarded={guarded} />
    </Suspense>
  );
}
