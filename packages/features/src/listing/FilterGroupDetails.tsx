import type { ReactElement, ReactNode } from 'react';
import { Icon } from '@suluh/ui/icons/Icon';
import { FilterChoices } from './FilterChoices.tsx';
import type { ChoiceGroupView, FilterGroupView } from './filterView.ts';

interface FilterGroupDetailsProps {
  group: Pick<FilterGroupView, 'id' | 'title' | 'open' | 'waitsForOffline'>;
  children: ReactNode;
}

/** One group of the filter, opened and closed by its title. */
export function FilterGroupDetails({ group, children }: FilterGroupDetailsProps): ReactElement {
  return (
    <details className={group.waitsForOffline ? 'filterGroups filterGroups-waits' : 'filterGroups'} open={group.open}>
      <summary>
        {group.title}
        <Icon name="caret-down" className="filterGroups-caret" />
      </summary>
      <div role="group" aria-label={group.title}>
        {children}
      </div>
    </details>
  );
}

/** A group of choices. */
export const FilterChoiceGroup = ({ group }: { group: ChoiceGroupView }): ReactElement => (
  <FilterGroupDetails group={group}>
    <FilterChoices group={group} />
  </FilterGroupDetails>
);
