import type { ReactElement } from 'react';
import { listingText } from '@suluh/i18n-id/listing';
import { savedFilterText } from '@suluh/i18n-id/savedFilter';
import { ChipLink } from '@suluh/ui/badges/Chip';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { LinkComponent } from '@suluh/ui/links/Anchor';
import { KeptFilters } from './KeptFilters.tsx';

export interface ActiveFilterView {
  label: string;
  /** The listing without this filter. */
  removeHref: string;
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilterView[];
  resetHref: string;
  /** Where this listing is kept by a name, and where those that are kept stand. */
  saveHref?: string;
  savedHref?: string;
  /** Its address is too long to be kept. */
  isTooLong?: boolean;
  linkComponent?: LinkComponent;
}

/**
 * Removable chips of the chosen filters, a reset, and the way to keep them; where none is chosen the way to those that
 * are kept alone (docs/product/listing.md#saved-filters).
 */
export function ActiveFilters(props: ActiveFiltersProps): ReactElement | null {
  const { filters, resetHref, saveHref, savedHref, isTooLong = false, linkComponent } = props;
  const kept = savedHref && <KeptFilters href={savedHref} label={savedFilterText.title} />;
  if (filters.length === 0) return kept ? <div className="chip-row">{kept}</div> : null;
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
      {isTooLong && <span className="type-small type-muted">{savedFilterText.tooLong}</span>}
      {saveHref && !isTooLong && (
        <ButtonLink kind="plain" size="small" href={saveHref} rel="nofollow">
          {savedFilterText.keep}
        </ButtonLink>
      )}
      {kept}
    </div>
  );
}
