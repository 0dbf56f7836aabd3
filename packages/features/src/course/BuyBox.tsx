import type { ReactElement, ReactNode } from 'react';
import { CourseThumbnail, type CourseTypeMark } from '@suluh/ui/cloth/CourseThumbnail';
import type { Thumbnail } from '@suluh/ui/cloth/thumbnail.ts';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { CurriculumTrial } from '@suluh/ui/course/Curriculum';
import { Icon } from '@suluh/ui/icons/Icon';
import type { IconName } from '@suluh/ui/icons/iconNames.ts';

export interface CourseFactView {
  icon: IconName;
  label: string;
  value: string;
}

interface BuyBoxProps {
  cloth: Thumbnail;
  imageUrl: string | null;
  /** Load the picture at once: it is the largest thing seen first. */
  eager: boolean;
  typeMark: { code: CourseTypeMark; name: string };
  /** The lesson that opens before buying, on the picture; none where no lesson does. */
  trial?: CurriculumTrial | null;
  /** `Price`, or what stands there for an owner; nothing where nothing is sold. */
  price: ReactNode;
  /**
   * The flame: buy, register, start or choose a schedule; large and as wide as the box. What the bar of a phone shows
   * too carries the class buyBox-inBar.
   */
  action: ReactNode;
  /** Wishlist and share, side by side. */
  secondary: ReactNode;
  /** A line of its own below them. */
  further?: ReactNode;
  facts: readonly CourseFactView[];
}

/**
 * Price and actions beside the course, sticky, overlapping the hero from 1024 px. On a phone it stands in the page
 * below the hero with picture, wishlist, share and facts; price and flame are in the `BuyBar` there.
 */
export function BuyBox({
  cloth,
  imageUrl,
  eager,
  typeMark,
  trial = null,
  price,
  action,
  secondary,
  further = null,
  facts,
}: BuyBoxProps): ReactElement {
  return (
    <aside className="buyBox">
      <CourseThumbnail cloth={{ ...cloth, layout: 'latar' }} imageUrl={imageUrl} typeMark={typeMark} eager={eager} />
      {trial && (
        <ButtonLink
          kind="line"
          size="small"
          icon="play"
          className="buyBox-trial"
          href={trial.href}
          aria-label={trial.label}
        >
          {trial.text}
        </ButtonLink>
      )}
      <div className="buyBox-body">
        <div className="buyBox-price buyBox-inBar">{price}</div>
        {action}
        <div className="buyBox-secondary">{secondary}</div>
        {further}
        <FactList facts={facts} />
      </div>
    </aside>
  );
}

/** Facts of the course in rows. */
export function FactList({ facts }: { facts: readonly CourseFactView[] }): ReactElement {
  return (
    <ul className="buyBox-facts">
      {facts.map((fact) => (
        <li key={fact.label}>
          <Icon name={fact.icon} className="buyBox-icon" />
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
    <div className="stickyBar buyBox-bar layout-mobile">
      {wishlist}
      {price}
      {action}
    </div>
  );
}
