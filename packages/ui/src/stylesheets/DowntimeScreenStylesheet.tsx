import { stylesheet } from './stylesheet.tsx';
import { downtimeScreenStyles } from '../feedback/DowntimeScreen.styles.ts';

/** Screen of a site that is down, which few see: not on every page. */
export const DowntimeScreenStylesheet = stylesheet`
  ${downtimeScreenStyles}
`;
