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

/** 'Urutkan' of the desktop listing. */
export function SortSelect({ name, options, value, form }: SortSelectProps): ReactElement {
  return (
    <div className="only-d flex">
      {form(
        <div className="sortby row">
          <label className="muted" htmlFor="sort">
            {listingText.sort}
          </label>
          <Select key={value} id="sort" name={name} options={options} defaultValue={value} />
          <noscript>
            <SubmitButton size="small">{listingText.apply}</SubmitButton>
          </noscript>
        </div>,
      )}
    </div>
  );
}
