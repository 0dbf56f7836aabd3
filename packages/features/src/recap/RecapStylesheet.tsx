import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { recapStyles } from './Recap.styles.ts';

/** The pages of the yearly recap. */
export const RecapStylesheet = stylesheet`
  ${recapStyles}
`;
