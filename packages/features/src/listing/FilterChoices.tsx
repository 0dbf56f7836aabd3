import type { ReactElement } from 'react';
import { listingText } from '@suluh/i18n-id/listing';
import { Checkbox, Radio } from '@suluh/ui/forms/Check';
import { Stars } from '@suluh/ui/rating/Stars';
import type { ChoiceGroupView, FilterOptionView } from './filterView.ts';

function Choice({ group, option }: { group: ChoiceGroupView; option: FilterOptionView }): ReactElement {
  const Control = group.kind === 'radio' ? Radio : Checkbox;
  const countText = option.countText === undefined ? {} : { countText: option.countText };
  return (
    <Control
      key={`${option.value}-${option.checked ?? false}`}
      name={group.name}
      value={option.value}
      defaultChecked={option.checked ?? false}
      disabled={option.disabled ?? false}
      {...countText}
    >
      {option.stars !== undefined && (
        <span className="check-stars">
          <Stars rating={option.stars} />
        </span>
      )}
      {option.label}
    </Control>
  );
}

/** The options of one filter; those beyond the limit wait behind 'Lihat lainnya'. */
export function FilterChoices({ group }: { group: ChoiceGroupView }): ReactElement {
  const shown = group.options.slice(0, group.visibleCount);
  const rest = group.options.slice(group.visibleCount);
  return (
    <>
      {shown.map((option) => (
        <Choice key={option.value} group={group} option={option} />
      ))}
      {rest.length > 0 && (
        <details className="filterGroups-more" open={rest.some((option) => option.checked)}>
          <summary>
            <span className="filterGroups-all">{listingText.showMore}</span>
            <span className="filterGroups-less">{listingText.showLess}</span>
          </summary>
          <div>
            {rest.map((option) => (
              <Choice key={option.value} group={group} option={option} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
