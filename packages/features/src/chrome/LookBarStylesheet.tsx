import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { lookBarStyles } from './LookBar.styles.ts';

/** The bar of a look; it goes with it, so that nobody else's page carries it. */
export const LookBarStylesheet = stylesheet`
  ${lookBarStyles}
`;
