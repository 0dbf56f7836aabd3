import type { ReactElement } from 'react';
import { listingText } from '@suluh/i18n-id/listing';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { Radio } from '@suluh/ui/forms/Check';
import type { SelectOption } from '@suluh/ui/forms/Select';

interface SortBottomSheetProps {
  name: string;
  options: readonly SelectOption[];
  value: string;
}

/** Inside of the sort sheet's form. */
export function SortBottomSheet({ name, options, value }: SortBottomSheetProps): ReactElement {
  return (
    <>
      <div className="bottomSheet-body" role="radiogroup" aria-label={listingText.sort}>
        {options.map((option) => (
          <Radio key={option.value} name={name} value={option.value} defaultChecked={option.value === value}>
            {option.label}
          </Radio>
        ))}
      </div>
      <div className="bottomSheet-foot">
        <SubmitButton>{listingText.apply}</SubmitButton>
      </div>
    </>
  );
}
