import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { bundleSectionStyles } from './BundleSection.styles.ts';
import { bundlesScreenStyles } from './BundlesScreen.styles.ts';

/** What bundles have beside `HomeStylesheet`. */
export const BundleStylesheet = stylesheet`
  ${bundlesScreenStyles}
  ${bundleSectionStyles}
`;
