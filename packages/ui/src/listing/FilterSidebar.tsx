import type { ReactElement, ReactNode } from 'react';
import { listingText } from '@suluh/i18n-id/listing';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { SubmitButton } from '../buttons/SubmitButton.tsx';
import type { LinkComponent } from '../links/Anchor.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import type { FilterGroupView } from './filterView.ts';

export interface HiddenField {
  name: string;
  value: string;
}

interface FilterSidebarProps {
  groups: readonly FilterGroupView[];
  /** The listing without its filters, or null when none is set. */
  resetHref: string | null;
  /** Wraps the controls: a GET form, or `AutoSubmitForm`. */
  form: (children: ReactNode) => ReactNode;
  linkComponent?: LinkComponent;
}

/** Names the filter column for the button that opens it on a phone before JavaScript. */
export const FILTERS_ID = 'filters';

/**
 * Filter column of the desktop listing. Changes apply at once with JavaScript, by a button without. Below 1024 px it is
 * hidden; before JavaScript the phone's 'Filter' opens it as a popover, in place of the sheet.
 */
export function FilterSidebar({ groups, resetHref, form, linkComponent }: FilterSidebarProps): ReactElement {
  return (
    <aside id={FILTERS_ID} popover="auto" className="filters" aria-label={listingText.filter}>
      <div className="filters-h row between">
        <h2 className="h3">{listingText.filter}</h2>
        {resetHref && (
          <ButtonLink kind="plain" size="small" href={resetHref} linkComponent={linkComponent}>
            {listingText.reset}
          </ButtonLink>
        )}
      </div>
      {form(
        <>
          <FilterGroups groups={groups} idPrefix="filter" />
          <div className="only-m">
            <SubmitButton block>{listingText.apply}</SubmitButton>
          </div>
          <noscript>
            <div className="only-d">
              <SubmitButton block>{listingText.apply}</SubmitButton>
            </div>
          </noscript>
        </>,
      )}
    </aside>
  );
}
