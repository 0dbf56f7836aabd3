'use client';
import { Note } from '@suluh/ui/feedback/Note';
import { useRouter } from 'next/navigation';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { afterSaleEnd } from '../moment/atMoment.ts';

interface UntilSaleEndsProps {
  /** End of the sale, and when the server rendered, in milliseconds since 1970. */
  endsAtMs: number;
  renderedAtMs: number;
  /** What is said in its place afterwards; handed in, so that no page loads all words of the home for it. */
  endedText: string;
  children: ReactNode;
}

/**
 * What is on show while a flash sale runs. At its end it leaves the page by itself, says so, and the page is asked for
 * again, with the prices after it (docs/product/display.md#times).
 */
export function UntilSaleEnds({ endsAtMs, renderedAtMs, endedText, children }: UntilSaleEndsProps): ReactElement {
  const router = useRouter();
  const [over, setOver] = useState(renderedAtMs >= endsAtMs);
  useEffect(
    () => afterSaleEnd(endsAtMs, { end: () => setOver(true), refresh: () => router.refresh() }),
    [endsAtMs, router],
  );
  if (!over) return <>{children}</>;
  return (
    <div className="layout-page">
      <Note alert>{endedText}</Note>
    </div>
  );
}
