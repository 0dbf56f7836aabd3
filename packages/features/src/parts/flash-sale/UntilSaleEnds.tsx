'use client';
import { homeText } from '@suluh/i18n-id/home';
import { Note } from '@suluh/ui/feedback/Note';
import { useRouter } from 'next/navigation';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { afterSaleEnd } from './afterSaleEnd.ts';

interface UntilSaleEndsProps {
  /** End of the sale, and when the server rendered, in milliseconds since 1970. */
  endsAtMs: number;
  renderedAtMs: number;
  children: ReactNode;
}

/**
 * What is on show while a flash sale runs. At its end it leaves the page by itself, says so, and the page is asked for
 * again, with the prices after it (docs/product/display.md#times).
 */
export function UntilSaleEnds({ endsAtMs, renderedAtMs, children }: UntilSaleEndsProps): ReactElement {
  const router = useRouter();
  const [over, setOver] = useState(renderedAtMs >= endsAtMs);
  useEffect(
    () => afterSaleEnd(endsAtMs, { end: () => setOver(true), refresh: () => router.refresh() }),
    [endsAtMs, router],
  );
  if (!over) return <>{children}</>;
  return (
    <div className="wrap">
      <Note alert>{homeText.flashSaleEnded}</Note>
    </div>
  );
}
