'use client';
import { Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useNear } from '../near/index.ts';

const PHONE = '(max-width: 1023px)';

/** Lists whose later pages were begun in this document, so that who comes back finds them where they were. */
const begun = new Set<string>();

interface MoreOnPhoneProps {
  /** Names the list: its path and query. */
  listKey: string;
  /** Its later pages, whose code comes with them. */
  children: ReactNode;
}

/**
 * On a phone the rest of a list, which comes as its end is neared, in place of links to pages
 * (docs/product/listing.md#phone).
 */
export function MoreOnPhone({ listKey, children }: MoreOnPhoneProps): ReactElement {
  const { isNear, place } = useNear({
    wasNear: begun.has(listKey),
    onNear() {
      const isPhone = window.matchMedia(PHONE).matches;
      if (isPhone) begun.add(listKey);
      return isPhone;
    },
  });
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []); // from now on something comes in place of the links
  return (
    <div ref={place} className="listingPage-more" data-loads={isReady || undefined}>
      {isNear && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  );
}
