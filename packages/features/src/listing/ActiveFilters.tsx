import type { ReactElement } from 'react';
import { listingText } from '@suluh/i18n-id/listing';
import { ChipLink } from '@suluh/ui/badges/Chip';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { LinkComponent } from '@suluh/ui/links/Anchor';

export interface ActiveFilterView {
  label: string;
  /** The listing without this filter. */
  removeHref: string;
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilterView[];
  resetHref: string;
  linkComponent?: LinkComponent;
}

/** Removable chips of the chosen filters and a reset; nothing when none is chosen. */
export function ActiveFilters({ filters, resetHref, linkComponent }: ActiveFiltersProps): ReactElement | null {
  if (filters.length === 0) return null;
  return (
    <div className="chip-row" role="group" aria-label={listingText.filterActive(filters.length)}>
      {filters.map((filter) => (
        <ChipLink
          key={filter.removeHref}
          href={filter.removeHref}
          removeLabel={listingText.removeFilter(filter.label)}
          linkComponent={linkComponent}
        >
          {filter.label}
        </ChipLink>
      ))}
      <ButtonLink kind="plain" size="small" href={resetHref} linkComponent={linkComponent}>
        {listingText.reset}
      </ButtonLink>
    </div>
  );
}
