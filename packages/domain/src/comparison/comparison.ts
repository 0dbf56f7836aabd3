/** Courses that stand side by side. */
export const MOST_COMPARED = 3;

const SEPARATOR = ',';

/** Courses an address compares, by slug: each once, the first three (docs/product/course.md#comparison). */
export const comparedIn = (value: string | undefined): string[] =>
  [...new Set((value ?? '').split(SEPARATOR).map((slug) => slug.trim()))]
    .filter((slug) => slug !== '')
    .slice(0, MOST_COMPARED);

/** How an address names them; undefined for none. */
export const comparedValue = (slugs: readonly string[]): string | undefined =>
  slugs.length === 0 ? undefined : slugs.join(SEPARATOR);

/** The same with one more, as long as there is room and it is not among them. */
export const withCompared = (slugs: readonly string[], slug: string): string[] =>
  comparedIn(comparedValue([...slugs, slug]));

/** The same without one. */
export const withoutCompared = (slugs: readonly string[], slug: string): string[] =>
  slugs.filter((each) => each !== slug);
