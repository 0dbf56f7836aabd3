/** Half of a letter, or NUL: no text the database can hold. */
const isUnstorable = (text: string): boolean => !text.isWellFormed() || text.includes('\0');

/**
 * Where something sent holds text the database cannot hold, as a path of names; null where all of it can be. Every call but those that say so
 * passes here, so that no statement meets such a text.
 */
export function unstorablePath(value: unknown): string[] | null {
  if (typeof value === 'string') return isUnstorable(value) ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, each] of Object.entries(value)) {
    if (isUnstorable(name)) return [];
    const path = unstorablePath(each);
    if (path) return [name, ...path];
  }
  return null;
}
