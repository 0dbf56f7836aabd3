import type { ReactElement, ReactNode } from 'react';
import { listingText } from '@suluh/i18n-id/listing';
import { ModalTrigger } from '@suluh/ui/dialogs/ModalTrigger';
import { FILTERS_ID } from './FilterSidebar.tsx';
import { SORT_ID } from './SortSelect.tsx';

interface ListingBottomBarProps {
  /** Chosen filters; shown as a count from 1. */
  filterCount: number;
  /** Form of `FilterBottomSheet`. */
  filterBottomSheet: ReactNode;
  /** Form of `SortBottomSheet`. */
  sortBottomSheet: ReactNode;
}

/**
 * Filter and Urutkan at the foot of the mobile listing, each with its sheet; before JavaScript they open the desktop's
 * forms.
 */
export function ListingBottomBar({
  filterCount,
  filterBottomSheet,
  sortBottomSheet,
}: ListingBottomBarProps): ReactElement {
  return (
    <div className="bottomBar layout-mobile">
      <ModalTrigger
        icon="filter"
        popoverBefore={FILTERS_ID}
        title={listingText.filter}
        label={
          filterCount === 0 ? (
            listingText.filter
          ) : (
            <>
              <span aria-hidden="true">{listingText.filter}</span>
              <span className="bottomBar-count" aria-hidden="true">
                {filterCount}
              </span>
              <span className="layout-hidden">{listingText.filterActive(filterCount)}</span>
            </>
          )
        }
      >
        {filterBottomSheet}
      </ModalTrigger>
      <ModalTrigger icon="sort" popoverBefore={SORT_ID} title={listingText.sort} label={listingText.sort}>
        {sortBottomSheet}
      </ModalTrigger>
    </div>
  );
}
