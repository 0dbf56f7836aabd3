import type { ReactElement } from 'react';
import { listingText } from '@suluh/i18n-id/listing';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import type { LinkComponent } from '@suluh/ui/links/Anchor';
import { FilterGroups } from './FilterGroups.tsx';
import type { FilterGroupView } from './filterView.ts';

interface FilterBottomSheetProps {
  groups: readonly FilterGroupView[];
  resetHref: string;
  linkComponent?: LinkComponent;
}

/** Inside of the filter sheet's form: values are temporary until 'Terapkan' (docs/product/listing.md#filters). */
export function FilterBottomSheet({ groups, resetHref, linkComponent }: FilterBottomSheetProps): ReactElement {
  return (
    <>
      <div className="bottomSheet-body filterGroups-sheet">
        <FilterGroups groups={groups} idPrefix="sheet" />
      </div>
      <div className="bottomSheet-foot">
        <ButtonLink kind="line" href={resetHref} linkComponent={linkComponent}>
          {listingText.reset}
        </ButtonLink>
        <SubmitButton>{listingText.apply}</SubmitButton>
      </div>
    </>
  );
}
