import { readEnvironment } from '@suluh/config/environment';
import { apiUpstream, pictureUpstream } from '@suluh/config/upstream';
import { internshipTenant } from '@suluh/tenant/internship';

/** This app's tenant and the API it talks to. */
export const context = {
  tenant: {
    ...internshipTenant(readEnvironment(process.env).INTERNSHIP_ORIGIN),
    pictureOrigins: pictureUpstream().pictureOrigins,
  },
  upstream: apiUpstream(),
};
