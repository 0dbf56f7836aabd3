'use client';
import { savedFilterText } from '@suluh/i18n-id/savedFilter';
import { readSummary } from '@suluh/session/browser';
import { Button } from '@suluh/ui/buttons/Button';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useTenant } from '../parts/tenant/index.ts';

const KeptFilterList = lazy(() =>
  import('./KeptFilterList.tsx').then((module) => ({ default: module.KeptFilterList })),
);

/**
 * Filters somebody keeps, to be opened from the listing (docs/product/listing.md#saved-filters). Pages are the same for
 * everybody: before JavaScript, and for a visitor, it is the way to the page of them.
 */
export function KeptFilters({ href }: { href: string }): ReactElement {
  const { id: tenantId } = useTenant();
  const [isLearner, setIsLearner] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsLearner(readSummary(tenantId) !== null), [tenantId]);
  if (!isLearner)
    return (
      <ButtonLink kind="plain" size="small" href={href} rel="nofollow">
        {savedFilterText.title}
      </ButtonLink>
    );
  return (
    <>
      <Button kind="plain" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {savedFilterText.title}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <KeptFilterList href={href} />
        </Suspense>
      )}
    </>
  );
}
