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
  /** Courses of the listing as it is. */
  total: number;
}

/** Ticks within this time are asked for together. */
const SETTLED_MS = 250;

/**
 * Inside of the filter sheet's form: values are temporary until the button, which says how many courses they leave
 * (docs/product/listing.md#filters). Without an answer it says 'Terapkan'.
 */
export function FilterBottomSheet({ groups, resetHref, source, total }: FilterBottomSheetProps): ReactElement {
  const api = useApiClient();
  const body = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ total: number | null; groups: readonly FilterGroupView[] }>({ total, groups });
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
        return found && { total: found.totalData, groups: withCounts(groups, found.facets, isTicked) };
      })
      .catch(() => null); // a chunk that does not come: the button says 'Terapkan' (docs/product/errors.md)
    if (mine === turn.current) setShown((before) => counts ?? { ...before, total: null });
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
            {shown.total === null ? listingText.apply : listingText.showCount(wholeNumber(shown.total))}
          </span>
        </SubmitButton>
      </div>
    </>
  );
}
