import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { keptStyles } from './Kept.styles.ts';

/** Lessons kept on the device, beside `AccountStylesheet`. */
export const KeptStylesheet = stylesheet`
  ${keptStyles}
`;
