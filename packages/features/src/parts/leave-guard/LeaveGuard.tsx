'use client';
import { leaveStep } from '@suluh/domain/form';
import { LeaveGuardDialog } from '@suluh/ui/dialogs/LeaveGuardDialog';
import { useEffect, useState, type ReactElement } from 'react';

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
 * the browser's (docs/product/dialogs.md#leaving).
 */
export function LeaveGuard({ guarded }: { guarded: boolean }): ReactElement {
  const [wanted, setWanted] = useState<string | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const isHeld = leaveStep({ guarded, confirmed }) === 'askFirst';
  useEffect(() => {
    if (!isHeld) return undefined;
    const hold = (event: MouseEvent) => {
      const link = followed(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.href);
    };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', hold, { capture: true });
    window.addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('click', hold, { capture: true });
      window.removeEventListener('beforeunload', ask);
    };
  }, [isHeld]);
  useEffect(() => {
    if (confirmed && wanted !== null) window.location.assign(wanted);
  }, [confirmed, wanted]);
  return <LeaveGuardDialog open={wanted !== null} onLeave={() => setConfirmed(true)} onStay={() => setWanted(null)} />;
}
