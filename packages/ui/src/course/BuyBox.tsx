import type { ReactElement, ReactNode } from 'react';
import { CourseThumbnail, type CourseTypeMark } from '../cloth/CourseThumbnail.tsx';
import type { Thumbnail } from '../cloth/thumbnail.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';

export interface CourseFactView {
  icon: IconName;
  label: string;
  value: string;
}

interface BuyBoxProps {
  cloth: Thumbnail;
  imageUrl: string | null;
  typeMark: { code: CourseTypeMark; name: string };
  /** `Price`, or what stands there for an owner; nothing where nothing is sold. */
  price: ReactNode;
  /** The flame: buy, register, start or choose a schedule; large and as wide as the box. */
  action: ReactNode;
  /** Wishlist and share, side by side. */
  secondary: ReactNode;
  facts: readonly CourseFactView[];
}

/**
 * Price and actions beside the course, sticky, overlapping the hero from 1024 px. On a phone it stands in the page
 * below the hero with picture, wishlist, share and facts; price and flame are in the `BuyBar` there.
 */
export function BuyBox({ cloth, imageUrl, typeMark, price, action, secondary, facts }: BuyBoxProps): ReactElement {
  return (
    <aside className="buy">
      <CourseThumbnail cloth={{ ...cloth, layout: 'latar' }} imageUrl={imageUrl} typeMark={typeMark} />
      <div className="buy-b">
        {price}
        {action}
        <div className="buy-s">{secondary}</div>
        <FactList facts={facts} />
      </div>
    </aside>
  );
}

/** Facts of the course in rows. */
export function FactList({ facts }: { facts: readonly CourseFactView[] }): ReactElement {
  return (
    <ul className="facts">
      {facts.map((fact) => (
        <li key={fact.label}>
          <Icon name={fact.icon} />
          <span>{fact.label}</span>
          <b>{fact.value}</b>
        </li>
      ))}
    </ul>
  );
}

interface BuyBarProps {
  /** `Price`, or what stands there for an owner. */
  price: ReactNode;
  /** Wishlist icon button. */
  wishlist: ReactNode;
  action: ReactNode;
}

/**
 * Bottom bar of the course page below 1024 px: heart, price, flame (docs/look.md#layout-and-motion). The heart gives
 * way where the three do not fit; the page has it too.
 */
export function BuyBar({ price, wishlist, action }: BuyBarProps): ReactElement {
  return (
    <div className="stickybar buybar only-m">
      {wishlist}
      {price}
      {action}
    </div>
  );
}
