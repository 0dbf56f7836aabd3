/**
 * What the lesson that may be tried says, before anything is bought: by how the title of its course begins, paragraphs
 * of 60 to 100 words together.
 */
export type FirstLessons = Readonly<Record<string, readonly string[]>>;
