const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Writes a query: empty values are left out, arrays use brackets, `role[]=1&role[]=2` (docs/product/api.md). */
export function writeQuery(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) {
      for (const item of value) if (!isEmpty(item)) search.append(`${name}[]`, String(item));
    } else if (!isEmpty(value)) search.append(name, String(value));
  }
  return search.toString();
}
