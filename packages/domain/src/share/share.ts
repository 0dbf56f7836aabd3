/**
 * The address that is shared: the site's origin plus the path of the page (docs/product/addresses.md#main-site:
 * internship share link).
 */
export function shareAddress(siteOrigin: string, path: string): string {
  return `${siteOrigin.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** The mobile app's deep link carrying the current address (docs/product/navigation.md#app-banner; R25). */
export function appDeepLink({ scheme, currentAddress }: { scheme: string; currentAddress: string }): string {
  return `${scheme}://open?url=${encodeURIComponent(currentAddress)}`;
}
