/**
 * What lessons after the first say, by how the title of their course begins and by their own title: paragraphs of 55 to
 * 120 words together.
 */
export type Readings = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
