import { readEnvironment } from '@suluh/config/environment';
import { apiUpstream, pictureUpstream } from '@suluh/config/upstream';
import { mainTenant } from '@suluh/tenant/main';

/** This app's tenant and the API it talks to. */
export const context = {
  tenant: { ...mainTenant(readEnvironment(process.env).MAIN_ORIGIN), pictureOrigins: pictureUpstream().pictureOrigins },
  upstream: apiUpstream(),
};

/** Paths of the origin that the other apps serve (see proxy.ts). */
export const foreignPaths = ['/internship-ddb', '/myindibiz', '/program', '/program-auth'];
