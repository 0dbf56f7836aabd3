import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Cloth } from '@suluh/ui/cloth/Cloth';
import { heroGround } from '@suluh/ui/cloth/swatch.ts';
import type { Thumbnail } from '@suluh/ui/cloth/thumbnail.ts';
import { Icon } from '@suluh/ui/icons/Icon';
import { Anchor, type LinkComponent } from '@suluh/ui/links/Anchor';
import { Stars } from '@suluh/ui/rating/Stars';
import type { RatingView } from '@suluh/ui/rating/RatingLine';

export interface CourseHeroProps {
  /** `Breadcrumb`. */
  breadcrumb: ReactNode;
  /** `Badge` elements: type, certificate, Prakerja, voucher. */
  badges: ReactNode;
  title: string;
  summary: string | null;
  rating: RatingView | null;
  /** How many have taken it. */
  studentsText?: string | null;
  /** The institution; without a page of its own only its name. */
  partner: { name: string; href: string | null };
  locationText: string | null;
  /** The day it was changed last. */
  updatedText?: string;
  cloth: Thumbnail;
  /** Below the facts: how far its owner is. */
  after?: ReactNode;
  linkComponent?: LinkComponent;
}

/** Head of the course page in the course's own cloth: its ground with an 8.5 % field (docs/look.md#motif). */
export function CourseHero(props: CourseHeroProps): ReactElement {
  const {
    breadcrumb,
    badges,
    title,
    summary,
    rating,
    studentsText,
    partner,
    locationText,
    updatedText,
    cloth,
    after,
    linkComponent,
  } = props;
  const field: Thumbnail = { ...cloth, layout: 'latar', scale: 1.9, offsetX: 20, offsetY: 10 };
  return (
    <section className="courseHero ground-deep" style={{ '--dh-ground': heroGround(cloth.motif) } as CSSProperties}>
      <Cloth thumbnail={field} quiet fixedScale className="courseHero-cloth" />
      <div className="layout-page courseHero-inside">
        {breadcrumb}
        <div className="courseHero-text">
          <div className="courseHero-badges">{badges}</div>
          <h1 className="type-h1">{title}</h1>
          {summary && <p className="courseHero-summary">{summary}</p>}
          <div className="courseHero-meta">
            {rating && (
              <span className="courseHero-fact">
                <Stars rating={rating.value} />
                <b className="type-tabular">{rating.text}</b>
                {rating.countText}
              </span>
            )}
            {studentsText && (
              <span className="courseHero-fact">
                <Icon name="users" />
                {studentsText}
              </span>
            )}
            <span className="courseHero-fact">
              <Icon name="bank" />
              {partner.href === null ? (
                partner.name
              ) : (
                <Anchor as={linkComponent} className="courseHero-link" href={partner.href}>
                  {partner.name}
                </Anchor>
              )}
            </span>
            {locationText && (
              <span className="courseHero-fact">
                <Icon name="pin-fill" />
                {locationText}
              </span>
            )}
            {updatedText && (
              <span className="courseHero-fact">
                <Icon name="calendar" />
                {updatedText}
              </span>
            )}
          </div>
          {after}
        </div>
      </div>
      <div className="courseHero-hem" />
    </section>
  );
}
