'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { atMoment } from './atMoment.ts';

interface RefreshAtProps {
  /** Milliseconds since 1970. */
  momentMs: number;
  /** The clock of the server when the page was drawn. */
  nowMs: number;
}

/** Island without a look: asks for the page again when a moment comes, so that nobody has to reload it. */
export function RefreshAt({ momentMs, nowMs }: RefreshAtProps): null {
  const router = useRouter();
  useEffect(() => atMoment(momentMs, nowMs, () => router.refresh()), [momentMs, nowMs, router]);
  return null;
}
