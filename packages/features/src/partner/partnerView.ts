import type { Partner } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { partnerText } from '@suluh/i18n-id/partner';
import type { PartnerView } from '@suluh/ui/home/PartnerList';
import { storedAddress } from '../parts/pictures/index.ts';

type Listed = Pick<Partner, 'code' | 'orgName' | 'foto' | 'city' | 'totalCourse'>;

/** An institution as the list of all shows it: with its courses and where it is at home. */
export const partnerView = ({ code, orgName, foto, city, totalCourse }: Listed, routes: Routes): PartnerView => ({
  name: orgName,
  href: pathTo(routes, 'partner', { code }),
  logoUrl: storedAddress(foto),
  facts: [totalCourse > 0 && partnerText.courseCount(wholeNumber(totalCourse)), city].filter(Boolean).join(' · '),
});
