import type { Partner } from '@suluh/api/types';
import { internshipText } from '@suluh/i18n-id/tenant';
import { Badge } from '@suluh/ui/badges/Badge';
import { Section } from '@suluh/ui/sections/Section';
import type { ReactElement } from 'react';

/** Institutions whose courses the internship gives (docs/product/internship.md#courses). */
export const Partnership = ({ partners }: { partners: readonly Partner[] }): ReactElement => (
  <Section band title={internshipText.partnership} id="mitra">
    <p className="homeScreen-partnership">
      {partners.map(({ code, orgName }) => (
        <Badge key={code} icon="bank">
          {orgName}
        </Badge>
      ))}
    </p>
  </Section>
);
