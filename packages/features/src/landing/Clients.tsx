import { enterpriseText } from '@suluh/i18n-id/home';
import { Avatar } from '@suluh/ui/feedback/Avatar';
import { Section } from '@suluh/ui/sections/Section';
import type { ReactElement } from 'react';

interface ClientsProps {
  companies: readonly { name: string; logoUrl: string | null }[];
}

/** Businesses whose teams learn here; nothing without any. */
export function Clients({ companies }: ClientsProps): ReactElement | null {
  if (companies.length === 0) return null;
  return (
    <Section title={enterpriseText.clients}>
      <ul className="partnerList">
        {companies.map(({ name, logoUrl }) => (
          <li key={name}>
            <span className="partnerList-link">
              {logoUrl ? <img src={logoUrl} alt="" width={40} height={40} loading="lazy" /> : <Avatar name={name} />}
              <span>{name}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
