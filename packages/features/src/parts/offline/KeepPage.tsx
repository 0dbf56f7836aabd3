'use client';
import { readSummary } from '@suluh/session/browser';
import { Note } from '@suluh/ui/feedback/Note';
import { useEffect, useState, type ReactElement } from 'react';
import { loadLeaving } from '../menu/loadLeaving.ts';
import { useTenant } from '../tenant/index.ts';
import { keepPage } from './keep.ts';

/** Keeps the page of the learner it is on for times without a line, and says so once it is. @param scope see `keepPage` */
export function KeepPage({ scope, text }: { scope: string; text: string }): ReactElement | null {
  const { id: tenantId } = useTenant();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    let isGone = false;
    const userId = readSummary(tenantId)?.user.id;
    if (userId === undefined) return; // nobody to keep it for
    void loadLeaving() // first, so that it is kept with the page
      .catch(() => undefined)
      .then(() => keepPage(scope, userId))
      .then((kept) => !isGone && setKept(kept));
    return () => void (isGone = true);
  }, [scope, tenantId]);
  return isKept ? <Note icon="saved">{text}</Note> : null;
}
