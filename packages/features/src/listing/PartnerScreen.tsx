import { pathTo } from '@suluh/domain/address';
import type { QuerySource } from '@suluh/domain/listing';
import { sanitiseUrl } from '@suluh/domain/validation';
import { partnerText } from '@suluh/i18n-id/partner';
import { Anchor } from '@suluh/ui/links/Anchor';
import { notFound, redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { storedAddress } from '../parts/pictures/index.ts';
import type { AppContext } from '../parts/context/index.ts';
import { ratingView } from '../parts/courses/index.ts';
import { ListingScreen } from './ListingScreen.tsx';
import { loadPartner, partnerNumbers } from './partner.ts';
import { PartnerHeader } from './PartnerHeader.tsx';
import { PartnerStylesheet } from './PartnerStylesheet.tsx';

interface PartnerScreenProps {
  context: AppContext;
  code: string;
  search: QuerySource;
}

/**
 * /institution-partner/{code}: the institution by its name, who it is, and its courses as a listing. An
 * unknown one is not found; one that cannot be loaded leads to the page that says so (docs/product/errors.md).
 */
export async function PartnerScreen({ context, code, search }: PartnerScreenProps): Promise<ReactElement> {
  const { routes } = context.tenant;
  const outcome = await loadPartner(context, code);
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed') redirect(pathTo(routes, 'notFound'));
  const partner = outcome.data.data;
  const logoUrl = storedAddress(partner.foto);
  const website = partner.website === null ? null : sanitiseUrl(partner.website);
  return (
    <>
      <PartnerStylesheet />
      <ListingScreen
        context={context}
        source={{ kind: 'partner', code: partner.code }}
        path={pathTo(routes, 'partner', { code: partner.code })}
        search={search}
        title={partner.orgName}
        intro={
          <PartnerHeader
            logo={logoUrl === null ? null : { url: logoUrl, alt: partnerText.logo(partner.orgName) }}
            cityText={partner.city}
            rating={ratingView(partner)}
            description={partner.description}
            numbers={partnerNumbers(partner)}
            website={
              website && (
                <Anchor className="type-link" href={website}>
                  {partnerText.website}
                </Anchor>
              )
            }
          />
        }
        parents={[{ href: pathTo(routes, 'partners'), label: partnerText.title }]}
      />
    </>
  );
}
