'use client';
import type { ReactElement } from 'react';
import { Icon } from '@suluh/ui/icons/Icon';
import { AgeRange } from './AgeRange.tsx';
import { FilterChoices } from './FilterChoices.tsx';
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
      {groups.map((group) => (
        <details
          key={group.id}
          className={group.waitsForOffline ? 'filterGroups filterGroups-waits' : 'filterGroups'}
          open={group.open}
        >
          <summary>
            {group.title}
            <Icon name="caret-down" className="filterGroups-caret" />
          </summary>
          <div role="group" aria-label={group.title}>
            {group.kind === 'age' ? <AgeRange group={group} idPrefix={idPrefix} /> : <FilterChoices group={group} />}
          </div>
        </details>
      ))}
    </>
  );
}
