/** What was found, filled up to a row by others that are not among it. */
export function filledRow<Card extends { id: number }>(
  found: readonly Card[],
  others: readonly Card[],
  length: number,
): Card[] {
  const known = new Set(found.map(({ id }) => id));
  const missing = Math.max(0, length - found.length);
  return [...found, ...others.filter(({ id }) => !known.has(id)).slice(0, missing)];
}
