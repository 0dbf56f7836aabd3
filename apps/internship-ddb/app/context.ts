import { siteOrigins } from '@suluh/config/origins';
import { apiUpstream, pictureUpstream } from '@suluh/config/upstream';
import { internshipTenant } from '@suluh/tenant/internship';

/** This app's tenant and the API it talks to. */
export const context = {
  tenant: { ...internshipTenant(siteOrigins().internship), pictureOrigins: pictureUpstream().pictureOrigins },
  upstream: apiUpstream(),
};
