import type { ReactElement } from 'react';
import { Cloth } from '../cloth/Cloth.tsx';
import { swatchOf } from '../cloth/swatch.ts';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';

export interface CategoryView {
  id: number | string;
  name: string;
  href: string;
  /** How many courses it has, where that is told. */
  countText?: string;
}

interface CategoryGridProps {
  categories: readonly CategoryView[];
  linkComponent?: LinkComponent;
}

/** Categories as swatches of their cloth: six in a row, three on a phone. */
export function CategoryGrid({ categories, linkComponent }: CategoryGridProps): ReactElement {
  return (
    <ul className="categoryGrid">
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
    </ul>
  );
}
