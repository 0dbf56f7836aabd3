import { createGlobalStyle } from 'styled-components';
import { siteDocumentStyles } from './SiteDocument.styles.ts';

/** What every page of an app needs beside the sheets of ui. */
export const ChromeSheet = createGlobalStyle`
  ${siteDocumentStyles}
`;
