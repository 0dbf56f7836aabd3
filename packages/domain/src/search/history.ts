/** Signs of a keyword that is remembered; a longer one is no word somebody would choose again. */
export const MOST_KEYWORD_SIGNS = 60;
/** Keywords of one learner that are kept, and shown (docs/product/listing.md#search-history). */
export const MOST_KEYWORDS = 10;

/** A text without blanks around it, and with single ones between words. */
export const withSingleBlanks = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** A keyword as it is remembered: without blanks around it, with single ones between words; null for one that is not. */
export function keywordToRemember(typed: string): string | null {
  const keyword = withSingleBlanks(typed);
  return keyword === '' || keyword.length > MOST_KEYWORD_SIGNS ? null : keyword;
}
