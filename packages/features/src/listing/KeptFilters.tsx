'use client';
import { readSummary } from '@suluh/session/browser';
import { Button } from '@suluh/ui/buttons/Button';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { useTenant } from '../parts/tenant/index.ts';

interface KeptFiltersProps {
  /** Page of them. */
  href: string;
  /** 'Filter Tersimpan'. */
  label: string;
}

/**
 * Filters somebody keeps, to be opened from the listing (docs/product/listing.md#saved-filters). Pages are the same for
 * everybody: before JavaScript, and for a visitor, it is the way to the page of them.
 */
export function KeptFilters({ href, label }: KeptFiltersProps): ReactElement {
  const { id: tenantId } = useTenant();
  const [isLearner, setIsLearner] = useState(false);
  const [List, setList] = useState<ComponentType<{ href: string }> | null>(null);
  async function press(): Promise<void> {
    const list = List ? null : await import('./KeptFilterList.tsx').catch(() => null);
    setList(() => list?.KeptFilterList ?? null); // a list that does not come stays closed
  }
  useEffect(() => setIsLearner(readSummary(tenantId) !== null), [tenantId]);
  if (!isLearner)
    return (
      <ButtonLink kind="plain" size="small" href={href} rel="nofollow">
        {label}
      </ButtonLink>
    );
  return (
    <>
      <Button kind="plain" size="small" aria-expanded={List !== null} onClick={() => void press()}>
        {label}
      </Button>
      {List && <List href={href} />}
    </>
  );
}
