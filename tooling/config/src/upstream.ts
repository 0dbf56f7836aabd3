import { readEnvironment } from './environment.ts';

/** Where a tenant app finds stored pictures, and whose else it may resize. */
export function pictureUpstream(): { storageUrl: string; pictureOrigins: readonly string[] } {
  const { STORAGE_URL, PICTURE_ORIGINS } = readEnvironment(process.env);
  return { storageUrl: STORAGE_URL, pictureOrigins: PICTURE_ORIGINS };
}

/** Where a tenant app finds the API and with which client credentials, from the environment. */
export function apiUpstream(): {
  apiOrigin: string;
  clientId: string;
  clientSecret: string;
  visitorSecret: string | undefined;
} {
  const { API_ORIGIN, CLIENT_ID, CLIENT_SECRET, VISITOR_SECRET } = readEnvironment(process.env);
  return { apiOrigin: API_ORIGIN, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, visitorSecret: VISITOR_SECRET };
}

/** What settles who a visitor of this process is. */
export function visitorSettings(): { trustedProxies: string; secret: string | undefined } {
  const { TRUSTED_PROXIES, VISITOR_SECRET } = readEnvironment(process.env);
  return { trustedProxies: TRUSTED_PROXIES, secret: VISITOR_SECRET };
}
