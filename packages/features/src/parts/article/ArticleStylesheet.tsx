import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { richTextStyles } from '@suluh/ui/content/RichText.styles.ts';

/** Running text with headings and lists, where a page has some. */
export const ArticleStylesheet = stylesheet`
  ${richTextStyles}
`;
