import { siteOrigins } from '@suluh/config/origins';
import { apiUpstream, pictureUpstream } from '@suluh/config/upstream';
import { myindibizTenant } from '@suluh/tenant/myindibiz';

/** This app's tenant and the API it talks to. */
export const context = {
  tenant: { ...myindibizTenant(siteOrigins().myindibiz), pictureOrigins: pictureUpstream().pictureOrigins },
  upstream: apiUpstream(),
};
