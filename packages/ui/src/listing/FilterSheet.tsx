import type { ReactElement } from 'react';
import { listingText } from '@suluh/i18n-id/listing';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { SubmitButton } from '../buttons/SubmitButton.tsx';
import type { LinkComponent } from '../links/Anchor.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import type { FilterGroupView } from './filterView.ts';

interface FilterSheetProps {
  groups: readonly FilterGroupView[];
  resetHref: string;
  linkComponent?: LinkComponent;
}

/** Inside of the filter sheet's form: values are temporary until 'Terapkan' (docs/product/listing.md#filters). */
export function FilterSheet({ groups, resetHref, linkComponent }: FilterSheetProps): ReactElement {
  return (
    <>
      <div className="sheet-b">
        <FilterGroups groups={groups} idPrefix="sheet" />
      </div>
      <div className="sheet-f">
        <ButtonLink kind="line" href={resetHref} linkComponent={linkComponent}>
          {listingText.reset}
        </ButtonLink>
        <SubmitButton>{listingText.apply}</SubmitButton>
      </div>
    </>
  );
}
