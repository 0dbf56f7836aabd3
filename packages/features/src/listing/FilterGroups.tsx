'use client';
import type { ReactElement } from 'react';
import { AgeRange } from './AgeRange.tsx';
import { FilterChoiceGroup, FilterGroupDetails } from './FilterGroupDetails.tsx';
import type { FilterGroupView } from './filterView.ts';

/**
 * The collapsible groups of the filter: plain form controls, so a GET form sends them without JavaScript. Drawn in the
 * browser too, so that column and sheet share one list in the page's data instead of bringing their markup twice.
 */
export function FilterGroups({
  groups,
  idPrefix,
}: {
  groups: readonly FilterGroupView[];
  idPrefix: string;
}): ReactElement {
  return (
    <>
      {groups.map((group) =>
        group.kind === 'age' ? (
          <FilterGroupDetails key={group.id} group={group}>
            <AgeRange group={group} idPrefix={idPrefix} />
          </FilterGroupDetails>
        ) : (
          <FilterChoiceGroup key={group.id} group={group} />
        ),
      )}
    </>
  );
}
