'use client';
import { Note } from '@suluh/ui/feedback/Note';
import { useEffect, useState, type ReactElement } from 'react';
import { keepPage } from './keep.ts';

/** Keeps the page it is on for times without a line, and says so once it is. @param scope see `keepPage` */
export function KeepPage({ scope, text }: { scope: string; text: string }): ReactElement | null {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    let isGone = false;
    void keepPage(scope).then((kept) => !isGone && setKept(kept));
    return () => void (isGone = true);
  }, [scope]);
  return isKept ? <Note icon="saved">{text}</Note> : null;
}
