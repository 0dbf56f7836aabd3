/**
 * The address that is shared: the site's origin plus the path of the page (spec 2, Routes: internship share
 * link).
 */
export function shareAddress(siteOrigin: string, path: string): string {
  return `${siteOrigin.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** The mobile app's deep link carrying the current address (spec 2, Mobile app banner; decisions 25). */
export function appDeepLink({ scheme, currentAddress }: { scheme: string; currentAddress: string }): string {
  return `${scheme}://open?url=${encodeURIComponent(currentAddress)}`;
}
