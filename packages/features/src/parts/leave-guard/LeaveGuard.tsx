'use client';
import { leaveStep } from '@suluh/domain/form';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { lazyDialog, useOnceOpen } from '../dialogs/index.ts';
import { asksBefore, holdWays, isHeld as isPageHeld, letGo } from './heldWays.ts';

const LeaveGuardDialog = lazyDialog(() =>
  import('@suluh/ui/dialogs/LeaveGuardDialog').then((module) => module.LeaveGuardDialog),
);

/** The link a click follows in this window; null for any other click. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!isPlain || !link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download'))
    return null;
  const isHere =
    link.pathname === window.location.pathname && link.hash !== '' && link.origin === window.location.origin;
  return isHere ? null : link;
}

/**
 * Asks before a form with something in it is left: by a link with our own dialog, by closing the tab or going back with
 * the browser's (docs/product/dialogs.md#leaving). The dialog's code comes with the first change of the form
 * (tooling/decisions/0051); who is quicker is held meanwhile.
 */
export function LeaveGuard({ guarded }: { guarded: boolean }): ReactElement | null {
  const [wanted, setWanted] = useState<string | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const isHeld = leaveStep({ guarded, confirmed }) === 'askFirst';
  useEffect(() => {
    if (!isHeld) return undefined;
    const hold = (event: MouseEvent) => {
      const link = followed(event);
      if (event.defaultPrevented || !link || !asksBefore(link.href)) return; // another form of the page asks
      event.preventDefault();
      event.stopPropagation();
    };
    const ask = (event: BeforeUnloadEvent) => isPageHeld() && event.preventDefault();
    const end = holdWays(setWanted);
    document.addEventListener('click', hold, { capture: true });
    window.addEventListener('beforeunload', ask);
    return () => {
      end();
      document.removeEventListener('click', hold, { capture: true });
      window.removeEventListener('beforeunload', ask);
    };
  }, [isHeld]);
  useEffect(() => {
    if (!confirmed || wanted === null) return;
    letGo();
    window.location.assign(wanted);
  }, [confirmed, wanted]);
  if (!useOnceOpen(guarded)) return null;
  return (
    <Suspense fallback={null}>
      <LeaveGuardDialog open={wanted !== null} onLeave={() => setConfirmed(true)} onStay={() => setWanted(null)} />
    </Suspense>
  );
}
