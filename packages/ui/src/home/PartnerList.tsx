import type { ReactElement } from 'react';
import { Avatar } from '../feedback/Avatar.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';

export interface PartnerView {
  name: string;
  href: string;
  logoUrl: string | null;
  /** What is said of it below its name. */
  facts?: string;
}

interface PartnerListProps {
  partners: readonly PartnerView[];
  /** Fills what is left of the last row. */
  invitation?: { href: string; text: string; lead: string } | null;
  linkComponent?: LinkComponent;
}

/** Institutions in a ruled grid: four in a row, two on a phone. Without a logo the initials stand in. */
export function PartnerList({ partners, invitation = null, linkComponent }: PartnerListProps): ReactElement {
  return (
    <ul className="partnerList">
      {partners.map((partner) => (
        <li key={partner.href}>
          <Anchor as={linkComponent} className="partnerList-link" href={partner.href}>
            {partner.logoUrl ? (
              <img src={partner.logoUrl} alt="" width={40} height={40} loading="lazy" />
            ) : (
              <Avatar name={partner.name} />
            )}
            <span>
              {partner.name}
              {partner.facts && <small className="partnerFacts">{partner.facts}</small>}
            </span>
          </Anchor>
        </li>
      ))}
      {invitation && (
        <li className="partnerInvitation">
          <Anchor as={linkComponent} className="partnerList-link" href={invitation.href}>
            <Icon name="sparkle" />
            <span>
              {invitation.text}
              <small className="partnerFacts">{invitation.lead}</small>
            </span>
          </Anchor>
        </li>
      )}
    </ul>
  );
}
