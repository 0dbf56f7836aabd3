'use client';
import { useState } from 'react';

export { lazyDialog } from './lazyDialog.ts';

/**
 * True from the first time something was open: a dialog is loaded when it is needed, then stays, so that it gives the
 * focus back.
 */
export function useOnceOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return open || wasOpen;
}
