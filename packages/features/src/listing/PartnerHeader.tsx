import type { ReactElement, ReactNode } from 'react';
import { Icon } from '@suluh/ui/icons/Icon';
import { RatingLine, type RatingView } from '@suluh/ui/rating/RatingLine';

interface PartnerHeaderProps {
  logo: { url: string; alt: string } | null;
  cityText: string | null;
  rating: RatingView | null;
  description: string;
  /** 'Peserta', '1,2 rb'. */
  numbers: readonly { label: string; value: string }[];
  /** Link to the institution's own site. */
  website?: ReactNode;
}

/** Who an institution is, between its name, the page's h1, and the list of its courses. Needs PartnerStylesheet. */
export function PartnerHeader({
  logo,
  cityText,
  rating,
  description,
  numbers,
  website,
}: PartnerHeaderProps): ReactElement {
  return (
    <>
      <div className="listingPage-words partnerHeader">
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
        {description && <p>{description}</p>}
        {numbers.length > 0 && (
          <dl className="partnerHeader-numbers">
            {numbers.map(({ label, value }) => (
              <div key={label}>
                <dt className="type-small type-muted">{label}</dt>
                <dd className="type-h2 type-tabular">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {logo && (
        <div className="listingPage-picture partnerHeader-mark">
          <img src={logo.url} alt={logo.alt} width={160} height={160} />
        </div>
      )}
    </>
  );
}
