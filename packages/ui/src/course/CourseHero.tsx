import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Cloth } from '../cloth/Cloth.tsx';
import { heroGround } from '../cloth/swatch.ts';
import type { Thumbnail } from '../cloth/thumbnail.ts';
import { Icon } from '../icons/Icon.tsx';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';
import { Stars } from '../rating/Stars.tsx';
import type { RatingView } from '../rating/RatingLine.tsx';

export interface CourseHeroProps {
  /** `Breadcrumb`. */
  breadcrumb: ReactNode;
  /** `Badge` elements: type, certificate, Prakerja, voucher. */
  badges: ReactNode;
  title: string;
  summary: string | null;
  rating: RatingView | null;
  /** The institution; without a page of its own only its name. */
  partner: { name: string; href: string | null };
  locationText: string | null;
  cloth: Thumbnail;
  linkComponent?: LinkComponent;
}

/** Head of the course page in the course's own cloth: its ground with an 8.5 % field (docs/look.md#motif). */
export function CourseHero(props: CourseHeroProps): ReactElement {
  const { breadcrumb, badges, title, summary, rating, partner, locationText, cloth, linkComponent } = props;
  const field: Thumbnail = { ...cloth, layout: 'latar', scale: 1.9, offsetX: 20, offsetY: 10 };
  return (
    <section className="dh on-deep" style={{ '--dh-ground': heroGround(cloth.motif) } as CSSProperties}>
      <Cloth thumbnail={field} quiet fixedScale />
      <div className="wrap dh-in">
        {breadcrumb}
        <div className="dh-t">
          <div className="dh-badges">{badges}</div>
          <h1 className="h1">{title}</h1>
          {summary && <p className="dh-p">{summary}</p>}
          <div className="dh-m">
            {rating && (
              <span className="dh-fact">
                <Stars rating={rating.value} />
                <b className="tnum">{rating.text}</b>
                {rating.countText}
              </span>
            )}
            <span className="dh-fact">
              <Icon name="bank" />
              {partner.href === null ? (
                partner.name
              ) : (
                <Anchor as={linkComponent} className="dh-l" href={partner.href}>
                  {partner.name}
                </Anchor>
              )}
            </span>
            {locationText && (
              <span className="dh-fact">
                <Icon name="pin-fill" />
                {locationText}
              </span>
            )}
          </div>
        </div>
      </div>
      <div className="dh-hem" />
    </section>
  );
}
