import { stylesheet } from './stylesheet.tsx';
import { fullPageStyles } from '../feedback/FullPage.styles.ts';

/** Not found and downtime, which few see: not on every page. */
export const FullPageStylesheet = stylesheet`
  ${fullPageStyles}
`;
