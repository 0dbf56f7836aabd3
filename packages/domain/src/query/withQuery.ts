/** Query values a link may carry; empty ones are left out (spec 7). */
export type Query = Record<string, string | number | null | undefined>;

/** A path with these query values: '' and null are left out (spec 7), what the path carries under the same name is replaced. */
export function withQuery(path: string, query: Query = {}): string {
  const [address = '', carried] = path.split('?', 2);
  const search = new URLSearchParams(carried);
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') search.delete(name);
    else search.set(name, String(value));
  }
  return search.size > 0 ? `${address}?${search.toString()}` : address;
}
