import { createGlobalStyle } from 'styled-components';
import { siteDocumentStyles } from './SiteDocument.styles.ts';

/** What every page of an app needs beside the stylesheets of ui. */
export const ChromeStylesheet = createGlobalStyle`
  ${siteDocumentStyles}
`;
