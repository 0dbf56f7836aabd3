import type { ReactElement, ReactNode } from 'react';
import { Avatar } from '@suluh/ui/feedback/Avatar';
import { Icon } from '@suluh/ui/icons/Icon';
import { RatingLine, type RatingView } from '@suluh/ui/rating/RatingLine';

interface PartnerHeaderProps {
  /** Name of the section for assistive technology. */
  label: string;
  name: string;
  logo: { url: string; alt: string } | null;
  cityText: string | null;
  rating: RatingView | null;
  description: string;
  /** Link to the institution's own site. */
  website?: ReactNode;
}

/** Who an institution is, above the list of its courses; the page's h1 is the list's. Needs PartnerStylesheet. */
export function PartnerHeader({
  label,
  name,
  logo,
  cityText,
  rating,
  description,
  website,
}: PartnerHeaderProps): ReactElement {
  return (
    <section className="layout-page partnerHeader" aria-label={label}>
      <div className="partnerHeader-name">
        {logo ? <img src={logo.url} alt={logo.alt} width={56} height={56} /> : <Avatar name={name} />}
        <p className="type-h2">
          <b>{name}</b>
        </p>
      </div>
      <div className="partnerHeader-facts">
        {cityText && (
          <span>
            <Icon name="pin" />
            {cityText}
          </span>
        )}
        {rating && <RatingLine rating={rating} />}
        {website}
      </div>
      {description && <p className="type-lead partnerHeader-lead">{description}</p>}
    </section>
  );
}
