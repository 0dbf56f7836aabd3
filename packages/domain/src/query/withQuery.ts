/** Query values a link may carry; empty ones are left out (docs/product/api.md). */
export type Query = Record<string, string | number | null | undefined>;

/**
 * A path with these query values: '' and null are left out (docs/product/api.md), what the path carries under the same
 * name is replaced, and the place on the page it leads to stays last.
 */
export function withQuery(to: string, query: Query = {}): string {
  const hashAt = to.includes('#') ? to.indexOf('#') : to.length;
  const [path, hash] = [to.slice(0, hashAt), to.slice(hashAt)];
  const cut = path.indexOf('?');
  const address = cut === -1 ? path : path.slice(0, cut);
  const search = new URLSearchParams(cut === -1 ? '' : path.slice(cut));
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') search.delete(name);
    else search.set(name, String(value));
  }
  return `${address}${search.size > 0 ? `?${search.toString()}` : ''}${hash}`;
}
