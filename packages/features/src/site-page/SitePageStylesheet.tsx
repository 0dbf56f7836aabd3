import { contentStyles } from '@suluh/ui/content/Content.styles.ts';
import { richTextStyles } from '@suluh/ui/content/RichText.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';

/** What a page of the database's words needs beside what every page has. */
export const SitePageStylesheet = stylesheet`
  ${contentStyles}
  ${richTextStyles}
`;
