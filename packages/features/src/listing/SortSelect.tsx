import type { ReactElement, ReactNode } from 'react';
import { listingText } from '@suluh/i18n-id/listing';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { Select, type SelectOption } from '@suluh/ui/forms/Select';

interface SortSelectProps {
  name: string;
  options: readonly SelectOption[];
  value: string;
  /** Wraps the control: a GET form, or `AutoSubmitForm`. */
  form: (children: ReactNode) => ReactNode;
}

/** Names the sorting for the button that opens it on a phone before JavaScript. */
export const SORT_ID = 'sorting';

/** 'Urutkan' of the desktop listing; on a phone, before JavaScript, a popover in place of the sheet. */
export function SortSelect({ name, options, value, form }: SortSelectProps): ReactElement {
  return (
    <div id={SORT_ID} popover="auto" className="filterGroups-sort">
      {form(
        <div className="listingPage-sort layout-row filterGroups-sortRow">
          <label className="type-muted" htmlFor="sort">
            {listingText.sort}
          </label>
          <Select
            key={value}
            id="sort"
            className="listingPage-sortSelect"
            name={name}
            options={options}
            defaultValue={value}
          />
          <div className="layout-mobile">
            <SubmitButton size="small">{listingText.apply}</SubmitButton>
          </div>
          <noscript>
            <div className="layout-desktop">
              <SubmitButton size="small">{listingText.apply}</SubmitButton>
            </div>
          </noscript>
        </div>,
      )}
    </div>
  );
}
