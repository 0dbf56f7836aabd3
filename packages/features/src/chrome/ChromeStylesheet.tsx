import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { siteDocumentStyles } from './SiteDocument.styles.ts';

/** What every page of an app needs beside the stylesheets of ui. */
export const ChromeStylesheet = stylesheet`
  ${siteDocumentStyles}
`;
