import { contentStyles } from '@suluh/ui/content/Content.styles.ts';
import { richTextStyles } from '@suluh/ui/content/RichText.styles.ts';
import { createGlobalStyle } from 'styled-components';

/** What a page of the database's words needs beside what every page has. */
export const SitePageStylesheet = createGlobalStyle`
  ${contentStyles}
  ${richTextStyles}
`;
