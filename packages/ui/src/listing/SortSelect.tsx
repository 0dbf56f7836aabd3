import type { ReactElement, ReactNode } from 'react';
import { listingText } from '@suluh/i18n-id/listing';
import { SubmitButton } from '../buttons/SubmitButton.tsx';
import { Select, type SelectOption } from '../forms/Select.tsx';

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
    <div id={SORT_ID} popover="auto" className="sortform">
      {form(
        <div className="sortby row">
          <label className="muted" htmlFor="sort">
            {listingText.sort}
          </label>
          <Select key={value} id="sort" name={name} options={options} defaultValue={value} />
          <div className="only-m">
            <SubmitButton size="small">{listingText.apply}</SubmitButton>
          </div>
          <noscript>
            <div className="only-d">
              <SubmitButton size="small">{listingText.apply}</SubmitButton>
            </div>
          </noscript>
        </div>,
      )}
    </div>
  );
}
