import type { Landing } from '@suluh/api/types';
import { landingText } from '@suluh/i18n-id/landing';
import { Badge } from '@suluh/ui/badges/Badge';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Cloth } from '@suluh/ui/cloth/Cloth';
import type { MotifName } from '@suluh/ui/cloth/motifs.ts';
import { fieldOf } from '@suluh/ui/cloth/swatch.ts';
import { Icon } from '@suluh/ui/icons/Icon';
import { Section } from '@suluh/ui/sections/Section';
import type { ReactElement } from 'react';

interface LandingOffersProps {
  landing: Landing;
  /** Where choosing one leads. */
  href: string;
}

/** Cloth of the strips, one after the other. */
const STRIPS: readonly MotifName[] = ['kawung', 'parang', 'truntum', 'nitik'];

const pointsOf = (lines: string): string[] => lines.split('\n').filter((line) => line.trim() !== '');

/** What can be had, side by side, the recommended one framed and named (docs/look.md#pictures, Offer cards). */
export function LandingOffers({ landing, href }: LandingOffersProps): ReactElement | null {
  const { offers, offersTitle, offersLead } = landing;
  if (offers.length === 0) return null;
  return (
    <Section title={offersTitle || landingText.offers} {...(offersLead ? { lead: offersLead } : {})}>
      <ul className="landingOffers">
        {offers.map(({ name, audience, price, unit, points, isRecommended }, index) => (
          <li
            key={name}
            className={isRecommended ? 'landingOffers-card landingOffers-recommended' : 'landingOffers-card'}
          >
            <span className="landingOffers-strip">
              <Cloth thumbnail={fieldOf(STRIPS[index % STRIPS.length]!, 1.04)} fixedScale />
            </span>
            <div className="landingOffers-head">
              <h3 className="type-h3">{name}</h3>
              {isRecommended && <Badge tone="prakerja">{landingText.recommended}</Badge>}
            </div>
            {audience && <p className="type-small type-muted">{audience}</p>}
            {price && (
              <p>
                <span className="landingOffers-price">{price}</span>
                {unit && <span className="type-small type-muted">{unit}</span>}
              </p>
            )}
            <ul className="landingOffers-points">
              {pointsOf(points).map((point) => (
                <li key={point}>
                  <Icon name="check" size={18} className="landingOffers-check" />
                  {point}
                </li>
              ))}
            </ul>
            <ButtonLink kind="line" block href={href}>
              {landingText.choose(name)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
