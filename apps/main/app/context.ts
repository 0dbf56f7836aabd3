import { siteOrigins } from '@suluh/config/origins';
import { apiUpstream, pictureUpstream } from '@suluh/config/upstream';
import { mainTenant } from '@suluh/tenant/main';

/** This app's tenant and the API it talks to. */
export const context = {
  tenant: { ...mainTenant(siteOrigins().main), pictureOrigins: pictureUpstream().pictureOrigins },
  upstream: apiUpstream(),
};
