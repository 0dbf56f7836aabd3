import type { ReactElement, ReactNode } from 'react';
import { paginationText } from '@suluh/i18n-id/common';
import { SubmitButton } from '../buttons/SubmitButton.tsx';
import { Select } from '../forms/Select.tsx';

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
        <div className="perpage row">
          <label className="muted" htmlFor="page-size">
            {paginationText.show}
          </label>
          <Select
            key={value}
            id="page-size"
            className="tnum"
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
