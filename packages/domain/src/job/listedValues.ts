/**
 * The values a filter of vacancies asks for: a list has commas (docs/product/job.md#filters); first the whole, for a
 * name that has one itself.
 */
export function listedValues(words: string): string[] {
  const parts = words.split(',').map((word) => word.trim());
  return [...new Set([words, ...parts.filter((part) => part !== '')])];
}
