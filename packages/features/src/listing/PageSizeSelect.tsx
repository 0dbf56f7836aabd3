import type { ReactElement, ReactNode } from 'react';
import { paginationText } from '@suluh/i18n-id/control';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { Select } from '@suluh/ui/forms/Select';

interface PageSizeSelectProps {
  name: string;
  /** Sizes on offer: 10, 20 and 30 (docs/product/listing.md). */
  sizes: readonly number[];
  value: number;
  form: (children: ReactNode) => ReactNode;
  applyText: string;
}

/** 'Tampilkan 10' below a list. */
export function PageSizeSelect({ name, sizes, value, form, applyText }: PageSizeSelectProps): ReactElement {
  const options = sizes.map((size) => ({ value: String(size), label: String(size) }));
  return (
    <>
      {form(
        <div className="listingPage-pageSize layout-row">
          <label className="type-muted" htmlFor="page-size">
            {paginationText.show}
          </label>
          <Select
            key={value}
            id="page-size"
            className="type-tabular listingPage-pageSizeSelect"
            small
            name={name}
            options={options}
            defaultValue={String(value)}
          />
          <noscript>
            <SubmitButton size="small">{applyText}</SubmitButton>
          </noscript>
        </div>,
      )}
    </>
  );
}
