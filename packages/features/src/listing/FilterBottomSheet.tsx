'use client';
import { listingText } from '@suluh/i18n-id/listing';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import type { ListingSource } from './askListing.ts';
import { FilterGroups } from './FilterGroups.tsx';
import type { FilterGroupView } from './filterView.ts';

interface FilterBottomSheetProps {
  groups: readonly FilterGroupView[];
  resetHref: string;
  source: ListingSource;
  /** How many courses the listing as it is has, formatted. */
  totalText: string;
}

/** Ticks within this time are asked for together. */
const SETTLED_MS = 250;

/**
 * Inside of the filter sheet's form: values are temporary until the button, which says how many courses they leave
 * (docs/product/listing.md#filters). Without an answer it says 'Terapkan'.
 */
export function FilterBottomSheet({ groups, resetHref, source, totalText }: FilterBottomSheetProps): ReactElement {
  const api = useApiClient();
  const body = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ totalText: string | null; groups: readonly FilterGroupView[] }>({
    totalText,
    groups,
  });
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      turn.current = -1;
    },
    [],
  );
  async function count(): Promise<void> {
    const form = body.current?.closest('form');
    if (!form) return;
    const mine = ++turn.current;
    const fields = new FormData(form);
    const counts = await import('./sheetCounts.ts')
      .then(async ({ countsOf, withCounts }) => {
        const found = await countsOf(api, source, fields);
        const isTicked = (name: string, value: string) => fields.getAll(name).includes(value);
        return found && { totalText: wholeNumber(found.totalData), groups: withCounts(groups, found.facets, isTicked) };
      })
      .catch(() => null); // a chunk that does not come: the button says 'Terapkan' (docs/product/errors.md)
    if (mine === turn.current) setShown((before) => counts ?? { ...before, totalText: null });
  }
  const settle = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void count(), SETTLED_MS);
  };
  return (
    <>
      <div ref={body} className="bottomSheet-body filterGroups-sheet" onChange={settle}>
        <FilterGroups groups={shown.groups} idPrefix="sheet" />
      </div>
      <div className="bottomSheet-foot">
        <ButtonLink kind="line" href={resetHref}>
          {listingText.reset}
        </ButtonLink>
        <SubmitButton>
          <span aria-live="polite">
            {shown.totalText === null ? listingText.apply : listingText.showCount(shown.totalText)}
          </span>
        </SubmitButton>
      </div>
    </>
  );
}
