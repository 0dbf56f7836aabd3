import type { ReactElement } from 'react';
import { headerText } from '@suluh/i18n-id/navigation';
import { buttonClass } from '../buttons/buttonClass.ts';
import { Cloth } from '../cloth/Cloth.tsx';
import { swatchOf } from '../cloth/swatch.ts';
import { Icon } from '../icons/Icon.tsx';
import { Popover } from '../dialogs/Popover.tsx';
import { stillInside } from '../sections/stillInside.ts';

interface CategoryView {
  id: number | string;
  name: string;
  href: string;
  /** How many courses it has. */
  countText?: string;
}

interface MegaMenuProps {
  categories: readonly CategoryView[];
  /** Where the courses of all of them are. */
  allHref: string;
}

/** 'Kategori' of the header with its panel: four columns, a petal of each cloth, how many courses, and at its end all of them. Works without JavaScript. */
export function MegaMenu({ categories, allHref }: MegaMenuProps): ReactElement {
  const items = () => [
    ...categories.map((category) => (
      <li key={category.id}>
        <a href={category.href}>
          <span className="megaMenu-motif">
            <Cloth thumbnail={{ ...swatchOf(category), scale: 0.9 }} fixedScale />
          </span>
          {category.name}
          {category.countText && <small className="type-muted">{category.countText}</small>}
        </a>
      </li>
    )),
    <li key="all" className="megaMenu-all">
      <a href={allHref}>
        {headerText.allCategories}
        <Icon name="arrow-right" size={16} />
      </a>
    </li>,
  ];
  return (
    <Popover
      id="menu-kategori"
      buttonClass={buttonClass({ kind: 'plain', size: 'small' })}
      button={
        <>
          <Icon name="categories" />
          {headerText.categories}
          <Icon name="caret-down" size={16} />
        </>
      }
      panel={{ className: 'popover megaMenu', role: 'navigation', 'aria-label': headerText.categories }}
    >
      <ul {...stillInside(`menu ${allHref} ${JSON.stringify(categories)}`, items)} />
    </Popover>
  );
}
