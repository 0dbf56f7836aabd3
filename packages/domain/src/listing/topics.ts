/** How many words the courses of a category may be looked for by, and of how many letters (docs/product/listing.md#topics). */
export const MOST_TOPICS = 12;
export const MOST_TOPIC_LETTERS = 40;
