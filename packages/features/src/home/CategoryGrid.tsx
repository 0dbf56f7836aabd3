import type { ReactElement } from 'react';
import { headerText } from '@suluh/i18n-id/navigation';
import { Cloth } from '@suluh/ui/cloth/Cloth';
import { swatchOf } from '@suluh/ui/cloth/swatch.ts';
import { Icon } from '@suluh/ui/icons/Icon';
import { Anchor, type LinkComponent } from '@suluh/ui/links/Anchor';
import { categoryColumns } from './categoryColumns.ts';

interface CategoryView {
  id: number | string;
  name: string;
  href: string;
}

interface CategoryGridProps {
  categories: readonly CategoryView[];
  /** Where all are: a cell of its own, where it fills a last row that would not be full. */
  allHref: string;
  linkComponent?: LinkComponent;
}

/** Categories as swatches of their cloth: up to six in a row, three on a phone, and no last row that is not full. */
export function CategoryGrid({ categories, allHref, linkComponent }: CategoryGridProps): ReactElement {
  const { wide, withAll } = categoryColumns(categories.length);
  return (
    <ul className={wide === 6 ? 'categoryGrid' : `categoryGrid categoryGrid-${wide}`}>
      {categories.map((category) => (
        <li key={category.id}>
          <Anchor as={linkComponent} className="categoryGrid-link" href={category.href}>
            <span className="categoryGrid-swatch">
              <Cloth thumbnail={swatchOf(category)} className="categoryGrid-cloth" />
            </span>
            <span className="categoryGrid-name">{category.name}</span>
          </Anchor>
        </li>
      ))}
      {withAll && (
        <li>
          <Anchor as={linkComponent} className="categoryGrid-link" href={allHref}>
            <span className="categoryGrid-swatch categoryGrid-all">
              <Icon name="categories" size={32} />
            </span>
            <span className="categoryGrid-name">{headerText.allCategories}</span>
          </Anchor>
        </li>
      )}
    </ul>
  );
}
