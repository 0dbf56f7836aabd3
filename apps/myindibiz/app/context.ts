import { readEnvironment } from '@suluh/config/environment';
import { apiUpstream, pictureUpstream } from '@suluh/config/upstream';
import { myindibizTenant } from '@suluh/tenant/myindibiz';

/** This app's tenant and the API it talks to. */
export const context = {
  tenant: {
    ...myindibizTenant(readEnvironment(process.env).MYINDIBIZ_ORIGIN),
    pictureOrigins: pictureUpstream().pictureOrigins,
  },
  upstream: apiUpstream(),
};
