import type { Partner } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import type { PartnerView } from '@suluh/ui/home/PartnerList';
import { storedAddress } from '../parts/pictures/index.ts';

/** An institution as a list shows it. */
export const partnerView = (
  { code, orgName, foto }: Pick<Partner, 'code' | 'orgName' | 'foto'>,
  routes: Routes,
): PartnerView => ({ name: orgName, href: pathTo(routes, 'partner', { code }), logoUrl: storedAddress(foto) });
