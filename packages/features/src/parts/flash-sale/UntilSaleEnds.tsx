'use client';
import { homeText } from '@suluh/i18n-id/home';
import { Note } from '@suluh/ui/feedback/Note';
import { useRouter } from 'next/navigation';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';

/** Answers may be kept this long: the page's prices are asked for again after it, in milliseconds. */
const KEPT_MS = 6_000;
/** Longest delay a browser's timer takes; sales that end later are looked at again. */
const LONGEST_DELAY_MS = 2_147_483_647;

interface UntilSaleEndsProps {
  /** End of the sale, and when the server rendered, in milliseconds since 1970. */
  endsAtMs: number;
  renderedAtMs: number;
  children: ReactNode;
}

/** What is on show while a flash sale runs. At its end it leaves the page by itself, says so, and the page is asked for again, with the prices after it (spec 9). */
export function UntilSaleEnds({ endsAtMs, renderedAtMs, children }: UntilSaleEndsProps): ReactElement {
  const router = useRouter();
  const [over, setOver] = useState(renderedAtMs >= endsAtMs);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const leftMs = endsAtMs - Date.now();
      if (leftMs > 0) {
        timer = setTimeout(wait, Math.min(leftMs, LONGEST_DELAY_MS));
        return;
      }
      setOver(true);
      timer = setTimeout(() => router.refresh(), KEPT_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [endsAtMs, router]);
  if (!over) return <>{children}</>;
  return (
    <div className="wrap">
      <Note alert>{homeText.flashSaleEnded}</Note>
    </div>
  );
}
