/** Params of a course's page that say something of the page itself, or of what was refused on it. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['ulasan', 'urutan', 'bintang', 'error', 'message', 'lapor', 'cart']);
/** More than a link that somebody shares has. */
const MOST_PARAMS = 10;
const MOST_SIGNS = 100;

/**
 * What a course's address carries on to the cart: name, promoCode, category and whatever else a link brought along
 * (docs/product/addresses.md#main-site), but what is the page's own. @param search a query string
 */
export function carriedOn(search: string): Record<string, string> {
  const carried = [...new URLSearchParams(search)].filter(
    ([name, value]) => !OF_THE_PAGE.has(name) && value !== '' && name.length + value.length <= MOST_SIGNS,
  );
  return Object.fromEntries(carried.slice(0, MOST_PARAMS));
}
